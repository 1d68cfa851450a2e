/** End of central directory: a record of 22 bytes and a comment of up to 64 kB. */
const MAX_END_BYTES = 22 + 0xffff;
const SIGNATURE = [0x50, 0x4b, 0x05, 0x06] as const;

/** Keeps the last bytes of a stream, enough for the end of central directory. */
export class Tail {
  bytes = new Uint8Array(0);

  add(piece: Uint8Array): void {
    const kept = this.bytes.subarray(Math.max(0, this.bytes.length + piece.length - 2 * MAX_END_BYTES));
    const next = new Uint8Array(kept.length + piece.length);
    next.set(kept);
    next.set(piece, kept.length);
    this.bytes = next;
  }
}

/** Number of entries in the end of central directory (65535 means ZIP64); null if the record is missing. */
export function declaredEntries(tail: Uint8Array): number | null {
  for (let at = tail.length - 22; at >= 0; at--) {
    if (SIGNATURE.every((byte, offset) => tail[at + offset] === byte)) {
      return (tail[at + 10] ?? 0) | ((tail[at + 11] ?? 0) << 8);
    }
  }
  return null;
}
