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

const PLANS: readonly DemoPlan[] = [
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

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The simulated sessions of the demo account. */
@Injectable()
export class DemoSessions {
  /** Sessions in the weeks before this time. Deterministic: the same time gives the same files. */
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
