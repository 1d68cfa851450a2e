import { ServiceProblem, type TrackFile } from '../../connected-service.port.ts';
import { unpackEntry, type ZipEntry, zipEntries, ZipUnreadable } from './zip-entries.ts';

/** The original first; the others are there for activities that came from elsewhere. */
const FORMATS = ['fit', 'tcx', 'gpx'] as const;

/**
 * The recording in the archive that Garmin serves for an activity. Its name in there is not used.
 * @throws ServiceProblem no_track for an empty archive, unreadable for one without a recording, damaged or hostile
 */
export async function trackFromArchive(
  archive: Uint8Array,
  sourceId: string,
  maxBytes: number,
): Promise<TrackFile> {
  try {
    const zip = Buffer.from(archive.buffer, archive.byteOffset, archive.length);
    const entries = zipEntries(zip);
    if (entries.length === 0) throw new ServiceProblem('no_track', 'The archive is empty');
    if (entries.some(({ name }) => leavesItsFolder(name))) {
      throw new ServiceProblem('unreadable', 'The archive has a path that leaves its folder');
    }
    for (const format of FORMATS) {
      const entry = recordingOf(entries, format);
      if (entry === undefined) continue;
      return { fileName: `${sourceId}.${format}`, bytes: await unpackEntry(zip, entry, maxBytes) };
    }
    throw new ServiceProblem('unreadable', 'The archive has no FIT, TCX or GPX file');
  } catch (error) {
    if (error instanceof ZipUnreadable)
      throw new ServiceProblem('unreadable', `The archive: ${error.message}`);
    throw error;
  }
}

/** `<id>_ACTIVITY.fit` where there are several. */
function recordingOf(entries: readonly ZipEntry[], format: string): ZipEntry | undefined {
  const files = entries.filter(({ name }) => name.toLowerCase().endsWith(`.${format}`));
  return files.find(({ name }) => /_ACTIVITY\.[a-z]+$/i.test(name)) ?? files[0];
}

const leavesItsFolder = (name: string) =>
  /^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..') || name.includes('\0');
