import { placedIn, type SessionFrame, type Track } from '@rideline/detection-engine';
import type { Ride } from '../events/detection-events.ts';
import { seaPath } from './sea-path.ts';
import { type Line, simplified } from './simplified.ts';

/** Side of the square that an outline is drawn in. */
export const OUTLINE_SIDE = 64;

const MARGIN = 6;
const SQUARE = {
  left: MARGIN,
  top: MARGIN,
  width: OUTLINE_SIDE - 2 * MARGIN,
  height: OUTLINE_SIDE - 2 * MARGIN,
};
/** In meters; a smaller session is not enlarged to the whole square. */
const LEAST_EXTENT = 120;
/** Points of the whole way, and of a ride: also drawn as wide as a card of some 350 px. */
const WAY = { tolerance: 0.4, most: 160 };
const RIDE = { tolerance: 0.3, most: 12 };
/** Longest rides that are drawn. */
const MOST_RIDES = 40;

/** Paths of a small picture without coordinates of the earth: the whole way, and the rides. */
export interface TrackOutline {
  readonly way: string;
  readonly rides: string;
  /** Empty without land in the picture. */
  readonly sea: string;
}

type DrawnRide = Pick<Ride, 'firstPoint' | 'lastPoint' | 'distance'>;

/** A session's way and rides in a square that its frame fills. */
export function trackOutline(
  track: Track,
  rides: readonly DrawnRide[],
  { box, coast }: SessionFrame,
): TrackOutline {
  if (track.length === 0) return { way: '', rides: '', sea: '' };
  const { place } = placedIn(box, SQUARE, LEAST_EXTENT);
  const line = { x: new Float64Array(track.length), y: new Float64Array(track.length) };
  for (let row = 0; row < track.length; row++)
    [line.x[row], line.y[row]] = place(track.latitude[row]!, track.longitude[row]!);
  const drawn = rides.toSorted((a, b) => b.distance - a.distance).slice(0, MOST_RIDES);
  return {
    way: pathOf(line, simplified(line, 0, track.length - 1, WAY)),
    rides: drawn
      .map(({ firstPoint, lastPoint }) => pathOf(line, simplified(line, firstPoint, lastPoint, RIDE)))
      .join(''),
    sea: coast === null ? '' : seaPath(coast, { place, frame: AROUND, digits: 1 }),
  };
}

/** Wider than the square, so that a soft shore is soft at its edges too. */
const AROUND = { left: -8, top: -8, right: OUTLINE_SIDE + 8, bottom: OUTLINE_SIDE + 8 };

/** Relative steps are the shortest text, and compress best. */
function pathOf({ x, y }: Line, rows: readonly number[]): string {
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const [nextX, nextY] = [placed(x[row]!), placed(y[row]!)];
    if (index > 0 && nextX === lastX && nextY === lastY) continue;
    path += index === 0 ? `M${nextX} ${nextY}` : `l${tenths(nextX - lastX)} ${tenths(nextY - lastY)}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return path;
}

const tenths = (value: number): number => Math.round(10 * value) / 10;

/** Nothing far outside of the square. */
const placed = (value: number): number => tenths(Math.min(2 * OUTLINE_SIDE, Math.max(-OUTLINE_SIDE, value)));
