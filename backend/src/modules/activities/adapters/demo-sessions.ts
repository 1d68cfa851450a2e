import { Injectable } from '@nestjs/common';
import {
  encodeTrackFile,
  epochMillis,
  simulateSession,
  type SurfType,
  type TrackFormat,
  withHeartRate,
} from '@rideline/detection-engine';
import { FloodPeaks } from '../flood-peaks.port.ts';

interface DemoPlan {
  readonly name: string;
  readonly surfType: SurfType;
  readonly seed: number;
  readonly durationMinutes: number;
  readonly daysAgo: number;
  /** Hour of the day in UTC; chosen to be daytime at the spot. */
  readonly hour: number;
  /** The session is around a real flood of about this size in the days around. */
  readonly floodKnots?: number;
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
    floodKnots: 14,
    format: 'fit',
  },
];

type ShortPlan = readonly [daysAgo: number, seed: number, durationMinutes: number, name: string];

/** The year before: at least two ocean sessions in each month, most at one beach. */
const OCEAN: readonly ShortPlan[] = [
  [37, 66, 40, 'Ocean Beach, shoulder high'],
  [50, 25, 35, 'Santa Cruz with friends'],
  [63, 91, 35, 'Short one, crowded'],
  [76, 24, 40, 'Offshore all morning'],
  [89, 121, 35, 'Foggy and fun'],
  [102, 127, 30, 'Santa Cruz, small'],
  [111, 120, 40, 'Best day of the summer'],
  [122, 137, 35, 'Ocean Beach, long lulls'],
  [135, 141, 30, 'Santa Cruz, mellow'],
  [148, 15, 40, 'Solid and clean'],
  [168, 82, 35, 'Back home, cold'],
  [181, 134, 35, 'Ocean Beach, glassy'],
  [194, 87, 40, 'Spring swell'],
  [207, 126, 35, 'Ocean Beach, head high'],
  [220, 69, 30, 'Santa Cruz, onshore'],
  [233, 140, 35, 'New wetsuit'],
  [246, 73, 35, 'Ocean Beach, fast walls'],
  [259, 128, 35, 'Santa Cruz, sunny'],
  [272, 145, 30, 'Winter swell'],
  [285, 78, 30, 'Heavy, few makes'],
  [298, 67, 30, 'Santa Cruz to hide from the swell'],
  [311, 46, 30, 'Cold hands'],
  [324, 55, 35, 'New year, old board'],
  [337, 108, 30, 'Santa Cruz, tiny'],
  [350, 18, 35, 'First session of the log'],
];
const TRIP: readonly ShortPlan[] = [
  [158, 43, 40, 'Gold Coast, first day'],
  [157, 34, 45, 'Gold Coast, pumping'],
  [155, 76, 35, 'Gold Coast, last waves'],
];
const STANDING: readonly (readonly [...ShortPlan, floodKnots: number])[] = [
  [101, 54, 35, 'Skookumchuck, spring tide', 17],
  [219, 56, 35, 'Skookumchuck, learning to stay on', 9],
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
  ...TRIP.map(planned('traveling_waves', 21)),
  ...STANDING.map(([daysAgo, seed, minutes, name, floodKnots]) => ({
    ...planned('standing_waves', 19)([daysAgo, seed, minutes, name]),
    floodKnots,
  })),
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** The simulated sessions of the demo account. */
@Injectable()
export class DemoSessions {
  constructor(private readonly floods: FloodPeaks) {}

  /** Sessions in the year before this time. Deterministic: the same time gives the same files. */
  before(time: Date): Promise<readonly DemoSession[]> {
    const today = Math.floor(time.getTime() / DAY_MS) * DAY_MS;
    return Promise.all(
      PLANS.map(async (plan) => {
        const startTime = await this.startOf(plan, today);
        return {
          name: plan.name,
          fileName: `${plan.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${plan.format}`,
          surfType: plan.surfType,
          file: () => demoFile(plan, startTime),
        };
      }),
    );
  }

  private async startOf(plan: DemoPlan, today: number): Promise<number> {
    const { daysAgo, hour, floodKnots, durationMinutes } = plan;
    const usual = today - daysAgo * DAY_MS + hour * HOUR_MS;
    const peak = floodKnots === undefined ? null : await this.floods.near(usual, floodKnots);
    return peak === null ? usual : Math.round(peak / MINUTE_MS - durationMinutes / 2) * MINUTE_MS;
  }
}

function demoFile(plan: DemoPlan, startTime: number): Uint8Array {
  const session = simulateSession({
    surfType: plan.surfType,
    seed: plan.seed,
    durationMinutes: plan.durationMinutes,
    startTime: epochMillis(startTime),
    name: plan.name,
  });
  // The phone that writes GPX has no sensor.
  const recorded = plan.format === 'gpx' ? session.recorded : withHeartRate(session, plan.seed);
  return encodeTrackFile(recorded, plan.format, { name: plan.name });
}
