import { type SchemaOptions, type TSchema, Type } from '@sinclair/typebox';

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const OneOf = <Text extends string>(texts: readonly Text[], options?: SchemaOptions) =>
  Type.Union(
    texts.map((text) => Type.Literal(text)),
    options,
  );

/** A safe integer: exact in bigint columns and in JSON. */
export const Whole = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** An id drawn from a sequence. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A time in the years 1 to 9999, formatted as by `Date.toISOString`. */
export const Instant = Type.String({ format: 'instant' });

const FIRST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Milliseconds since 1970, in the range of Date. */
export const EpochMillis = Type.Integer({ minimum: -8_640_000_000_000_000, maximum: 8_640_000_000_000_000 });

/** Normalizes a time to `Date.toISOString` format; null if the text is not a time in the years 1 to 9999. */
export function instantOf(text: string): string | null {
  const millis = Date.parse(text);
  return isInstant(millis) ? new Date(millis).toISOString() : null;
}

/** Whether milliseconds since 1970 are in the years 1 to 9999. */
export const isInstant = (millis: number): boolean => millis >= FIRST_MS && millis <= LAST_MS;

/** JSON Schema keyword of a text field that is sealed with the key of `metadata.subject`. */
export const PERSONAL = 'x-personal';

/** Value of a personal field after its person's key was dropped. */
export const ERASED = '[erased]';

/** Marks a top-level string (or nullable string) field of an event as personal data. */
export function personal<Schema extends TSchema>(schema: Schema): Schema {
  return { ...schema, [PERSONAL]: true };
}
