import type { Coast } from '@rideline/detection-engine';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

interface Drawing {
  /** Projects degrees into the frame's plane. */
  readonly place: (latitude: number, longitude: number) => Point;
  readonly frame: Frame;
  /** Decimals of a coordinate. */
  readonly digits: number;
}

/** SVG path (even-odd) of the sea within a frame; empty where the frame has no land. */
export function seaPath({ sea }: Coast, { place, frame, digits }: Drawing): string {
  const { left, top, right, bottom } = frame;
  const rings = sea.flat().flatMap((ring) => {
    const points = Array.from({ length: ring.length / 2 }, (_, at) =>
      place(ring[2 * at + 1]!, ring[2 * at]!),
    );
    const shown = [
      [0, left, 1],
      [0, right, -1],
      [1, top, 1],
      [1, bottom, -1],
    ].reduce<readonly Point[]>(
      (kept, [axis, limit, side]) => clip(kept, axis as 0 | 1, limit!, side!),
      points,
    );
    return shown.length < 3 ? [] : [shown];
  });
  const isAllSea =
    rings.length === 1 && Math.abs(areaOf(rings[0]!)) >= (right - left) * (bottom - top) - 1e-6;
  return isAllSea ? '' : rings.map((ring) => pathOf(ring, digits)).join('');
}

function clip(ring: readonly Point[], axis: 0 | 1, limit: number, side: number): readonly Point[] {
  const isInside = (point: Point) => (point[axis] - limit) * side >= 0;
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1)!;
    const kept = isInside(to) ? [to] : [];
    if (isInside(from) === isInside(to)) return kept;
    const share = (limit - from[axis]) / (to[axis] - from[axis]);
    const other = from[1 - axis]! + share * (to[1 - axis]! - from[1 - axis]!);
    return [axis === 0 ? ([limit, other] as const) : ([other, limit] as const), ...kept];
  });
}

const areaOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = ring.at(index - 1)!;
    return sum + (lastX * y - x * lastY) / 2;
  }, 0);

function pathOf(ring: readonly Point[], digits: number): string {
  const rounded = ring.map(([x, y]) => `${Number(x.toFixed(digits))} ${Number(y.toFixed(digits))}`);
  const drawn = rounded.filter((point, index) => point !== rounded.at(index - 1));
  return drawn.length < 3 ? '' : `M${drawn.join('L')}Z`;
}
