import { FlateErrorCode, Gunzip } from 'fflate';
import { TrackFileError } from './track-file-error.ts';

/** What a packed track may unpack to; a day of 1 Hz GPX is about 30 MB. */
const MAX_UNPACKED_BYTES = 100_000_000;
const CHUNK_BYTES = 16_384;

/**
 * Unpacks a .gz file as bulk exports hold them, piece by piece so that a small file never becomes a huge one.
 * @throws TrackFileError `damaged`, `truncated` or `too_large`.
 */
export function gunzip(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const unpacking = new Gunzip((piece, final) => {
    pieces.push(piece);
    length += piece.length;
    ended = final;
    if (length > MAX_UNPACKED_BYTES) {
      throw new TrackFileError('too_large', 'This packed file unpacks to more than a track can be.');
    }
  });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      unpacking.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
    }
  } catch (error) {
    if (error instanceof TrackFileError) throw error;
    if ((error as { code?: unknown }).code === FlateErrorCode.UnexpectedEOF) throw truncated(error);
    throw new TrackFileError(
      'damaged',
      'This packed file is damaged. Unpack it and upload the track inside.',
      {
        cause: error,
      },
    );
  }
  if (!ended) throw truncated();
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

const truncated = (cause?: unknown) =>
  new TrackFileError('truncated', 'This packed file ends early. Was it copied completely?', { cause });
