import type { Track } from '../../track/track.ts';
import { type HomeArea, fromHome } from './home-area.ts';
import { type Shore, landwardOf, uncertaintyOf } from './shore.ts';

/** Metres landward of where most rides have ended: beyond, and beyond doubt about the shore, is land. */
const BEACH = 12;
/** Milliseconds in the water that are a session's, and not a wave's run-up or a drive along the sea. */
const STAYS = 60_000;

/**
 * Tells which rows are ashore: landward of where rides end, before the session first stays in the water within its
 * home area or after it last does. Nobody begins a ride there. No row is where the session never stays in the water,
 * or too few rides tell where the water ends.
 */
export function findAshore(track: Track, home: HomeArea, shore: Shore | null): (row: number) => boolean {
  const none = () => false;
  if (shore === null || shore.ridesEnd === null) return none;
  const { time, length } = track;
  const line = shore.ridesEnd + BEACH;
  const isLandward = (east: number, north: number) =>
    landwardOf(shore, east, north) > line + uncertaintyOf(shore, east, north);
  const placeOf = (row: number) => fromHome(home, track.latitude[row]!, track.longitude[row]!);
  const findStay = (from: number, step: 1 | -1): number => {
    let entered = -1;
    for (let row = from; row >= 0 && row < length; row += step) {
      const [east, north] = placeOf(row);
      if (isLandward(east, north) || east * east + north * north > home.reach * home.reach) entered = -1;
      else if (entered < 0) entered = row;
      else if (Math.abs(time[row]! - time[entered]!) >= STAYS) return entered;
    }
    return -1;
  };
  const first = findStay(0, 1);
  if (first < 0) return none;
  const last = findStay(length - 1, -1);
  return (row) => (row < first || row > last) && isLandward(...placeOf(row));
}
