import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnPeople, drawnPeriod, type DrawnSession, DrawnTables } from '../../testing/drawn-tables.ts';
import { storage, storageAnswer, type StorageRow } from './storage.query.ts';

let tables: DrawnTables;
beforeAll(async () => {
  tables = await DrawnTables.open();
});
afterAll(() => tables.remove());

type Owned = DrawnSession & { readonly owner: number };

const sizeClass = (bytes: number) => [100_000, 1_000_000, 10_000_000].find((most) => bytes <= most) ?? null;

/** Interpolated between the two nearest. */
function quantile(millis: readonly number[], share: number): number | null {
  const sorted = millis.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

function fold(
  sessions: readonly Owned[],
  source: string | null,
  up_to_bytes: number | null,
  is_total: boolean,
) {
  const measured = sessions.filter(({ importMillis }) => importMillis !== null);
  const owners = (group: readonly Owned[]) => new Set(group.map(({ owner }) => owner)).size;
  return {
    source,
    up_to_bytes,
    is_total,
    people: owners(sessions),
    sessions: sessions.length,
    points: sessions.reduce((sum, { points }) => sum + points, 0),
    bytes: sessions.reduce((sum, { bytes }) => sum + bytes, 0),
    people_measured: owners(measured),
    imports: measured.length,
    millis: measured.map(({ importMillis }) => importMillis!),
  };
}

function foldAll(sessions: readonly Owned[]) {
  const kinds = new Map(
    sessions.map(({ source, bytes }) => [
      `${source} ${sizeClass(bytes)}`,
      { source, size: sizeClass(bytes) },
    ]),
  );
  const groups = [...kinds.values()].map(({ source, size }) =>
    fold(
      sessions.filter((session) => session.source === source && sizeClass(session.bytes) === size),
      source,
      size,
      false,
    ),
  );
  return [...groups, fold(sessions, null, null, true)];
}

describe('storage.sql', () => {
  it('sums what sessions take and how long they took, like a fold over the sessions', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPeople, drawnPeriod, async (people, period) => {
        await tables.fill(people);
        const rows = await tables.ask<StorageRow>(storage, period);
        const sessions = people
          .flatMap((person, owner) => person.sessions.map((session) => ({ ...session, owner })))
          .filter(({ month }) => period.from <= `${month}-01` && `${month}-01` <= period.to);
        const expected = foldAll(sessions);
        expect(rows).toHaveLength(expected.length);
        expect(rows.at(-1)!.is_total).toBe(true);
        for (const { millis, ...group } of expected) {
          const row = rows.find(
            ({ source, up_to_bytes }) => source === group.source && up_to_bytes === group.up_to_bytes,
          )!;
          expect(row).toMatchObject(group);
          for (const [name, share] of [
            ['median_millis', 0.5],
            ['p95_millis', 0.95],
            ['p99_millis', 0.99],
          ] as const) {
            const exact = quantile(millis, share);
            if (exact === null) expect(row[name]).toBeNull();
            else expect(Math.abs(row[name]! - exact)).toBeLessThanOrEqual(0.5001);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the groups of sizes', () => {
  const row = (source: string | null, people: number, sessions: number): StorageRow => ({
    source,
    up_to_bytes: source === null ? null : 100_000,
    is_total: source === null,
    people,
    sessions,
    points: 9,
    bytes: 9,
    people_measured: people,
    imports: sessions,
    median_millis: 40,
    p95_millis: 90,
    p99_millis: 95,
  });
  const shown = (rows: readonly StorageRow[]) =>
    storageAnswer(rows).map(({ sessions, hidden }) => hidden ?? sessions);

  it('tell nothing of few people, nor of the group that gives them away', () => {
    const rows = [row('GARMIN', 3, 40), row('MANUAL', 60, 70), row('STRAVA', 50, 90), row(null, 90, 200)];
    expect(shown(rows)).toEqual(['few_people', 'reveals_few', 90, 200]);
    expect(storageAnswer(rows)[0]).toEqual({
      source: 'GARMIN',
      up_to_bytes: 100_000,
      sessions: null,
      points: null,
      bytes: null,
      imports: null,
      median_millis: null,
      p95_millis: null,
      p99_millis: null,
      hidden: 'few_people',
    });
  });

  it('tell nothing of a group whose import times are of few people', () => {
    const measured = { ...row('MANUAL', 60, 70), people_measured: 1 };
    expect(shown([measured, row('STRAVA', 50, 90), row(null, 90, 160)])).toEqual([
      'few_people',
      'reveals_few',
      160,
    ]);
  });

  it('tell zeros of an empty period', () => {
    expect(shown([row(null, 0, 0)])).toEqual([0]);
  });
});
