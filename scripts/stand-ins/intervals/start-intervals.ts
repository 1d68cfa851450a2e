import { FaultSwitches } from '../http/faults.ts';
import { startOrigin } from '../http/origin.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { apiRoutes, type IntervalsAction } from './api.ts';
import { IntervalsWorld } from './world.ts';

export interface IntervalsOptions {
  /** 0 takes a free one. */
  readonly port?: number;
}

export type IntervalsStandIn = Awaited<ReturnType<typeof startIntervalsStandIn>>;

/** Starts a stand-in for intervals.icu without athletes. */
export async function startIntervalsStandIn({ port = 0 }: IntervalsOptions = {}) {
  const faults = new FaultSwitches<IntervalsAction>();
  const counts = new RequestCounts<IntervalsAction>();
  const world = new IntervalsWorld();
  const origin = await startOrigin({ faults, counts, port, routes: apiRoutes({ world }) });
  return {
    /** The app's settings for this stand-in. */
    settings: { INTERVALS_SYNC: '1', INTERVALS_API_BASE: origin.url },
    world,
    faults,
    counts,
    stop: () => origin.stop(),
  };
}
