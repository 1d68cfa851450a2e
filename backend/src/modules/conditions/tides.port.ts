import type { SurfType } from '@rideline/detection-engine';

/** The states of the tide in the order of a day. */
export const TIDE_STATES = ['low', 'rising', 'high', 'falling'] as const;
export type TideStateName = (typeof TIDE_STATES)[number];

/** Knots of flood from which a wave stands up, a pile builds, it is a foam pile, and it greens out; null for less. */
export const FLOW_BANDS = [null, 8, 11, 13, 15] as const;
export type FlowBand = (typeof FLOW_BANDS)[number];

/** Where and when a session was, in epoch milliseconds. */
export interface TimedSession {
  readonly surfType: SurfType;
  readonly latitude: number;
  readonly longitude: number;
  readonly startTime: number;
  readonly endTime: number;
  readonly rideStarts: readonly number[];
}

/** What the tide did during a session. */
export interface SessionWaters {
  readonly atStart: TideStateName;
  /** Seconds in each state. */
  readonly seconds: ReadonlyMap<TideStateName, number>;
  /** Rides that began in each state. */
  readonly rides: ReadonlyMap<TideStateName, number>;
  /** The current during a standing-wave session; null where none is known. */
  readonly flow: SessionFlow | null;
}

/** By the knots from which on. */
export interface SessionFlow {
  readonly seconds: ReadonlyMap<FlowBand, number>;
  readonly rides: ReadonlyMap<FlowBand, number>;
}

/** Port: tells the tide of many sessions. */
export abstract class Tides {
  /** One for each session; null where no station is near. */
  abstract of(sessions: readonly TimedSession[]): Promise<readonly (SessionWaters | null)[]>;
}
