import { Injectable } from '@nestjs/common';
import {
  encodeTrackFile,
  epochMillis,
  simulateSession,
  type SurfType,
  type TrackFormat,
} from '@rideline/detection-engine';

interface DemoPlan {
  readonly name: string;
  readonly surfType: SurfType;
  readonly seed: number;
  readonly durationMinutes: number;
  readonly daysAgo: number;
  /** Hour of the day in UTC; chosen to be daytime on the Pacific coast. */
  readonly hour: number;
  readonly format: TrackFormat;
}

export interface DemoSession {
  readonly name: string;
  readonly fileName: string;
  readonly surfType: SurfType;
  /** Simulates the session on each call. */
  file(): Uint8Array;
}

/** The last weeks, in each format. */
const LAST_WEEKS: readonly DemoPlan[] = [
  {
    name: 'Dawn patrol, clean and glassy',
    surfType: 'traveling_waves',
    seed: 11,
    durationMinutes: 95,
    daysAgo: 2,
    hour: 14,
    format: 'fit',
  },
  {
    name: 'After-work session',
    surfType: 'traveling_waves',
    seed: 23,
    durationMinutes: 60,
    daysAgo: 6,
    hour: 25,
    format: 'gpx',
  },
  {
    name: 'Long period swell',
    surfType: 'traveling_waves',
    seed: 37,
    durationMinutes: 120,
    daysAgo: 13,
    hour: 16,
    format: 'tcx',
  },
  {
    name: 'Small and fun on the longboard',
    surfType: 'traveling_waves',
    seed: 41,
    durationMinutes: 70,
    daysAgo: 24,
    hour: 17,
    format: 'fit',
  },
  {
    name: 'Skookumchuck, 14 knot flood',
    surfType: 'standing_waves',
    seed: 53,
    durationMinutes: 75,
    daysAgo: 9,
    hour: 19,
    format: 'fit',
  },
];

type ShortPlan = readonly [daysAgo: number, seed: number, durationMinutes: number, name: string];

/** The year before: at least two ocean sessions in each month, most at one beach, with a trip. */
const OCEAN: readonly ShortPlan[] = [
  [35, 66, 55, 'Ocean Beach, shoulder high'],
  [46, 86, 60, 'Ocean Beach before breakfast'],
  [52, 25, 50, 'Santa Cruz with friends'],
  [58, 91, 45, 'Short one, crowded'],
  [70, 24, 55, 'Offshore all morning'],
  [82, 121, 50, 'Foggy and fun'],
  [94, 127, 45, 'Santa Cruz, small'],
  [106, 120, 60, 'Best day of the summer'],
  [113, 110, 40, 'Ocean Beach, windy'],
  [118, 137, 50, 'Ocean Beach, long lulls'],
  [130, 141, 45, 'Santa Cruz, mellow'],
  [143, 15, 55, 'Solid and clean'],
  [158, 43, 60, 'Gold Coast, first day'],
  [157, 34, 65, 'Gold Coast, pumping'],
  [155, 76, 55, 'Gold Coast, last waves'],
  [168, 82, 45, 'Back home, cold'],
  [180, 134, 50, 'Ocean Beach, glassy'],
  [192, 85, 40, 'Santa Cruz after rain'],
  [204, 87, 50, 'Spring swell'],
  [216, 126, 55, 'Ocean Beach, head high'],
  [228, 69, 40, 'Santa Cruz, onshore'],
  [240, 140, 50, 'New wetsuit'],
  [252, 73, 45, 'Ocean Beach, fast walls'],
  [264, 128, 50, 'Santa Cruz, sunny'],
  [276, 145, 45, 'Winter swell'],
  [288, 78, 40, 'Heavy, few makes'],
  [300, 67, 45, 'Santa Cruz to hide from the swell'],
  [312, 36, 40, 'Cold hands'],
  [324, 55, 45, 'New year, old board'],
  [336, 108, 40, 'Santa Cruz, tiny'],
  [348, 46, 45, 'Ocean Beach, messy'],
  [360, 18, 45, 'First session of the log'],
];
const STANDING: readonly ShortPlan[] = [
  [101, 54, 45, 'Skookumchuck, spring tide'],
  [219, 56, 40, 'Skookumchuck, learning to stay on'],
  [333, 57, 40, 'Skookumchuck, first flood'],
];

/** GPX takes a tenth of the time of FIT to write. */
const planned =
  (surfType: SurfType, hour: number) =>
  ([daysAgo, seed, durationMinutes, name]: ShortPlan): DemoPlan => ({
    name,
    surfType,
    seed,
    durationMinutes,
    daysAgo,
    hour,
    format: 'gpx',
  });

const PLANS: readonly DemoPlan[] = [
  ...LAST_WEEKS,
  ...OCEAN.map(planned('traveling_waves', 17)),
  ...STANDING.map(planned('standing_waves', 19)),
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The simulated sessions of the demo account. */
@Injectable()
export class DemoSessions {
  /** Sessions in the year before this time. Deterministic: the same time gives the same files. */
  before(time: Date): readonly DemoSession[] {
    const today = Math.floor(time.getTime() / DAY_MS) * DAY_MS;
    return PLANS.map((plan) => ({
      name: plan.name,
      fileName: `${plan.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${plan.format}`,
      surfType: plan.surfType,
      file: () => demoFile(plan, today - plan.daysAgo * DAY_MS + plan.hour * HOUR_MS),
    }));
  }
}

function demoFile(plan: DemoPlan, startTime: number): Uint8Array {
  const { recorded } = simulateSession({
    surfType: plan.surfType,
    seed: plan.seed,
    durationMinutes: plan.durationMinutes,
    startTime: epochMillis(startTime),
    name: plan.name,
  });
  return encodeTrackFile(recorded, plan.format, { name: plan.name });
}
