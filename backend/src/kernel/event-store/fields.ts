import { Type } from '@sinclair/typebox';

/** A number that columns and JSON keep exactly. */
export const Whole = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** A number drawn from a sequence. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A moment of the years 1 to 9999 as `Date.toISOString` writes it. */
export const Instant = Type.String({ format: 'instant' });

const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Every moment that a Date can hold. */
export const EpochMillis = Type.Integer({ minimum: -8_640_000_000_000_000, maximum: 8_640_000_000_000_000 });

/** The moment that a text names, in the one way it is written; null for any other text. */
export function instantOf(text: string): string | null {
  const millis = Date.parse(text);
  return millis >= FIRST_MS && millis <= LAST_MS ? new Date(millis).toISOString() : null;
}
