export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** Characters from which writing an object anew costs more than remembering how it was written. */
const LARGE = 1_000;
const words = new WeakMap<object, string>();

/** @throws SyntaxError */
export function readJson(text: string): JsonObject {
  const value = JSON.parse(text) as JsonObject;
  if (text.length >= LARGE) words.set(value, text);
  return value;
}

/** A value as JSON; what came whole from `readJson`, in the words it had there. */
export function writeJson(value: object): string {
  return words.get(value) ?? JSON.stringify(value);
}
