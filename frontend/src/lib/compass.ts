const POINTS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

/** 'northeast' from 40 degrees. */
export const pointOf = (degrees: number): string =>
  POINTS[Math.round((((degrees % 360) + 360) % 360) / 45) % 8]!;
