import { FaultSwitches } from '../http/faults.ts';
import { startOrigin } from '../http/origin.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { apiRoutes, type IntervalsAction } from './api.ts';
import { DailyCalls } from './daily-calls.ts';
import { IntervalsWorld } from './world.ts';

export interface IntervalsOptions {
  /** Epoch milliseconds; default: the time of this machine. */
  readonly clock?: () => number;
  /** 0 takes a free one. */
  readonly port?: number;
}

export type IntervalsStandIn = Awaited<ReturnType<typeof startIntervalsStandIn>>;

/** Starts a stand-in for intervals.icu without athletes. */
export async function startIntervalsStandIn({ clock = Date.now, port = 0 }: IntervalsOptions = {}) {
  const faults = new FaultSwitches<IntervalsAction>();
  const counts = new RequestCounts<IntervalsAction>();
  const world = new IntervalsWorld();
  const calls = new DailyCalls(clock);
  const origin = await startOrigin({ faults, counts, port, routes: apiRoutes({ world, calls }) });
  return {
    /** The app's settings for this stand-in. */
    settings: { INTERVALS_SYNC: '1', INTERVALS_API_BASE: origin.url },
    world,
    calls,
    faults,
    counts,
    stop: () => origin.stop(),
  };
}
