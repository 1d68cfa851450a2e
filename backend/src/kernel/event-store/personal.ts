import type { TSchema } from '@sinclair/typebox';

/** JSON Schema keyword of a text field that is sealed with the key of `metadata.subject`. */
export const PERSONAL = 'x-personal';

/** Value of a personal field after its person's key was dropped. */
export const ERASED = '[erased]';

/** Marks a top-level string (or nullable string) field of an event as personal data. */
export function personal<Schema extends TSchema>(schema: Schema): Schema {
  return { ...schema, [PERSONAL]: true };
}
