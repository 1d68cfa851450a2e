/** The states of the tide in the order of a day. */
export const TIDE_STATES = ['low', 'rising', 'high', 'falling'] as const;
export type TideStateName = (typeof TIDE_STATES)[number];

/** Where and when a session was, in epoch milliseconds. */
export interface TimedSession {
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
}

/** Port: tells the tide of many sessions. */
export abstract class Tides {
  /** One for each session; null where no station is near. */
  abstract of(sessions: readonly TimedSession[]): Promise<readonly (SessionWaters | null)[]>;
}
