import type { Track } from '../../track/track.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { type Shore, landwardOf, uncertaintyOf } from './shore.ts';

/** Meters landward of the landLine where most rides end, beyond which (plus the shore's uncertainty) is land. */
const BEACH_METERS = 12;
/** Minimum stay in the water; shorter ones are run-up or a drive along the sea. */
const MIN_STAY_MS = 60_000;

/**
 * Finds the rows ashore: landward of the landLine where rides end, before the first or after the last stay in the water
 * within the home area. Rides never start there. Without such a stay, or with too few rides to locate the shore, no
 * row is ashore.
 */
export function findAshore(track: Track, home: HomeArea, shore: Shore | null): (row: number) => boolean {
  const none = () => false;
  if (shore === null || shore.ridesEnd === null) return none;
  const { time, length } = track;
  const landLine = shore.ridesEnd + BEACH_METERS;
  const isLandward = (east: number, north: number) =>
    landwardOf(shore, east, north) > landLine + uncertaintyOf(shore, east, north);
  const placeOf = (row: number) => fromHome(home, track.latitude[row]!, track.longitude[row]!);
  const findStay = (from: number, step: 1 | -1): number => {
    let entered = -1;
    for (let row = from; row >= 0 && row < length; row += step) {
      const [east, north] = placeOf(row);
      if (isLandward(east, north) || east * east + north * north > home.reach * home.reach) entered = -1;
      else if (entered < 0) entered = row;
      else if (Math.abs(time[row]! - time[entered]!) >= MIN_STAY_MS) return entered;
    }
    return -1;
  };
  const first = findStay(0, 1);
  if (first < 0) return none;
  const last = findStay(length - 1, -1);
  return (row) => (row < first || row > last) && isLandward(...placeOf(row));
}
