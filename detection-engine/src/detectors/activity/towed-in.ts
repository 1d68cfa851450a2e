import type { Track } from '../../track/track.ts';
import { type Bout, describeBout } from './bouts.ts';
import type { HomeArea } from './home-area.ts';
import { type Shore, landward } from './shore.ts';
import { leadsSeaward } from './tows.ts';

/** Minimum ms and landward meters of the ride after the tow, and minimum meters of both together. */
const MIN_RIDE_MS = 4000;
const MIN_RIDE_LANDWARD = 15;
const MIN_TOTAL_DISTANCE = 60;
/** Straightness above which a stretch does not turn back. */
const MAX_STRAIGHTNESS = 0.9;

/**
 * Splits a stretch that leads seaward and, without slowing, back to land into the tow and the ride after the turn. A
 * foil pumping out after its wave has the reverse order and is not split.
 */
export function splitTowedIn(track: Track, home: HomeArea, shore: Shore, bout: Bout): readonly Bout[] {
  if (bout.distance < MIN_TOTAL_DISTANCE || bout.straightness > MAX_STRAIGHTNESS) return [bout];
  let turn = bout.first;
  let farthest = landward(shore, home, track, bout.first);
  for (let row = bout.first + 1; row <= bout.last; row++) {
    const here = landward(shore, home, track, row);
    if (here >= farthest) continue;
    farthest = here;
    turn = row;
  }
  const isRidden =
    turn > bout.first &&
    landward(shore, home, track, bout.last) - farthest >= MIN_RIDE_LANDWARD &&
    bout.endTime - track.time[turn]! >= MIN_RIDE_MS;
  if (!isRidden) return [bout];
  const tow = describeBout(track, bout.first, turn);
  return leadsSeaward(tow, shore) ? [tow, describeBout(track, turn + 1, bout.last)] : [bout];
}
