import {
  type DetectionParameters,
  type LabeledAct,
  type RecordedTrack,
  type ReceiverModel,
  type SimulatedSession,
  DEFAULT_DETECTION_PARAMETERS,
  PERFECT_RECEIVER,
  RECEIVERS,
  cleanTrack,
  detectRides,
  simulateSession,
} from '../src/index.ts';
import { type Interval, matchIntervals } from './match.ts';
import { bearingDetector } from './peers/bearing-detector.ts';
import { hysteresisDetector } from './peers/hysteresis-detector.ts';
import { localThresholdDetector } from './peers/local-threshold-detector.ts';
import { naiveRule, naiveRuleWithMedian } from './peers/naive-rule.ts';
import { MINUTES, REPORT_SEEDS, SESSIONS } from './seeds.ts';
import { Tallies } from './tally.ts';

export const ENGINE = 'Rideline';
type Detector = (recorded: RecordedTrack, parameters: DetectionParameters) => readonly Interval[];

const engine = (recorded: RecordedTrack, parameters: DetectionParameters) =>
  detectRides(cleanTrack(recorded), 'traveling_waves', parameters).rides;

export const DETECTORS: Readonly<Record<string, Detector>> = {
  [ENGINE]: engine,
  'plain rule': naiveRule,
  'plain rule, median of 5': naiveRuleWithMedian,
  'after wave-analysis': bearingDetector,
  'after GPX-Bodyboard': localThresholdDetector,
  'after pumpfoil': hysteresisDetector,
};
export const PERFECT = 'perfect receiver';
export const NO_RIDES = 'no rides at all';

/** Signed errors of found rides in s, km/h, and as a share of the true distance. */
export interface RideErrors {
  readonly start: number[];
  readonly end: number[];
  readonly maxSpeed: number[];
  readonly distance: number[];
  readonly duration: number[];
  /** 1 where the true value lies within the engine's 95 % interval, else 0. */
  readonly speedInBand: number[];
  readonly distanceInBand: number[];
}

export interface OceanAccuracy {
  readonly sessions: number;
  readonly sessionsWithoutRides: number;
  /** By detector, over all receivers. */
  readonly all: Tallies;
  /** The same without borderline rides. */
  readonly clear: Tallies;
  /** By `detector|receiver`. */
  readonly byReceiver: Tallies;
  /** The engine's tallies by what else happened in the session, and by craft. */
  readonly byStratum: Tallies;
  readonly byCraft: Tallies;
  /** The engine's errors by receiver. */
  readonly errors: ReadonlyMap<string, RideErrors>;
}

const { min_ride_distance, min_ride_duration, min_max_speed_kmh } = DEFAULT_DETECTION_PARAMETERS;
const counts = ({ duration, distance, maxSpeed }: LabeledAct) =>
  duration >= min_ride_duration && distance >= min_ride_distance && maxSpeed >= min_max_speed_kmh;
/** Rides near the thresholds. */
const isBorderline = ({ duration, distance, maxSpeed }: LabeledAct) =>
  duration < 6.5 || distance < 38 || maxSpeed < 11;

export function measureOcean(): OceanAccuracy {
  const accuracy = {
    sessions: 0,
    sessionsWithoutRides: 0,
    all: new Tallies(),
    clear: new Tallies(),
    byReceiver: new Tallies(),
    byStratum: new Tallies(),
    byCraft: new Tallies(),
    errors: new Map<string, RideErrors>(),
  };
  RECEIVERS.forEach((receiver, receiverIndex) => {
    accuracy.errors.set(receiver.name, {
      start: [],
      end: [],
      maxSpeed: [],
      distance: [],
      duration: [],
      speedInBand: [],
      distanceInBand: [],
    });
    for (let index = 0; index < SESSIONS.ocean; index++) {
      const seed = REPORT_SEEDS.ocean + receiverIndex * SESSIONS.ocean + index;
      const session = simulate(seed, receiver);
      accuracy.sessions++;
      if (session.rides.length === 0) accuracy.sessionsWithoutRides++;
      for (const [name, detector] of Object.entries(DETECTORS)) score(accuracy, session, name, detector);
      scoreDetails(accuracy, session);
      const perfect = simulate(seed, PERFECT_RECEIVER);
      score(accuracy, perfect, PERFECT, engine);
    }
  });
  return accuracy;
}

function simulate(seed: number, receiver: ReceiverModel): SimulatedSession {
  return simulateSession({ surfType: 'traveling_waves', seed, receiver, durationMinutes: MINUTES });
}

function score(accuracy: OceanAccuracy, session: SimulatedSession, name: string, detector: Detector): void {
  const { pairs, missed, extra } = matchIntervals(
    session.rides,
    detector(session.recorded, DEFAULT_DETECTION_PARAMETERS),
  );
  const hits = pairs.map(([truth]) => truth).filter(counts);
  const misses = missed.filter(counts);
  const clear = (rides: readonly LabeledAct[]) => rides.filter((ride) => !isBorderline(ride)).length;
  accuracy.all.of(name).add(hits.length, misses.length, extra.length);
  accuracy.clear.of(name).add(clear(hits), clear(misses), extra.length);
  accuracy.byReceiver.of(`${name}|${session.receiver}`).add(hits.length, misses.length, extra.length);
}

function scoreDetails(accuracy: OceanAccuracy, session: SimulatedSession): void {
  const { pairs, missed, extra } = matchIntervals(
    session.rides,
    engine(session.recorded, DEFAULT_DETECTION_PARAMETERS),
  );
  const hits = pairs.filter(([truth]) => counts(truth));
  const plan = session.oceanPlan!;
  const happened = (['drive', 'jog', 'rip', 'tow'] as const).filter((what) => plan[what]);
  const strata = plan.rides ? (happened.length > 0 ? happened : ['nothing else']) : [NO_RIDES];
  for (const stratum of strata) {
    accuracy.byStratum.of(stratum).add(hits.length, missed.filter(counts).length, extra.length);
  }
  accuracy.byCraft.of(plan.craft).add(hits.length, missed.filter(counts).length, extra.length);
  const errors = accuracy.errors.get(session.receiver)!;
  for (const [truth, found] of hits) {
    errors.start.push((found.startTime - truth.startTime) / 1000);
    errors.end.push((found.endTime - truth.endTime) / 1000);
    errors.duration.push(found.duration - truth.duration);
    errors.maxSpeed.push(found.maxSpeed - truth.maxSpeed);
    errors.distance.push((found.distance - truth.distance) / truth.distance);
    errors.speedInBand.push(Number(Math.abs(found.maxSpeed - truth.maxSpeed) <= found.maxSpeedBand));
    errors.distanceInBand.push(Number(Math.abs(found.distance - truth.distance) <= found.distanceBand));
  }
}
