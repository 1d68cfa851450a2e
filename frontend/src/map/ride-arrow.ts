/** Corners of an arrow that points east, in pixels of the screen around its middle. */
const CORNERS = [
  [-5, -6],
  [6, 0],
  [-5, 6],
  [-2, 0],
] as const;
const SIZE = 18;
const BORDER = 1.25;
const INK = [0x10, 0x2a, 0x38] as const;

/** Pixels of the image for each of the screen. */
export const ARROW_PIXELS = 2;

/** Distance to the arrow's outline, negative inside it. */
function outside(x: number, y: number): number {
  let nearest = Infinity;
  let isInside = false;
  for (const [index, [x1, y1]] of CORNERS.entries()) {
    const [x2, y2] = CORNERS[(index + 1) % CORNERS.length]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(x - x1 - along * dx, y - y1 - along * dy));
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * dx) / dy) isInside = !isInside;
  }
  return isInside ? -nearest : nearest;
}

/** A dark arrow with a white border, to be drawn along a ride. */
export function arrowImage(): { width: number; height: number; data: Uint8ClampedArray } {
  const side = SIZE * ARROW_PIXELS;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [column, row] = [pixel % side, Math.floor(pixel / side)];
    const distance = outside((column + 0.5) / ARROW_PIXELS - SIZE / 2, (row + 0.5) / ARROW_PIXELS - SIZE / 2);
    const covered = (edge: number) => Math.min(1, Math.max(0, 0.5 + (edge - distance) * ARROW_PIXELS));
    const dark = covered(0);
    data.set([...INK.map((ink) => 255 + (ink - 255) * dark), 255 * covered(BORDER)], pixel * 4);
  }
  return { width: side, height: side, data };
}
