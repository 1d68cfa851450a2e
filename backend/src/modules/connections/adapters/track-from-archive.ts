// The build without workers and WebAssembly.
import {
  type FileEntry,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { ServiceProblem, type TrackFile } from '../connected-service.port.ts';

/** The original first; the others are there for activities that came from elsewhere. */
const FORMATS = ['fit', 'tcx', 'gpx'] as const;
const MAX_ENTRIES = 1_000;
/** Names that leave their folder refuse the archive. */
const OPTIONS = { checkCrc32: true, filenameValidation: 'strict', useWebWorkers: false } as const;

/**
 * The recording in the archive that a service serves for an activity. Its name in there is not used.
 * @throws ServiceProblem no_track for an empty archive, unreadable for one without a recording, damaged or hostile
 */
export async function trackFromArchive(
  archive: Uint8Array,
  sourceId: string,
  maxBytes: number,
): Promise<TrackFile> {
  try {
    const files = await filesIn(archive);
    if (files.length === 0) throw new ServiceProblem('no_track', 'The archive is empty');
    for (const format of FORMATS) {
      const file = recordingOf(files, format);
      if (file === undefined) continue;
      // Extraction ends with an error past the declared size.
      if (file.uncompressedSize > maxBytes) throw new Error(`The entry is larger than ${maxBytes} bytes`);
      return { fileName: `${sourceId}.${format}`, bytes: await file.getData(new Uint8ArrayWriter()) };
    }
    throw new Error('No FIT, TCX or GPX file');
  } catch (error) {
    if (error instanceof ServiceProblem) throw error;
    throw new ServiceProblem('unreadable', `The archive: ${(error as Error).message}`, { cause: error });
  }
}

async function filesIn(archive: Uint8Array): Promise<readonly FileEntry[]> {
  const files: FileEntry[] = [];
  let count = 0;
  for await (const entry of new ZipReader(new Uint8ArrayReader(archive), OPTIONS).getEntriesGenerator()) {
    if (++count > MAX_ENTRIES) throw new Error(`More than ${MAX_ENTRIES} entries`);
    if (!entry.directory) files.push(entry);
  }
  return files;
}

/** `<id>_ACTIVITY.fit` where there are several. */
function recordingOf(files: readonly FileEntry[], format: string): FileEntry | undefined {
  const recordings = files.filter(({ filename }) => filename.toLowerCase().endsWith(`.${format}`));
  return recordings.find(({ filename }) => /_ACTIVITY\.[a-z]+$/i.test(filename)) ?? recordings[0];
}
