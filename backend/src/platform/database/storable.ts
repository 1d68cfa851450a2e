/** Postgres stores no NUL character and no half of a surrogate pair, neither in text nor in jsonb. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
}

/** JSON.stringify escapes NUL, and of surrogates only those without their other half. */
const NOT_STORABLE = /\\u(?:0000|d[89a-f])/;
const ESCAPES = /\\(?:u(?:0000|d[89a-f][\da-f]{2})|.)/g;

/** JSON that jsonb accepts: characters that Postgres can't store become U+FFFD. */
export function storableJson(value: object): string {
  const json = JSON.stringify(value);
  if (!NOT_STORABLE.test(json)) return json;
  return json.replaceAll(ESCAPES, (escape) => (escape.length === 6 ? '\ufffd' : escape));
}
