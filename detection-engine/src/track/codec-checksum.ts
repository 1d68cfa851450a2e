/** A 32-bit hash of bytes[from...], in four parallel lanes so that it costs far less than decoding. */
export function codecChecksum(bytes: Uint8Array, from: number, seed: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = seed ^ 0x2c1b3c6d;
  let b = seed ^ 0x297a2d39;
  let c = seed ^ 0x165667b1;
  let d = seed ^ 0x27d4eb2f;
  let at = from;
  for (const last = bytes.length - 16; at <= last; at += 16) {
    a = mix(a, view.getInt32(at, true));
    b = mix(b, view.getInt32(at + 4, true));
    c = mix(c, view.getInt32(at + 8, true));
    d = mix(d, view.getInt32(at + 12, true));
  }
  let whole = mix(mix(mix(mix(bytes.length, a), b), c), d);
  for (; at < bytes.length; at++) whole = mix(whole, bytes[at]!);
  return (whole ^ (whole >>> 15)) >>> 0;
}

function mix(state: number, word: number): number {
  const product = Math.imul(state ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
}
