import { gunzipSync } from 'node:zlib';
import { trackFromArchive } from '../adapters/track-from-archive.ts';
import { ServiceProblem, type TrackFile } from '../connected-service.port.ts';

/** Examined for the root element of GPX and TCX. */
const HEAD_BYTES = 2_000;

/**
 * The original as a track file, unpacked: the same file by another way has the same bytes.
 * @throws ServiceProblem unreadable for anything else, no_track for an empty archive
 */
export async function recordingOf(
  original: Uint8Array,
  sourceId: string,
  maxBytes: number,
): Promise<TrackFile> {
  if (startsWith(original, 'PK')) return trackFromArchive(original, sourceId, maxBytes);
  const bytes = original[0] === 0x1f && original[1] === 0x8b ? unpacked(original, maxBytes) : original;
  const format = formatOf(bytes);
  if (format === undefined) throw new ServiceProblem('unreadable', 'No FIT, TCX or GPX file');
  return { fileName: `${sourceId}.${format}`, bytes };
}

function unpacked(original: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return gunzipSync(original, { maxOutputLength });
  } catch (error) {
    throw new ServiceProblem('unreadable', `The recording: ${(error as Error).message}`, { cause: error });
  }
}

function formatOf(bytes: Uint8Array): 'fit' | 'gpx' | 'tcx' | undefined {
  if (startsWith(bytes.subarray(8), '.FIT')) return 'fit';
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (/<gpx[\s>]/i.test(head)) return 'gpx';
  return /<TrainingCenterDatabase[\s>]/i.test(head) ? 'tcx' : undefined;
}

const startsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;
