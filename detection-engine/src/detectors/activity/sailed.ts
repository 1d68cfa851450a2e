import type { Track } from '../../track/track.ts';
import type { Bout } from './bouts.ts';

/**
 * Share of a session spent fast from which on wind moves it, not waves: real wing foilers and windsurfers are fast for
 * 0.42 and more of their time, surfers for 0.03 to 0.18, foils on waves for a third at most.
 */
const WIND = 0.4;
/** Seconds a stretch lasts at least to be more than a push or noise. */
const SUBSTANCE = 4;

/** Whether a session is sailed: then what leads out to sea is a reach like any other, and shows nothing of the shore. */
export function isSailed(track: Track, bouts: readonly Bout[]): boolean {
  const fast = bouts.reduce((sum, { seconds }) => (seconds < SUBSTANCE ? sum : sum + seconds), 0);
  return fast * 1000 > WIND * (track.time[track.length - 1]! - track.time[0]!);
}
