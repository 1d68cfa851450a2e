import { pointOf } from '../../../lib/compass.ts';

/** Below this length of the mean vector, directions have nothing in common. */
const LEAST_COMMON = 0.5;

/** The direction that most of these have in common; null where they have none. */
export function commonDirection(headings: readonly (number | null)[]): string | null {
  const known = headings.filter((degrees) => degrees !== null);
  const sum = (part: (radians: number) => number) =>
    known.reduce((total, degrees) => total + part((degrees * Math.PI) / 180), 0) / known.length;
  const [east, north] = [sum(Math.sin), sum(Math.cos)];
  return Math.hypot(east, north) >= LEAST_COMMON ? pointOf((Math.atan2(east, north) * 180) / Math.PI) : null;
}
