const PRECISION = 1e5;

/** Google's encoded polyline of [latitude, longitude] pairs. */
export function encodePolyline(points: readonly (readonly [number, number])[]): string {
  let text = '';
  let before: readonly [number, number] = [0, 0];
  for (const point of points) {
    const rounded = [Math.round(point[0] * PRECISION), Math.round(point[1] * PRECISION)] as const;
    text += signed(rounded[0] - before[0]) + signed(rounded[1] - before[1]);
    before = rounded;
  }
  return text;
}

function signed(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
