import { DEFAULT_DETECTION_PARAMETERS, cleanTrack, detectRides } from '../src/index.ts';
import { matchIntervals } from './match.ts';
import { type EffortScore, scoreEffort } from './score-effort.ts';
import { type SessionOrder, simulate } from './sessions.ts';
import type { Counts } from './tally.ts';

export interface StandingScore {
  readonly kind: 'standing';
  readonly order: SessionOrder;
  readonly receiver: string;
  readonly counts: Counts;
  readonly tours: Counts;
  /** By found attempt: true seconds on the wave, whether the surf ride flag is right, and whether it is in doubt. */
  readonly flags: readonly {
    readonly onWave: number;
    readonly right: boolean;
    readonly borderline: boolean;
  }[];
  /** Signed errors in seconds: time on the wave, start and end. */
  readonly onWave: readonly number[];
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly effort: EffortScore;
}

export function measureStanding(order: SessionOrder): StandingScore {
  const session = simulate(order);
  const track = cleanTrack(session.recorded);
  const found = detectRides(track, 'standing_waves', DEFAULT_DETECTION_PARAMETERS).rides;
  const { pairs, missed, extra } = matchIntervals(session.attempts, found);
  const needed = DEFAULT_DETECTION_PARAMETERS.min_ride_duration;
  const isTour = (attempt: { readonly isTour: boolean }) => attempt.isTour;
  return {
    kind: 'standing',
    order,
    receiver: session.receiver,
    counts: { hits: pairs.length, misses: missed.length, falseAlarms: extra.length },
    tours: {
      hits: pairs.filter(([truth, attempt]) => truth.isTour && attempt.isTour).length,
      misses:
        missed.filter(isTour).length +
        pairs.filter(([truth, attempt]) => truth.isTour && !attempt.isTour).length,
      falseAlarms:
        extra.filter(isTour).length +
        pairs.filter(([truth, attempt]) => !truth.isTour && attempt.isTour).length,
    },
    flags: pairs.map(([{ onWave }, attempt]) => ({
      onWave,
      right: onWave >= needed === attempt.isSurfRide,
      borderline: attempt.borderline,
    })),
    onWave: pairs.map(([truth, attempt]) => attempt.surfTime - truth.onWave),
    start: pairs.map(([truth, attempt]) => (attempt.startTime - truth.startTime) / 1000),
    end: pairs.map(([truth, attempt]) => (attempt.endTime - truth.endTime) / 1000),
    effort: scoreEffort(
      order,
      'standing_waves',
      track,
      found,
      session.attempts.filter(({ onWave }) => onWave >= needed),
    ),
  };
}
