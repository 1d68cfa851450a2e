import type { Exchange } from './wire-recorder.ts';

/** Fields whose value differs from run to run, and what a transcript says instead. */
const VARYING: Readonly<Record<string, string>> = { created: 'time', subscriptionId: 'id' };
/** Fields that an older version of the protocol had, which the client does not read, and what is always there. */
const UNREAD = /2060$|^(first|last)StreamPosition$/;
/** Fields in base 64. */
const BYTES = new Set(['data', 'customMetadata', 'streamName']);
const POSITIONS = new Set(['commitPosition', 'preparePosition']);

/**
 * What was said, without what differs from run to run: positions are numbered in their order, times and generated ids
 * are named, and `run` is taken out of the names of streams. Empty fields are left out.
 */
export function transcriptOf(exchanges: readonly Exchange[], run: string): readonly unknown[] {
  const positions = [...new Set(positionsIn(exchanges))].sort((a, b) => (a < b ? -1 : 1)).map(String);
  const numbered = new Map(positions.map((position, index) => [position, `position ${index + 1}`]));

  function said(value: unknown, key = ''): unknown {
    if (POSITIONS.has(key)) return numbered.get(String(value));
    if (key in VARYING) return VARYING[key];
    if (typeof value === 'string') return textOf(key, value).replaceAll(run, '');
    if (isEntries(value)) return said(Object.fromEntries(value.toSorted()));
    if (Array.isArray(value)) return value.map((item) => said(item));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]) => [name, said(field, name)] as const);
    return Object.fromEntries(fields.filter(([name, field]) => !UNREAD.test(name) && !isEmpty(field)));
  }
  return exchanges.map((exchange) => said(exchange));
}

function* positionsIn(value: unknown): Iterable<bigint> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, field] of Object.entries(value)) {
    if (POSITIONS.has(key)) yield BigInt(field as string);
    else yield* positionsIn(field);
  }
}

/** Long texts are shortened to their length. */
function textOf(key: string, value: string): string {
  const text = BYTES.has(key) ? Buffer.from(value, 'base64').toString() : value;
  return text.length > 1_000 ? `${text.length} characters` : text;
}

const isEntries = (value: unknown): value is [string, string][] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => Array.isArray(item) && item.length === 2 && typeof item[0] === 'string');

const isEmpty = (field: unknown): boolean =>
  field === undefined || field === '' || (Array.isArray(field) && field.length === 0);
