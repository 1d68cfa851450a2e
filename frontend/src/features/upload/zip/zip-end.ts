/** A zip ends with a record of 22 bytes and a comment of 64 kB at the most. */
const LONGEST_END = 22 + 0xffff;
const SIGNATURE = [0x50, 0x4b, 0x05, 0x06] as const;

/** The last bytes of a stream, at least as many as a zip's end can take. */
export class Tail {
  bytes = new Uint8Array(0);

  add(piece: Uint8Array): void {
    const kept = this.bytes.subarray(Math.max(0, this.bytes.length + piece.length - 2 * LONGEST_END));
    const next = new Uint8Array(kept.length + piece.length);
    next.set(kept);
    next.set(piece, kept.length);
    this.bytes = next;
  }
}

/** How many entries a zip says it has (65535 stands for more), or null where its end is missing. */
export function declaredEntries(tail: Uint8Array): number | null {
  for (let at = tail.length - 22; at >= 0; at--) {
    if (SIGNATURE.every((byte, offset) => tail[at + offset] === byte)) {
      return (tail[at + 10] ?? 0) | ((tail[at + 11] ?? 0) << 8);
    }
  }
  return null;
}
