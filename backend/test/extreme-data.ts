import { type TSchema, Type } from '@sinclair/typebox';
import fc from 'fast-check';
import { EventCatalog } from '../src/kernel/event-store/event-catalog.ts';
import { InvalidEventData } from '../src/kernel/event-store/event-codec.errors.ts';
import { defineEvent } from '../src/kernel/event-store/event-definition.ts';

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\ufffe',
  '🏄'.repeat(2_000),
  'x'.repeat(20_000),
  "'; DROP TABLE activity; --",
  '{"a":1}',
  '\\',
  'NULL',
  '1',
  'dawnPatrol',
  'bad_checksum',
  '2024-02-29',
  '9999-12-31',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2026-06-01T08:00:00.000Z',
  '2026-12-31T23:59:60Z',
  '2026-02-29T08:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '+012000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  8.64e15,
  8.64e15 + 1,
  1e300,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  Number.POSITIVE_INFINITY,
  Number.NaN,
];

/** Generates boundary values of a schema that the event catalog accepts. */
export function extreme(schema: TSchema): fc.Arbitrary<unknown> {
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (schema['anyOf'] !== undefined) return fc.oneof(...(schema['anyOf'] as TSchema[]).map(extreme));
  switch (schema['type']) {
    case 'object':
      return extremeObject(schema);
    case 'array':
      return Array.isArray(schema['items'])
        ? fc.tuple(...(schema['items'] as TSchema[]).map(extreme))
        : fc.array(extreme(schema['items'] as TSchema), { maxLength: 3 });
    case 'string': {
      const free = fc.string({ unit: 'binary', maxLength: 40 });
      return fc.oneof(fc.constantFrom(...TEXTS), free).filter(accepted(schema));
    }
    case 'integer':
    case 'number':
      return fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double()).filter(accepted(schema));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

function extremeObject(schema: TSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema['properties'] as Record<string, TSchema>);
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, extreme(field)])), {
    requiredKeys: (schema['required'] as string[] | undefined) ?? [],
  });
}

/** True if the catalog accepts the value. NaN and infinities cannot occur, since the log is JSON. */
function accepted(schema: TSchema): (value: unknown) => boolean {
  const catalog = new EventCatalog();
  catalog.register(defineEvent({ type: 'Tried', version: 1, data: Type.Object({ value: schema }) }));
  const tried = catalog.find('Tried');
  return (value) => {
    try {
      tried.checked({ value });
      return true;
    } catch (error) {
      if (error instanceof InvalidEventData) return false;
      throw error;
    }
  };
}
