import { dayInZone, formatInZone, formatTimeOfDay, type TimeDisplay } from '@rideline/detection-engine';
import type { Flood } from '../app/api-types.ts';
import { toTenMinutes } from './flow.ts';

type HourFormat = TimeDisplay['hourFormat'];

export const DAYLIGHT: Readonly<Record<Flood['daylight'], string>> = {
  day: 'in daylight',
  night: 'in the dark',
  partly: 'partly in the dark',
};

const zoneOf = ({ utc_offset }: Flood) => utc_offset ?? 'UTC';

/** '8:50 AM' at the rapids, to ten minutes. */
export const aboutTime = (flood: Flood, time: string, hourFormat: HourFormat): string =>
  formatTimeOfDay(toTenMinutes(Date.parse(time)), zoneOf(flood), hourFormat, { seconds: false });

const dayOf = (flood: Flood, millis: number) => formatInZone(millis, zoneOf(flood), 'yyyy-MM-dd');

/** 'Today', 'Tomorrow' or 'Sat, Nov 28', the day of the peak there. */
export function dayText(flood: Flood, now: number): string {
  const day = dayOf(flood, Date.parse(flood.peak));
  if (day === dayOf(flood, now)) return 'Today';
  if (day === dayOf(flood, now + 86_400_000)) return 'Tomorrow';
  return dayInZone(Date.parse(flood.peak), zoneOf(flood), 'weekdayOfYear');
}

/** '2026-11-28' there. */
export const floodDay = (flood: Flood): string => dayOf(flood, Date.parse(flood.peak));
