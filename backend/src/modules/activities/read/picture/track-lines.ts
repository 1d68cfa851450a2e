import { type Area, type Box, placedIn, type Placing, type Track } from '@rideline/detection-engine';

/** Points further apart in time are not connected. */
const GAP_MS = 30_000;
/** In pixels; a point closer to the last drawn one is skipped. */
const LEAST_STEP = 0.7;
/** Points per line; drawing hundreds of thousands takes seconds. */
const MOST_DRAWN = 20_000;
/** In meters; a smaller track is not enlarged to the whole picture. */
const LEAST_EXTENT = 40;

/** Rows of a track, both inclusive. */
export type Rows = readonly [first: number, last: number];

export interface LineDrawer extends Placing {
  /** Path data of the rows. */
  readonly path: (rows: Rows) => string;
  readonly at: (row: number) => readonly [x: number, y: number];
}

/** Draws rows of the track with the `shown` part of the earth filling an area. */
export function lineDrawer({ time, latitude, longitude }: Track, shown: Box, area: Area): LineDrawer {
  const placing = placedIn(shown, area, LEAST_EXTENT);
  const at = (row: number) => placing.place(latitude[row]!, longitude[row]!);
  const path = ([first, last]: Rows): string => {
    const every = Math.ceil((last - first + 1) / MOST_DRAWN);
    let drawn = '';
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let row = first; row <= last; row++) {
      const joined = row > first && time[row]! - time[row - 1]! <= GAP_MS;
      if (joined && row < last && (row - first) % every !== 0) continue;
      const [nextX, nextY] = at(row);
      if (joined && row < last && Math.hypot(nextX - lastX, nextY - lastY) < LEAST_STEP) continue;
      drawn += `${joined ? 'L' : 'M'}${nextX.toFixed(1)} ${nextY.toFixed(1)}`;
      [lastX, lastY] = [nextX, nextY];
    }
    return drawn;
  };
  return { ...placing, path, at };
}

/** Path data of the rows per speed step, from slow to fast; `fastest` in m/s is the last step. */
export function pathsBySpeed(
  { speed }: Track,
  drawer: LineDrawer,
  [first, last]: Rows,
  { steps, fastest }: { steps: number; fastest: number },
): string[] {
  const paths = Array.from({ length: steps }, () => '');
  const stepOf = (row: number) =>
    Math.min(steps - 1, Math.max(0, Math.floor(((speed[row] ?? 0) / (fastest || 1)) * steps)));
  for (let from = first; from < last;) {
    const step = stepOf(from + 1);
    let to = from + 1;
    while (to < last && stepOf(to + 1) === step) to++;
    paths[step] += drawer.path([from, to]);
    from = to;
  }
  return paths;
}
