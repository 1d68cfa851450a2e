import { cutText } from '@rideline/detection-engine';
import { isInstant } from '../../../kernel/event-store/fields.ts';

/** Longest text of a service, such as the name of an activity. */
const LONGEST_TEXT = 200;
/** Characters that are looked at, so that a text of megabytes costs nothing. */
const EXAMINED = 1_000;
/** Printable ASCII, since ids stand in addresses. */
const ID = /^[!-~]{1,100}$/;
const LARGEST_MEASURE = 1e9;

/** A text on one line that can be stored everywhere; empty for any other value. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .slice(0, EXAMINED)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd');
  return cutText(line.trim(), LONGEST_TEXT);
}

/** The id of an account or an activity; undefined for a value that is none. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined;
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}

/** Meters, seconds or meters per second; null outside of what anybody records. */
export const measureOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= LARGEST_MEASURE ? value : null;

/** Epoch milliseconds; null outside the years 1 to 9999. */
export const timeOf = (value: unknown): number | null =>
  typeof value === 'number' && isInstant(value) ? Math.round(value) : null;

/**
 * The usable rows of a list; others are left out, as nothing could refer to them.
 * @returns undefined for any other JSON, and for rows of which none is usable
 */
export function rowsOf<Row>(
  page: unknown,
  read: (item: unknown) => Row | undefined,
  most: number,
): readonly Row[] | undefined {
  if (!Array.isArray(page)) return undefined;
  const rows = page
    .slice(0, most)
    .map(read)
    .filter((row) => row !== undefined);
  return rows.length === 0 && page.length > 0 ? undefined : rows;
}
