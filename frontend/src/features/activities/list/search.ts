import { formatDate } from '../../../lib/dates.ts';
import { nameOf, vesselOf, type ActivityRow } from '../activity.ts';

/** Whether every word of the search stands in the session's name, vessel or date. */
export function matches(row: ActivityRow, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = `${nameOf(row)} ${vesselOf(row)} ${formatDate(row.activity_time)}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
