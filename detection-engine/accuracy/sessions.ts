import { HARD_RECEIVERS } from '../test/hard-water/hard-receivers.ts';
import { HARD_WATER } from '../test/hard-water/hard-water.ts';
import {
  type ReceiverModel,
  type SimulatedSession,
  PERFECT_RECEIVER,
  RECEIVERS,
  simulateSession,
} from '../src/index.ts';

export const GROUPS = [
  'hard ocean',
  'without rides',
  'other sports',
  'hard standing',
  'easy ocean',
  'easy standing',
] as const;
export type Group = (typeof GROUPS)[number];
export type Outing = NonNullable<SimulatedSession['oceanPlan']>['outing'];

/** A simulated session to measure; plain data, so that another thread can make it. */
export interface SessionOrder {
  readonly group: Group;
  readonly seed: number;
  /** An index of RECEIVERS and HARD_RECEIVERS; -1 for the perfect receiver. */
  readonly receiver: number;
  readonly outing: Outing | null;
  /** Whether the file of another sport names it; null where drawn. */
  readonly named: boolean | null;
}

export const MINUTES = 60;
/** Development uses seeds under 100,000 only. */
const REPORT_SEEDS: Readonly<Record<Group, number>> = {
  'hard ocean': 1_100_000,
  'without rides': 1_200_000,
  'other sports': 1_300_000,
  'hard standing': 1_400_000,
  'easy ocean': 700_000,
  'easy standing': 800_000,
};
const DEVELOPMENT_SEED = 40_000;
/** Sessions of the report, a multiple of the receivers. */
const REPORT_SESSIONS: Readonly<Record<Group, number>> = {
  'hard ocean': 450,
  'without rides': 135,
  'other sports': 144,
  'hard standing': 270,
  'easy ocean': 360,
  'easy standing': 180,
};
const WITHOUT_RIDES: readonly Outing[] = ['surf', 'paddling tour', 'walk'];
const OTHER_SPORTS: readonly Outing[] = ['bicycle', 'run', 'car', 'walk'];

export const reportOrders = (): SessionOrder[] =>
  GROUPS.flatMap((group) => orders(group, REPORT_SEEDS[group], REPORT_SESSIONS[group]));

/** Fewer sessions on other seeds, for development. */
export const developmentOrders = (groups: readonly Group[], sessions: number): SessionOrder[] =>
  groups.flatMap((group) => orders(group, DEVELOPMENT_SEED, sessions));

/** The report's first seed of a group and its sessions. */
export const reportSeeds = (group: Group) => ({
  first: REPORT_SEEDS[group],
  sessions: REPORT_SESSIONS[group],
});

function orders(group: Group, firstSeed: number, sessions: number): SessionOrder[] {
  return Array.from({ length: sessions }, (_, index) => {
    const round = Math.floor(index / RECEIVERS.length);
    const other = OTHER_SPORTS[round % OTHER_SPORTS.length]!;
    const free = WITHOUT_RIDES[round % WITHOUT_RIDES.length]!;
    return {
      group,
      seed: firstSeed + index,
      receiver: index % RECEIVERS.length,
      outing: group === 'other sports' ? other : group === 'without rides' ? free : null,
      named: group === 'other sports' ? (round / OTHER_SPORTS.length) % 2 < 1 : null,
    };
  });
}

const SPORTS: Partial<Record<Outing, string>> = {
  bicycle: 'cycling',
  run: 'running',
  car: 'driving',
  walk: 'walking',
};

export function simulate(order: SessionOrder): SimulatedSession {
  const { group, seed, outing, named } = order;
  const hard = !group.startsWith('easy');
  return simulateSession({
    surfType: group.endsWith('standing') ? 'standing_waves' : 'traveling_waves',
    seed,
    durationMinutes: MINUTES,
    ...(hard ? { water: HARD_WATER } : {}),
    receiver: receiverOf(order.receiver, hard),
    ocean: {
      ...(outing === null ? {} : { outing }),
      ...(group === 'without rides' ? { rides: false } : {}),
      ...(named === null ? {} : { sport: named ? (SPORTS[outing!] ?? null) : null }),
    },
  });
}

function receiverOf(index: number, hard: boolean): ReceiverModel {
  if (index < 0) return PERFECT_RECEIVER;
  return (hard ? HARD_RECEIVERS : RECEIVERS)[index]!;
}
