import {
  DEFAULT_DETECTION_PARAMETERS,
  PERFECT_RECEIVER,
  RECEIVERS,
  type ReceiverModel,
  cleanTrack,
  detectRides,
  simulateSession,
} from '../src/index.ts';
import { matchIntervals } from './match.ts';
import { MINUTES, REPORT_SEEDS, SESSIONS } from './seeds.ts';
import { Tally } from './tally.ts';

export interface StandingAccuracy {
  readonly attempts: Tally;
  readonly tours: Tally;
  /** Matched attempts with the correct surf ride flag. */
  flagsRight: number;
  /** Signed errors in seconds: time on the wave, start and end. */
  readonly onWave: number[];
  readonly start: number[];
  readonly end: number[];
}

export const OVERALL = 'all receivers';

/** Accuracy of the standing-wave detector by receiver, and over all but the perfect one. */
export function measureStanding(): ReadonlyMap<string, StandingAccuracy> {
  const byReceiver = new Map<string, StandingAccuracy>();
  const of = (name: string) => {
    const known = byReceiver.get(name) ?? {
      attempts: new Tally(),
      tours: new Tally(),
      flagsRight: 0,
      onWave: [],
      start: [],
      end: [],
    };
    byReceiver.set(name, known);
    return known;
  };
  of(OVERALL);
  [...RECEIVERS, PERFECT_RECEIVER].forEach((receiver, receiverIndex) => {
    for (let index = 0; index < SESSIONS.standing; index++) {
      const seed = REPORT_SEEDS.standing + receiverIndex * SESSIONS.standing + index;
      score(
        seed,
        receiver,
        receiver === PERFECT_RECEIVER ? [of(receiver.name)] : [of(receiver.name), of(OVERALL)],
      );
    }
  });
  return byReceiver;
}

function score(seed: number, receiver: ReceiverModel, tallies: readonly StandingAccuracy[]): void {
  const session = simulateSession({ surfType: 'standing_waves', seed, receiver, durationMinutes: MINUTES });
  const found = detectRides(
    cleanTrack(session.recorded),
    'standing_waves',
    DEFAULT_DETECTION_PARAMETERS,
  ).rides;
  const { pairs, missed, extra } = matchIntervals(session.attempts, found);
  const needed = DEFAULT_DETECTION_PARAMETERS.min_ride_duration;
  for (const tally of tallies) {
    tally.attempts.add(pairs.length, missed.length, extra.length);
    tally.tours.add(
      0,
      missed.filter(({ isTour }) => isTour).length,
      extra.filter(({ isTour }) => isTour).length,
    );
    for (const [truth, attempt] of pairs) {
      if (truth.onWave >= needed === attempt.isSurfRide) tally.flagsRight++;
      tally.tours.add(
        Number(truth.isTour && attempt.isTour),
        Number(truth.isTour && !attempt.isTour),
        Number(!truth.isTour && attempt.isTour),
      );
      tally.onWave.push(attempt.surfTime - truth.onWave);
      tally.start.push((attempt.startTime - truth.startTime) / 1000);
      tally.end.push((attempt.endTime - truth.endTime) / 1000);
    }
  }
}
