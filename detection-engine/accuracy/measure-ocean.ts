import {
  type DetectionParameters,
  type LabeledAct,
  type RecordedTrack,
  type SimulatedSession,
  type Track,
  DEFAULT_DETECTION_PARAMETERS,
  cleanTrack,
  detectRides,
} from '../src/index.ts';
import { type Interval, matchIntervals } from './match.ts';
import { bearingDetector } from './peers/bearing-detector.ts';
import { hysteresisDetector } from './peers/hysteresis-detector.ts';
import { localThresholdDetector } from './peers/local-threshold-detector.ts';
import { naiveRule, naiveRuleWithMedian } from './peers/naive-rule.ts';
import { type EffortScore, scoreEffort } from './score-effort.ts';
import { type SessionOrder, simulate } from './sessions.ts';
import type { Counts } from './tally.ts';

export const ENGINE = 'Rideline';
export const PERFECT = 'perfect receiver';
type Detector = (recorded: RecordedTrack, parameters: DetectionParameters) => readonly Interval[];

const engine = (track: Track) => detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides;

const PEERS: Readonly<Record<string, Detector>> = {
  'plain rule': naiveRule,
  'plain rule, median of 5': naiveRuleWithMedian,
  'after wave-analysis': bearingDetector,
  'after GPX-Bodyboard': localThresholdDetector,
  'after pumpfoil': hysteresisDetector,
};
export const DETECTORS: readonly string[] = [ENGINE, ...Object.keys(PEERS)];

/** Signed errors of found rides in s, km/h, and as a share of the true distance. */
export interface RideErrors {
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly duration: readonly number[];
  readonly maxSpeed: readonly number[];
  readonly distance: readonly number[];
  /** 1 where the true value lies within the engine's 95 % interval, else 0. */
  readonly speedInBand: readonly number[];
  readonly distanceInBand: readonly number[];
}

export interface OceanScore {
  readonly kind: 'ocean';
  readonly order: SessionOrder;
  readonly receiver: string;
  readonly craft: string;
  readonly outing: string;
  /** What else happened. */
  readonly strata: readonly string[];
  readonly hours: number;
  /** By detector; `clear`: the engine's without borderline rides. */
  readonly counts: Readonly<Record<string, Counts>>;
  readonly clear: Readonly<Record<string, Counts>>;
  readonly errors: RideErrors;
  readonly effort: EffortScore;
  /** 1 where the true meters of the rides found lie within the sum of their intervals, else 0. */
  readonly riddenInBand: number;
}

const { min_ride_distance, min_ride_duration, min_max_speed_kmh } = DEFAULT_DETECTION_PARAMETERS;
const counts = ({ duration, distance, maxSpeed }: LabeledAct) =>
  duration >= min_ride_duration && distance >= min_ride_distance && maxSpeed >= min_max_speed_kmh;
/** Rides near the thresholds. */
const isBorderline = ({ duration, distance, maxSpeed }: LabeledAct) =>
  duration < 6.5 || distance < 38 || maxSpeed < 11;
const isClear = (ride: LabeledAct) => counts(ride) && !isBorderline(ride);

/** Measures the engine on a session, with `peers` also the other detectors and the engine on a perfect recording. */
export function measureOcean(order: SessionOrder, peers: boolean): OceanScore {
  const session = simulate(order);
  const track = cleanTrack(session.recorded);
  const detected = engine(track);
  const { pairs } = matchIntervals(session.rides, detected);
  const byDetector = new Map<string, ReturnType<typeof score>>();
  const add = (name: string, { rides }: SimulatedSession, founds: readonly Interval[]) =>
    byDetector.set(name, score(rides, founds));
  add(ENGINE, session, detected);
  if (peers) {
    for (const [name, detector] of Object.entries(PEERS)) {
      add(name, session, detector(session.recorded, DEFAULT_DETECTION_PARAMETERS));
    }
    const perfect = simulate({ ...order, receiver: -1 });
    add(PERFECT, perfect, engine(cleanTrack(perfect.recorded)));
  }
  const { time, length } = session.recorded;
  const plan = session.oceanPlan!;
  const happened = (['drive', 'jog', 'rip', 'tow'] as const).filter((what) => plan[what]);
  const hits = pairs.filter(([truth]) => counts(truth));
  return {
    kind: 'ocean',
    order,
    receiver: session.receiver,
    craft: plan.craft,
    outing: plan.outing === 'surf' && !plan.rides ? 'missed waves only' : plan.outing,
    strata: happened.length > 0 ? happened : ['nothing else'],
    hours: (time[length - 1]! - time[0]!) / 3_600_000,
    counts: Object.fromEntries([...byDetector].map(([name, { all }]) => [name, all])),
    clear: Object.fromEntries([...byDetector].map(([name, { clear }]) => [name, clear])),
    effort: scoreEffort(order, 'traveling_waves', track, detected, session.rides.filter(counts)),
    riddenInBand: Number(
      Math.abs(total(hits, ([truth, found]) => found.distance - truth.distance)) <=
        total(hits, ([, found]) => found.distanceBand),
    ),
    errors: {
      start: hits.map(([truth, found]) => (found.startTime - truth.startTime) / 1000),
      end: hits.map(([truth, found]) => (found.endTime - truth.endTime) / 1000),
      duration: hits.map(([truth, found]) => found.duration - truth.duration),
      maxSpeed: hits.map(([truth, found]) => found.maxSpeed - truth.maxSpeed),
      distance: hits.map(([truth, found]) => (found.distance - truth.distance) / truth.distance),
      speedInBand: hits.map(([truth, found]) =>
        Number(Math.abs(found.maxSpeed - truth.maxSpeed) <= found.maxSpeedBand),
      ),
      distanceInBand: hits.map(([truth, found]) =>
        Number(Math.abs(found.distance - truth.distance) <= found.distanceBand),
      ),
    },
  };
}

const total = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((sum, item) => sum + value(item), 0);

function score(
  rides: readonly LabeledAct[],
  founds: readonly Interval[],
): { readonly all: Counts; readonly clear: Counts } {
  const { pairs, missed, extra } = matchIntervals(rides, founds);
  const of = (takesPart: (ride: LabeledAct) => boolean) => ({
    hits: pairs.filter(([truth]) => takesPart(truth)).length,
    misses: missed.filter(takesPart).length,
    falseAlarms: extra.length,
  });
  return { all: of(counts), clear: of(isClear) };
}
