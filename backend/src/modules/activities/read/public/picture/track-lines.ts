import type { Track } from '@rideline/detection-engine';
import { type Plane, projectToPlane } from '../../maps/plane.ts';
import type { Session } from '../visible-session.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Points further apart in time are not connected. */
const GAP_MS = 30_000;
/** In pixels; a point closer to the last drawn one is skipped. */
const LEAST_STEP = 0.7;
/** Points per line; drawing hundreds of thousands takes seconds. */
const MOST_DRAWN = 20_000;
/** In meters; a smaller track is not enlarged to the whole picture. */
const LEAST_EXTENT = 40;

/** Path data of the whole way, the rides and the tours, fitted into the box. */
export function trackLines({ track, rides }: Session, box: Box) {
  const line = lineDrawer(track, projectToPlane(track), box);
  const all = (wanted: boolean) =>
    rides
      .filter(({ isTour }) => isTour === wanted)
      .map(({ firstPoint, lastPoint }) => line(firstPoint, lastPoint))
      .join('');
  return { way: line(0, track.length - 1), rides: all(false), tours: all(true) };
}

function lineDrawer({ time }: Track, { east, north }: Plane, { left, top, width, height }: Box) {
  const scale = Math.min(width / extentOf(east), height / extentOf(north));
  return (first: number, last: number): string => {
    const every = Math.ceil((last - first + 1) / MOST_DRAWN);
    let path = '';
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (let row = first; row <= last; row++) {
      const joined = row > first && time[row]! - time[row - 1]! <= GAP_MS;
      if (joined && row < last && (row - first) % every !== 0) continue;
      // The plane's origin is the box's center.
      const x = left + width / 2 + east[row]! * scale;
      const y = top + height / 2 - north[row]! * scale;
      if (joined && row < last && Math.hypot(x - lastX, y - lastY) < LEAST_STEP) continue;
      path += `${joined ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
      [lastX, lastY] = [x, y];
    }
    return path;
  };
}

function extentOf(column: Float64Array): number {
  let most = 0;
  for (const value of column) most = Math.max(most, Math.abs(value));
  return Math.max(LEAST_EXTENT, 2 * most);
}
