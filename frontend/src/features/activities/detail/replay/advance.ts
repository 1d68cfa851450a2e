/** How much faster than life a replay runs. */
export const PACES = [1, 5, 10, 30, 60] as const;

/** The moment of the session after `elapsed` ms of watching at a pace; it stops at the end. */
export const advance = (moment: number, elapsed: number, pace: number, end: number): number =>
  Math.min(end, moment + elapsed * pace);
