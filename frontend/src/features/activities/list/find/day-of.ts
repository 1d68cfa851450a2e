import { PACIFIC, type TimeDisplay } from '@rideline/detection-engine';
import type { ActivityListItem } from '../../../../app/api-types.ts';
import { parseTimestamp } from '../../../../lib/dates.ts';

export type Clock = TimeDisplay['clock'];

/** Shared formatters are fast enough for tens of thousands of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function dayIn(timeZone: string, millis: number): string {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(millis);
}
const known = new WeakMap<ActivityListItem, Readonly<Record<Clock, string>>>();

function daysOnClocks(row: ActivityListItem): Readonly<Record<Clock, string>> {
  let days = known.get(row);
  if (days === undefined) {
    const millis = parseTimestamp(row.activity_time);
    const day = (zone: string) => (millis === null ? '' : dayIn(zone, millis));
    days = { pacific: day(PACIFIC), spot: day(row.time_zone ?? PACIFIC) };
    known.set(row, days);
  }
  return days;
}

/** The day of a session, '2026-11-21'; empty without a date. */
export const dayOf = (row: ActivityListItem, clock: Clock = 'pacific'): string => daysOnClocks(row)[clock];

/** The days of a session in Pacific time and at the spot. */
export const daysOf = (row: ActivityListItem): readonly string[] => Object.values(daysOnClocks(row));

/** '2026-11'; empty without a date. */
export const monthOf = (row: ActivityListItem, clock: Clock): string => dayOf(row, clock).slice(0, 7);

/** '2026'; empty without a date. */
export const yearOf = (row: ActivityListItem): string => dayOf(row).slice(0, 4);

const monthNames = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 'November 2026' from '2026-11'. */
export const monthTitle = (month: string): string =>
  month === '' ? 'Date not available' : monthNames.format(Date.parse(`${month}-01T00:00:00Z`));
