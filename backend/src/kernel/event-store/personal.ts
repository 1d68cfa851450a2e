import type { TSchema } from '@sinclair/typebox';

/** JSON-schema keyword marking a text field that is sealed with the key of `metadata.subject`. */
export const PERSONAL = 'x-personal';

/** What a personal field reads as once its person's key is gone. */
export const ERASED = '[erased]';

/** Marks a top-level string (or nullable string) field of an event as personal data. */
export function personal<Schema extends TSchema>(schema: Schema): Schema {
  return { ...schema, [PERSONAL]: true };
}
