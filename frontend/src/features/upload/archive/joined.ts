/** Pieces as one array. @throws RangeError past `maxBytes` */
export function joined(pieces: readonly Uint8Array[], maxBytes = Infinity): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  if (size > maxBytes) throw new RangeError(`More than ${maxBytes} bytes`);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Where the bytes are first found from `from` on, or -1. */
export function indexOfBytes(bytes: Uint8Array, found: Uint8Array, from: number): number {
  const [first = 0] = found;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (found.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
