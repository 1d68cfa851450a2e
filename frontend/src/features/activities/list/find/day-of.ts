import type { ActivityListItem } from '../../../../app/api-types.ts';
import { parseTimestamp } from '../../../../lib/dates.ts';

/** A shared formatter is fast enough for tens of thousands of dates. */
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const known = new WeakMap<ActivityListItem, string>();

/** The day of a session in Pacific time, '2026-11-21'; empty without a date. */
export function dayOf(row: ActivityListItem): string {
  let day = known.get(row);
  if (day === undefined) {
    const time = parseTimestamp(row.activity_time);
    day = time === null ? '' : days.format(time);
    known.set(row, day);
  }
  return day;
}

/** '2026-11'; empty without a date. */
export const monthOf = (row: ActivityListItem): string => dayOf(row).slice(0, 7);

/** '2026'; empty without a date. */
export const yearOf = (row: ActivityListItem): string => dayOf(row).slice(0, 4);

const monthNames = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** 'November 2026' from '2026-11'. */
export const monthTitle = (month: string): string =>
  month === '' ? 'Date not available' : monthNames.format(Date.parse(`${month}-01T00:00:00Z`));
