import { parseTimestamp } from '../../../../lib/dates.ts';
import type { ActivityListItem } from '../../../../app/api-types.ts';
import { nameOf, vesselOf } from '../../activity.ts';

/** Formats dates like the list; a shared formatter is fast enough for tens of thousands. */
const dates = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const texts = new WeakMap<ActivityListItem, string>();

function textOf(row: ActivityListItem): string {
  const cached = texts.get(row);
  if (cached !== undefined) return cached;
  const time = parseTimestamp(row.activity_time);
  const text = [nameOf(row), vesselOf(row), time === null ? '' : dates.format(time)].join(' ').toLowerCase();
  texts.set(row, text);
  return text;
}

/** Whether the session's name, vessel or date contains every word of the search. */
export function matches(row: ActivityListItem, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => textOf(row).includes(word));
}
