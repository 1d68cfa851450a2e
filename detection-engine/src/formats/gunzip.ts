import { FlateErrorCode, Gunzip } from 'fflate';
import { Crc32 } from './crc32.ts';
import { MAX_GZIP_MEMBERS } from './read-limits.ts';
import { TrackFileError } from './track-file-error.ts';

const CHUNK_BYTES = 16_384;
/** CRC-32 and length at the end of each member. */
const TRAILER_BYTES = 8;

/**
 * Unpacks a gzip file in pieces and stops at `maxBytes`, so that a small file cannot become a huge one. Checks the
 * checksum of each member.
 * @throws TrackFileError `damaged`, `bad_checksum`, `truncated` or `too_large`
 */
export function gunzip(bytes: Uint8Array, maxBytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const member = new Crc32();
  let members = 0;
  const checkMember = (end: number) => {
    if (++members > MAX_GZIP_MEMBERS) throw damaged();
    const matches =
      member.value === view.getUint32(end - TRAILER_BYTES, true) &&
      member.length === view.getUint32(end - TRAILER_BYTES / 2, true);
    if (!matches) throw badChecksum();
    member.reset();
  };
  const unpacking = new Gunzip((piece, final) => {
    length += piece.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    pieces.push(piece);
    member.add(piece);
    ended = final;
  });
  unpacking.onmember = checkMember;
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      unpacking.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
    }
  } catch (error) {
    if (error instanceof TrackFileError) throw error;
    ended = paddedEnd(bytes, member) !== null;
    if (!ended && (error as { code?: unknown }).code === FlateErrorCode.UnexpectedEOF) throw truncated(error);
    if (!ended) throw damaged(error);
  }
  if (!ended) throw truncated();
  checkMember(paddedEnd(bytes, member) ?? bytes.length);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Where a member of this content ends before nothing but zero bytes, as tapes and some downloads add; null elsewhere. */
function paddedEnd(bytes: Uint8Array, member: Crc32): number | null {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const last = Math.min(bytes.length, end + TRAILER_BYTES); end <= last; end++) {
    if (end < TRAILER_BYTES || view.getUint32(end - TRAILER_BYTES, true) !== member.value) continue;
    if (view.getUint32(end - TRAILER_BYTES / 2, true) === member.length) return end;
  }
  return null;
}

const tooLarge = (maxBytes: number) =>
  new TrackFileError(
    'too_large',
    `This packed file unpacks to more than ${maxBytes / 1_000_000} MB, the most a track file may have.`,
  );

const damaged = (cause?: unknown) =>
  new TrackFileError('damaged', 'This packed file is damaged. Unpack it and upload the track inside.', {
    cause,
  });

const badChecksum = () =>
  new TrackFileError(
    'bad_checksum',
    'This packed file is damaged: its checksum does not match its content. Pack or copy it again.',
  );

const truncated = (cause?: unknown) =>
  new TrackFileError('truncated', 'This packed file ends early. Was it copied completely?', { cause });
