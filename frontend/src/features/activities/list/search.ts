import { parseTimestamp } from '../../../lib/dates.ts';
import { nameOf, vesselOf, type ActivityRow } from '../activity.ts';

/** Writes dates as the list does; made once, it writes tens of thousands of them without being felt. */
const dates = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const texts = new WeakMap<ActivityRow, string>();

function textOf(row: ActivityRow): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const time = parseTimestamp(row.activity_time);
  const text = [nameOf(row), vesselOf(row), time === null ? '' : dates.format(time)].join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

/** Whether every word of the search stands in the session's name, vessel or date. */
export function matches(row: ActivityRow, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => textOf(row).includes(word));
}
