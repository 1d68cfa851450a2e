import type { Coast } from './coast.ts';

/** Meters on a plane around a session. */
export type Point = readonly [east: number, north: number];

/** Places degrees on the plane. */
export type Place = (latitude: number, longitude: number) => Point;

/** The box around points of the plane. */
export class Extent {
  private readonly least: [number, number] = [Infinity, Infinity];
  private readonly most: [number, number] = [-Infinity, -Infinity];

  add([east, north]: Point): void {
    this.least[0] = Math.min(this.least[0], east);
    this.least[1] = Math.min(this.least[1], north);
    this.most[0] = Math.max(this.most[0], east);
    this.most[1] = Math.max(this.most[1], north);
  }

  get corners(): readonly [southwest: Point, northeast: Point] {
    return this.most[0] < this.least[0]
      ? [
          [0, 0],
          [0, 0],
        ]
      : [this.least, this.most];
  }

  get size(): number {
    return Math.max(this.most[0] - this.least[0], this.most[1] - this.least[1]);
  }

  /** Whether a line between two points may come within `around` meters. */
  touches([x1, y1]: Point, [x2, y2]: Point, around: number): boolean {
    const [least, most] = [this.least, this.most];
    return (
      Math.max(x1, x2) >= least[0] - around &&
      Math.min(x1, x2) <= most[0] + around &&
      Math.max(y1, y2) >= least[1] - around &&
      Math.min(y1, y2) <= most[1] + around
    );
  }
}

type Line = readonly [Point, Point];

/** The pieces of shore that may be within `reach` meters. The sides of the coast's cell are much farther away. */
export function shoreLines({ sea }: Coast, place: Place, inside: Extent, reach: number): Line[] {
  const lines: Line[] = [];
  for (const ring of sea.flat()) {
    let before = place(ring.at(-1)!, ring.at(-2)!);
    for (let at = 0; at < ring.length; at += 2) {
      const here = place(ring[at + 1]!, ring[at]!);
      if (inside.touches(before, here, reach)) lines.push([before, here]);
      before = here;
    }
  }
  return lines;
}

interface Way {
  readonly from: Point;
  readonly to: Point;
  /** Meters. */
  readonly distance: number;
}

/** The shortest way from one of the points to the shore; null without any shore. */
export function nearestShore(lines: readonly Line[], points: readonly Point[]): Way | null {
  let nearest: Way | null = null;
  for (const from of points)
    for (const line of lines) {
      const to = nearestOn(line, from);
      const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
      if (nearest === null || distance < nearest.distance) nearest = { from, to, distance };
    }
  return nearest;
}

function nearestOn([[x1, y1], [x2, y2]]: Line, [x, y]: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return [x1 + part * dx, y1 + part * dy];
}
