/** Which way a person rides at a spot. */
export interface UsualHeading {
  /** Whole degrees clockwise from north. */
  readonly heading: number;
  /** How many sessions tell it. */
  readonly sessions: number;
}

const MIN_SESSIONS = 3;
/** Length of the mean unit vector: below it, rides lead both ways. */
const MIN_AGREEMENT = 0.5;
const RADIANS = Math.PI / 180;

/**
 * The mean direction of the rides of several sessions at one spot, for `detectRides` of another session there.
 * @param sessions headings of each session's rides in degrees clockwise from north; sessions without rides tell nothing
 * @returns null where fewer than three sessions tell it, or their rides disagree
 */
export function usualHeading(sessions: readonly (readonly number[])[]): UsualHeading | null {
  const telling = sessions.filter((headings) => headings.length > 0);
  if (telling.length < MIN_SESSIONS) return null;
  const headings = telling.flat();
  const east = headings.reduce((sum, heading) => sum + Math.sin(heading * RADIANS), 0);
  const north = headings.reduce((sum, heading) => sum + Math.cos(heading * RADIANS), 0);
  if (Math.hypot(east, north) < MIN_AGREEMENT * headings.length) return null;
  const degrees = Math.round(Math.atan2(east, north) / RADIANS);
  return { heading: (degrees + 360) % 360, sessions: telling.length };
}
