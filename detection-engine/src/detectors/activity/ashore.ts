import type { Track } from '../../track/track.ts';
import type { RowRange } from '../surf-runs.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { type Shore, landwardOf, uncertaintyOf } from './shore.ts';

/** Meters landward of the landLine where most rides end, beyond which (plus the shore's uncertainty) is land. */
const BEACH_METERS = 12;
/** Minimum stay in the water; shorter ones are run-up or a drive along the sea. */
const MIN_STAY_MS = 60_000;

/**
 * Finds the rows ashore: landward of the line where rides end, before the first or after the last stay in the water.
 * Rides never start there. Without such a stay, or with too few rides to locate the shore, no row is ashore.
 */
export function findAshore(track: Track, home: HomeArea, shore: Shore | null): (row: number) => boolean {
  const inWater = findTimeInWater(track, home, shore);
  if (shore === null || inWater === null) return () => false;
  return (row) =>
    (row < inWater.first || row > inWater.last) &&
    isLandward(shore, ...fromHome(home, track.latitude[row]!, track.longitude[row]!));
}

/**
 * The rows from the first to the last stay in the water within the home area. null without one, or with too few rides to
 * locate the shore.
 */
export function findTimeInWater(track: Track, home: HomeArea, shore: Shore | null): RowRange | null {
  if (shore === null || shore.ridesEnd === null) return null;
  const { time, length } = track;
  const findStay = (from: number, step: 1 | -1): number => {
    let entered = -1;
    for (let row = from; row >= 0 && row < length; row += step) {
      const [east, north] = fromHome(home, track.latitude[row]!, track.longitude[row]!);
      if (isLandward(shore, east, north) || east * east + north * north > home.reach * home.reach)
        entered = -1;
      else if (entered < 0) entered = row;
      else if (Math.abs(time[row]! - time[entered]!) >= MIN_STAY_MS) return entered;
    }
    return -1;
  };
  const first = findStay(0, 1);
  return first < 0 ? null : { first, last: findStay(length - 1, -1) };
}

function isLandward(shore: Shore, east: number, north: number): boolean {
  const landLine = (shore.ridesEnd ?? 0) + BEACH_METERS;
  return landwardOf(shore, east, north) > landLine + uncertaintyOf(shore, east, north);
}
