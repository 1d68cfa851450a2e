import type { HiddenReason, Interval } from '../../../app/api-types.ts';
import { intervalName } from '../../../charts/months/month-layout.ts';
import { formatCount } from '../../../lib/format.ts';

/** '1,234' people; '<5' for fewer than five, '5+' for a count that would reveal such a one. */
export function peopleText(count: number | null, hidden: HiddenReason): string {
  if (count !== null) return formatCount(count);
  return hidden === 'few_people' ? '<5' : hidden === 'reveals_few' ? '5+' : '';
}

/** The same for sessions and failures, which are hidden by the number of their people. */
export function sessionsText(count: number | null, hidden: HiddenReason): string {
  if (count !== null) return formatCount(count);
  return hidden === 'few_people' ? 'of <5 people' : hidden === 'reveals_few' ? '5+' : '';
}

/** 'No track points' from 'no_track_points'. */
export function wordsOf(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why figures are by this interval; undefined for the shortest one. */
export const intervalNote = (interval: Interval): string | undefined =>
  interval === 'month'
    ? undefined
    : `By ${interval}, because in shorter intervals most of the retention would be hidden.`;

/** '2025-02', 'Q1 2025' or '2025'; tables show months by name. */
export const nameInFile = (start: string, interval: Interval): string =>
  interval === 'month' ? start : intervalName(start, interval);
