import type { Track } from '../../track/track.ts';
import { type Bout, describeBout } from './bouts.ts';
import type { HomeArea } from './home-area.ts';
import { type Shore, landward } from './shore.ts';
import { isLedOut } from './tows.ts';

/** Milliseconds and metres towards land that a ride needs after the tow, and metres of both together. */
const RIDE_TIME = 4000;
const RIDE_LANDWARD = 15;
const BOTH = 60;
/** Nothing that goes out and comes back is as straight. */
const ONE_WAY = 0.9;

/**
 * Parts a stretch that leads fast out to sea and, without slowing, back towards land: who is towed into a wave is on
 * it from the turn on. A foil pumped out after its wave runs the other way round, and stays whole.
 */
export function partTowedIn(track: Track, home: HomeArea, shore: Shore, bout: Bout): readonly Bout[] {
  if (bout.distance < BOTH || bout.straightness > ONE_WAY) return [bout];
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
    landward(shore, home, track, bout.last) - farthest >= RIDE_LANDWARD &&
    bout.endTime - track.time[turn]! >= RIDE_TIME;
  if (!isRidden) return [bout];
  const tow = describeBout(track, bout.first, turn);
  return isLedOut(tow, shore) ? [tow, describeBout(track, turn + 1, bout.last)] : [bout];
}
