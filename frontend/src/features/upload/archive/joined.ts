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
