import type { SurfType } from '../detectors/detection.ts';
import type { RecordedTrack } from '../track/recorded-track.ts';
import { type EpochMillis, epochMillis } from '../units.ts';
import { type Act, type ActKind, type Course, STEP } from './course.ts';
import { simulateOcean } from './ocean.ts';
import { drawOceanPlan, type OceanPlan, type Outing } from './ocean-plan.ts';
import { Random } from './random.ts';
import { receive } from './receive.ts';
import { RECEIVERS, type ReceiverModel } from './receiver.ts';
import { type Spot, recordPath } from './record-path.ts';
import { drawStandingPlan, simulateStandingWave, type StandingPlan } from './standing.ts';

/** What sessions in some water are like, and the devices that record them. */
export interface Water {
  readonly receivers: readonly ReceiverModel[];
  readonly drawOcean: (random: Random, outing: Outing | undefined) => OceanPlan;
  readonly surfOcean: (random: Random, plan: OceanPlan, seconds: number) => Course;
  readonly drawStanding: (random: Random) => StandingPlan;
  readonly surfStanding: (random: Random, plan: StandingPlan, seconds: number) => Course;
  /** A receiver between the banks of a standing wave. */
  readonly betweenBanks: (receiver: ReceiverModel, random: Random) => ReceiverModel;
}

/** As demonstrations and most tests need it. */
export const EASY_WATER: Water = {
  receivers: RECEIVERS,
  drawOcean: drawOceanPlan,
  surfOcean: simulateOcean,
  drawStanding: drawStandingPlan,
  surfStanding: simulateStandingWave,
  betweenBanks: (receiver) => receiver,
};

export interface SimulationOptions {
  readonly surfType: SurfType;
  readonly seed: number;
  /** Minimum minutes on the water. */
  readonly durationMinutes: number;
  /** Start of the recording; default: a morning in June. */
  readonly startTime?: EpochMillis;
  /** Easy water if omitted. */
  readonly water?: Water;
  /** Device; a random one of the water if omitted. */
  readonly receiver?: ReceiverModel;
  /** Scenario; random if omitted. */
  readonly ocean?: Partial<OceanPlan>;
  readonly standing?: Partial<StandingPlan>;
  /** The session's name in the file. */
  readonly name?: string;
}

/** The ground truth of a labeled part of a session. */
export interface LabeledAct {
  readonly kind: ActKind;
  readonly startTime: EpochMillis;
  readonly endTime: EpochMillis;
  /** s; `distance` in m */
  readonly duration: number;
  readonly distance: number;
  /** km/h over its fastest second, as a 1 Hz receiver measures at best. */
  readonly maxSpeed: number;
}

/** An entry onto a standing wave that ends in a flush. */
export interface LabeledAttempt extends LabeledAct {
  /** Seconds on the wave. */
  readonly onWave: number;
  readonly isTour: boolean;
}

export interface SimulatedSession {
  readonly recorded: RecordedTrack;
  readonly receiver: string;
  /** Rides of an ocean session; empty for a standing wave. */
  readonly rides: readonly LabeledAct[];
  /** Attempts on a standing wave; empty for the ocean. */
  readonly attempts: readonly LabeledAttempt[];
  /** All other labeled parts. */
  readonly others: readonly LabeledAct[];
  readonly oceanPlan: OceanPlan | null;
}

const OCEAN_SPOTS: readonly (Spot & { readonly facing: number })[] = [
  { latitude: 37.7594, longitude: -122.5107, facing: 4.75 },
  { latitude: 36.9515, longitude: -122.0257, facing: 2.8 },
  { latitude: 33.3826, longitude: -117.5885, facing: 3.9 },
  { latitude: -28.1642, longitude: 153.5495, facing: 1.1 },
];
const SKOOKUMCHUCK: Spot = { latitude: 49.7385, longitude: -123.8955 };
const DEFAULT_START = Date.UTC(2025, 5, 14, 14, 30);
const TOUR_DISTANCE = 300;
/** Steps of the course in a second. */
const PER_SECOND = Math.round(1 / STEP);

/** Simulates a session: its ground truth, and the recording of a device. Deterministic for equal options. */
export function simulateSession(options: SimulationOptions): SimulatedSession {
  const random = new Random(options.seed);
  const planning = random.fork();
  const moving = random.fork();
  const receiving = random.fork();
  const { water = EASY_WATER } = options;
  const receiver = options.receiver ?? planning.pick(water.receivers);
  const start = options.startTime ?? epochMillis(DEFAULT_START);
  const seconds = options.durationMinutes * 60;
  const ocean = options.surfType === 'traveling_waves';
  const oceanPlan = ocean ? { ...water.drawOcean(planning, options.ocean?.outing), ...options.ocean } : null;
  const course =
    oceanPlan !== null
      ? water.surfOcean(moving, oceanPlan, seconds)
      : water.surfStanding(moving, { ...water.drawStanding(planning), ...options.standing }, seconds);
  const spot = ocean ? planning.pick(OCEAN_SPOTS) : { ...SKOOKUMCHUCK, facing: 2.3 };
  const device = ocean ? receiver : water.betweenBanks(receiver, planning);
  const { readings, denseSpeed } = receive(course, device, receiving, start);
  const turned = readings.map((reading) => ({
    ...reading,
    east: reading.east * Math.cos(spot.facing) + reading.north * Math.sin(spot.facing),
    north: -reading.east * Math.sin(spot.facing) + reading.north * Math.cos(spot.facing),
  }));
  const facts = {
    name: options.name ?? null,
    sport: oceanPlan === null ? 'kayaking' : oceanPlan.sport,
    device: null,
  };
  const labeled = course.acts.map((act) => label(course, act, start));
  return {
    recorded: recordPath(turned, spot, { format: receiver.format, denseSpeed, facts }),
    receiver: receiver.name,
    rides: labeled.filter(({ kind }) => kind === 'ride'),
    attempts: course.acts
      .filter(({ kind }) => kind === 'attempt')
      .map((act) => labelAttempt(course, act, start)),
    others: labeled.filter(({ kind }) => kind !== 'ride' && kind !== 'attempt'),
    oceanPlan,
  };
}

function label(course: Course, { kind, first, last }: Act, start: number): LabeledAct {
  const steps: number[] = [];
  for (let sample = first + 1; sample <= last; sample++) {
    steps.push(
      Math.hypot(course.x[sample]! - course.x[sample - 1]!, course.y[sample]! - course.y[sample - 1]!),
    );
  }
  const distance = steps.reduce((sum, step) => sum + step, 0);
  let second = 0;
  let fastest = 0;
  steps.forEach((step, index) => {
    second += step - (steps[index - PER_SECOND] ?? 0);
    fastest = Math.max(fastest, second);
  });
  return {
    kind,
    startTime: epochMillis(start + first * STEP * 1000),
    endTime: epochMillis(start + last * STEP * 1000),
    duration: (last - first) * STEP,
    distance,
    maxSpeed: fastest * 3.6,
  };
}

function labelAttempt(course: Course, act: Act, start: number): LabeledAttempt {
  const within = (kind: ActKind) =>
    course.acts.find((other) => other.kind === kind && other.first >= act.first && other.last <= act.last);
  const onWave = within('on the wave');
  const drift = within('drift');
  const driftDistance = drift === undefined ? 0 : label(course, drift, start).distance;
  return {
    ...label(course, act, start),
    onWave: onWave === undefined ? 0 : (onWave.last - onWave.first + 1) * STEP,
    isTour: driftDistance >= TOUR_DISTANCE,
  };
}
