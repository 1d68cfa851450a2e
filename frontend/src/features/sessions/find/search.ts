import type { ActivityListItem } from '../../../app/api-types.ts';
import { vesselOf } from '../../../activity/activity.ts';
import { type Clock, daysShown } from './day-of.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** Shorter words are no names of months. */
const SHORTEST_MONTH = 3;

const texts = new WeakMap<ActivityListItem, string>();

function textOf(row: ActivityListItem): string {
  let text = texts.get(row);
  if (text === undefined) {
    text = `${row.activity_name} ${vesselOf(row)} ${row.spot ?? ''} ${row.place ?? ''}`.toLowerCase();
    texts.set(row, text);
  }
  return text;
}

const two = (digits: string) => digits.padStart(2, '0');

/** Days '2026-11-21' that a word means: a month, a year, a day of the month, or a date as people write it. */
function daysMeantBy(word: string): RegExp | null {
  const month = MONTHS.findIndex((name) => word.length >= SHORTEST_MONTH && name.startsWith(word));
  if (month !== -1 || word === 'sept') return new RegExp(`-${two(String(month === -1 ? 9 : month + 1))}-`);
  // A date that is still being typed finds all that begin like it.
  if (/^\d{4}-\d{0,2}(-\d{0,2})?$/.test(word)) return new RegExp(`^${word}`);
  if (/^(19|20)\d\d$/.test(word)) return new RegExp(`^${word}-`);
  const [, day] = /^([1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.exec(word) ?? [];
  if (day !== undefined) return new RegExp(`-${two(day)}$`);
  const [, first, second, year = '\\d{4}'] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(word) ?? [];
  if (first !== undefined && second !== undefined)
    return new RegExp(`^${year}-${two(first)}-${two(second)}$`);
  return null;
}

/** Whether the text has the word; a number only where one begins, so that '15 may' finds no 'Session 815'. */
const mentions = (text: string, word: string) =>
  /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}`).test(text) : text.includes(word);

/** Whether a session's name, vessel, place or date fits every word: 'dawn november', 'nov 2026', '15 may', '2026-11'. */
export function searchFor(search: string, clock: Clock = 'pacific'): (row: ActivityListItem) => boolean {
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => ({ word, days: daysMeantBy(word) }));
  return (row) =>
    words.every(
      ({ word, days }) =>
        mentions(textOf(row), word) || daysShown(row, clock).some((day) => days?.test(day) === true),
    );
}
