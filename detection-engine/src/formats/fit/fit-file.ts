import { fitCrc } from './fit-crc.ts';

const HEADER_BYTES = 14;
const PROTOCOL = 0x20;
/** Version of the profile, times 100. */
const PROFILE = 21_217;

/** Bytes of a file beside its messages. */
export const FIT_FRAME_BYTES = HEADER_BYTES + 2;

/**
 * A FIT file around its messages, in slices.
 * @param bytes of all messages
 */
export function* fitFile(bytes: number, messages: Iterable<Uint8Array>): Generator<Uint8Array> {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  view.setUint8(0, HEADER_BYTES);
  view.setUint8(1, PROTOCOL);
  view.setUint16(2, PROFILE, true);
  view.setUint32(4, bytes, true);
  header.set(new TextEncoder().encode('.FIT'), 8);
  view.setUint16(12, fitCrc(header, 0, 12), true);
  yield header;
  let crc = fitCrc(header, 0, HEADER_BYTES);
  for (const slice of messages) {
    crc = fitCrc(slice, 0, slice.length, crc);
    yield slice;
  }
  yield Uint8Array.of(crc & 0xff, crc >> 8);
}
