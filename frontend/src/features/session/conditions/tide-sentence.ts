import { parseTimestamp } from '../../../lib/dates.ts';
import type { UnitPreferences } from '../../../lib/units.ts';
import { formatDistance } from '../../../lib/units.ts';
import type { Activity } from '../../../activity/activity.ts';

type Tide = NonNullable<NonNullable<Activity['conditions']>['tide']>;

const MINUTE_MS = 60_000;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

/** 'two and a half hours' */
export function roughTime(minutes: number): string {
  if (minutes < 45) return `${Math.max(5, Math.round(minutes / 5) * 5)} minutes`;
  const halves = Math.round(minutes / 30);
  const hours = Math.floor(halves / 2);
  const whole = NUMBERS[hours - 1] ?? String(hours);
  if (halves % 2 === 1) return hours === 0 ? 'half an hour' : `${whole} and a half hours`;
  return hours === 1 ? 'an hour' : `${whole} hours`;
}

/** 'Rising, two hours before high at Ocean Beach, outer coast, 3 km away' */
export function tideSentence(tide: Tide, start: number, preferences: UnitPreferences): string {
  const where = stationText(tide, preferences);
  if (tide.at_start === 'high' || tide.at_start === 'low') {
    return `${tide.at_start === 'high' ? 'High' : 'Low'} tide at ${where}`;
  }
  const isRising = tide.at_start === 'rising';
  const kind = isRising ? 'high' : 'low';
  const next = tide.extremes.find((turn) => turn.kind === kind && (parseTimestamp(turn.time) ?? 0) > start);
  const minutes = ((parseTimestamp(next?.time ?? null) ?? start) - start) / MINUTE_MS;
  return `${isRising ? 'Rising' : 'Falling'}, ${roughTime(minutes)} before ${kind} at ${where}`;
}

/** 'Ocean Beach, outer coast, 3 km away' */
function stationText(
  { station, distance }: Pick<Tide, 'station' | 'distance'>,
  preferences: UnitPreferences,
): string {
  const units = { ...preferences, long_distances_in_km_or_mi: true };
  return `${station}, ${formatDistance(distance, units)} away`;
}
