import type { Flow, RideFlow } from '../../activities/index.ts';
import type { PlaceFlow } from '../adapters/flows.ts';

const STEP_MS = 600_000;

/** The current around a session, every ten minutes of it. */
export function flowAnswer({ flow, isEstimate, credits }: PlaceFlow, start: number, end: number): Flow {
  const steps = Math.floor((end - start) / STEP_MS) + 1;
  return {
    estimate: isEstimate,
    events: flow
      .events(start, end)
      .map(({ kind, time, knots }) => ({ kind, time: iso(time), knots: knots && inTenths(knots) })),
    curve: Array.from({ length: steps }, (_, step) => {
      const time = start + step * STEP_MS;
      return { time: iso(time), knots: inTenths(flow.knotsAt(time)) };
    }),
    credits: [...credits],
  };
}

export const rideFlow = ({ flow }: PlaceFlow, start: number): NonNullable<RideFlow> => ({
  knots: inTenths(flow.knotsAt(start)),
  minutes_from_peak: flow.minutesFromPeak(start),
});

const inTenths = (knots: number) => Math.round(knots * 10) / 10 || 0;
const iso = (millis: number) => new Date(Math.round(millis / 1000) * 1000).toISOString();
