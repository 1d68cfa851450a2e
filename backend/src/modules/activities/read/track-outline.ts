import type { Box, Coast, SessionFrame, Track } from '@rideline/detection-engine';
import type { Ride } from '../events/detection-events.ts';
import { seaPath } from './sea-path.ts';
import { type Plane, projectToPlane } from './plane.ts';
import { type Line, simplified } from './simplified.ts';

/** Side of the square that an outline is drawn in. */
export const OUTLINE_SIDE = 64;

const MARGIN = 6;
/** In meters; a smaller session is not enlarged to the whole square. */
const LEAST_EXTENT = 120;
/** Points of the whole way; the background of a small picture. */
const WAY = { tolerance: 1, most: 64 };
const RIDE = { tolerance: 1, most: 6 };
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
  const line = inSquare(projectToPlane(track), box);
  const drawn = rides.toSorted((a, b) => b.distance - a.distance).slice(0, MOST_RIDES);
  return {
    way: pathOf(line, simplified(line, 0, track.length - 1, WAY)),
    rides: drawn
      .map(({ firstPoint, lastPoint }) => pathOf(line, simplified(line, firstPoint, lastPoint, RIDE)))
      .join(''),
    sea: coast === null ? '' : seaOf(coast, line),
  };
}

/** Wider than the square, so that a soft shore is soft at its edges too. */
const AROUND = { left: -8, top: -8, right: OUTLINE_SIDE + 8, bottom: OUTLINE_SIDE + 8 };

const seaOf = (coast: Coast, { place }: Pick<PlacedLine, 'place'>) =>
  seaPath(coast, { place, frame: AROUND, digits: 0 });

interface PlacedLine extends Line {
  readonly place: (latitude: number, longitude: number) => readonly [x: number, y: number];
}

function inSquare({ east, north, place }: Plane, { west, south, east: right, north: top }: Box): PlacedLine {
  const [[left, low], [wide, high]] = [place(south, west), place(top, right)];
  const scale = (OUTLINE_SIDE - 2 * MARGIN) / Math.max(LEAST_EXTENT, wide - left, high - low);
  const middle = OUTLINE_SIDE / 2;
  const x = (value: number) => middle + (value - (left + wide) / 2) * scale;
  const y = (value: number) => middle - (value - (low + high) / 2) * scale;
  return {
    x: east.map(x),
    y: north.map(y),
    place: (latitude, longitude) => {
      const [eastward, northward] = place(latitude, longitude);
      return [x(eastward), y(northward)];
    },
  };
}

/** Relative steps are the shortest text, and compress best. */
function pathOf({ x, y }: Line, rows: readonly number[]): string {
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const [nextX, nextY] = [placed(x[row]!), placed(y[row]!)];
    if (index > 0 && nextX === lastX && nextY === lastY) continue;
    path += index === 0 ? `M${nextX} ${nextY}` : `l${nextX - lastX} ${nextY - lastY}`;
    [lastX, lastY] = [nextX, nextY];
  }
  return path;
}

/** Whole units, and nothing far outside of the square. */
const placed = (value: number): number =>
  Math.round(Math.min(2 * OUTLINE_SIDE, Math.max(-OUTLINE_SIDE, value)));
