import type { Token } from '../token.ts';

/** Current time, injected so that decisions stay pure and tests can set it. */
export interface Clock {
  now(): Date;
}
export const CLOCK: Token<Clock> = Symbol('CLOCK');
export const systemClock: Clock = { now: () => new Date() };
