import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventCatalog } from './kernel/event-store/event-catalog.ts';
import type { EventDefinition } from './kernel/event-store/event-definition.ts';
import type { JsonObject } from './kernel/event-store/json.ts';

const SHAPES = join(import.meta.dirname, 'event-shapes.json');
const OLDER_EVENTS = join(import.meta.dirname, '..', 'test', 'fixtures', 'older-events.json');

const readTable = <Value>(file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Value>>;

/** What the files with events export, of all modules. */
async function allEvents(): Promise<readonly EventDefinition[]> {
  const modules = join(import.meta.dirname, 'modules');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]events[\\/][^\\/]+-events\.ts$/.test(file),
  );
  const events = new Set<EventDefinition>();
  for (const file of files) {
    for (const value of Object.values((await import(join(modules, file))) as object) as unknown[]) {
      if (typeof value === 'object' && value !== null && 'upcasters' in value) {
        events.add(value as EventDefinition);
      }
    }
  }
  return [...events].toSorted((one, other) => (one.type < other.type ? -1 : 1));
}

const events = await allEvents();
const keyOf = (type: string, version: number) => `${type}@${version}`;
const hashOf = ({ data }: EventDefinition) =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

/** One sentence about what to do, or none. */
function adviceOn(event: EventDefinition, kept: Readonly<Record<string, string>>): readonly string[] {
  const { type, version } = event;
  const hash = hashOf(event);
  const key = keyOf(type, version);
  if (kept[key] === hash) return [];
  if (kept[key] === undefined) return [`Add "${key}": "${hash}" to event-shapes.json.`];
  return [
    `The schema of ${key} changed, and events with its earlier shape may be stored: raise \`version\` to ` +
      `${version + 1}, add an upcaster, put an event of version ${version} into older-events.json, and write ` +
      `"${keyOf(type, version + 1)}": "${hash}" in place of "${key}" in event-shapes.json.`,
  ];
}

describe('the schema of an event', () => {
  it('changes with its version only', () => {
    const kept = readTable<string>(SHAPES);
    const current = new Set(events.map(({ type, version }) => keyOf(type, version)));
    const advice = [
      ...events.flatMap((event) => adviceOn(event, kept)),
      ...Object.keys(kept)
        .filter((key) => !current.has(key))
        .map((key) => `Remove "${key}" from event-shapes.json.`),
    ];
    expect(advice).toEqual([]);
  });
});

describe('an event of an older version', () => {
  const older = readTable<JsonObject>(OLDER_EVENTS);
  const upcast = events.flatMap((event) =>
    event.upcasters.map((_, index) => ({ event, version: index + 1 })),
  );

  it('is kept for every upcaster', () => {
    expect(Object.keys(older)).toEqual(upcast.map(({ event, version }) => keyOf(event.type, version)));
  });

  it.each(upcast)('has the current shape after it was upcast: $event.type@$version', ({ event, version }) => {
    const catalog = new EventCatalog();
    catalog.register(event);
    const known = catalog.find(event.type);
    const data = known.upcast(older[keyOf(event.type, version)]!, version);
    expect(known.checked(data)).toEqual(data);
  });
});
