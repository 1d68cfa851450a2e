const TEN_MINUTES_MS = 600_000;

/** An estimate is no better than ten minutes. */
export const toTenMinutes = (millis: number): number => Math.round(millis / TEN_MINUTES_MS) * TEN_MINUTES_MS;

/** 'about 17 kn', of the flood and of the ebb. */
export const aboutKnots = (knots: number): string => `about ${Math.round(Math.abs(knots))} kn`;

/** What the wave is with so many knots of flood. */
export function waveWord(knots: number): string {
  if (knots < 2) return 'Little flow';
  if (knots < 6) return 'No wave';
  if (knots < 8) return 'For long boats';
  if (knots < 11) return 'In, green';
  if (knots < 13) return 'In, a pile builds';
  return knots < 15 ? 'In, a foam pile' : 'A foam pile that greens out around the peak';
}
