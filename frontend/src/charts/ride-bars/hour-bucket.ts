import type { Palette } from '../../lib/palette.ts';

/** The colour of a ride's label by the time since the session began; grey where that time is unknown. */
export function hourColor(secondsIn: number | null, palette: Palette): string {
  if (secondsIn === null || !Number.isFinite(secondsIn)) return palette.unknownHour;
  const bucket = Math.min(4, Math.max(0, Math.floor(secondsIn / 3600)));
  return palette.hours[bucket] ?? palette.unknownHour;
}
