import type { FlowModel } from './flow.ts';
import type { Series } from './half-cycles.ts';

/** Skookumchuck Narrows. */
export const RAPIDS = { latitude: 49.7394, longitude: -123.8965, timeZone: 'America/Vancouver' } as const;

/** The gauges on both sides of the sill: Irvines Landing and Porpoise Bay. */
export const OUTSIDE = { latitude: 49.63, longitude: -124.06 } as const;
export const INSIDE = { latitude: 49.48, longitude: -123.76 } as const;

/** The gauge inside was recorded for one year, in which constituents of long periods are noise. */
export const CONSTITUENTS: ReadonlySet<string> = new Set(
  'M2 N2 S2 K2 2N2 K1 P1 O1 Q1 J1 OO1 L2 NU2 MU2 M4 MS4 MN4 M3 RHO1 T2 2Q1 LAMBDA2'.split(' '),
);

/** Meters by which the zero of the gauge inside is higher. */
const OFFSET = 0.09;
const MINUTE_MS = 60_000;

/**
 * The rapids by the difference of two levels. Offset, delay and powers were fitted to a year of published speeds and
 * held to three others: peaks are within 20 minutes and 1 knot, slacks within 30 minutes.
 */
export const RAPIDS_MODEL: FlowModel = {
  slackDelayMs: 10 * MINUTE_MS,
  /** Meters; with less there is little flow and no slack. */
  leastPeak: 0.1,
  knots: (head) => (head >= 0 ? 10.84 * head ** 0.72 : -7.98 * (-head) ** 0.68),
  valueOf: (knots) => (knots / 10.84) ** (1 / 0.72),
};

/** Meters by which the water outside stands higher. */
export const headOf = (outside: Series, inside: Series): Series => ({
  ...outside,
  values: outside.values.map((level, row) => level - inside.values[row]! - OFFSET),
});
