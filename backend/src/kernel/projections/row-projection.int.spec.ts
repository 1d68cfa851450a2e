import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { DomainEvent, StoredEvent } from '../event-store/event-definition.ts';
import { readJson } from '../event-store/json.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { ProjectionTransaction } from './projection.ts';
import { TOGETHER, VERBATIM } from './row-columns.ts';
import { rowProjection } from './row-projection.ts';

interface Board {
  readonly id: number;
  readonly name: string;
  readonly shaper: string | null;
  readonly volume: number;
  readonly is_loved: boolean;
  readonly shaped_at: string;
  readonly fins: { readonly boxes: number };
  readonly repairs: readonly { readonly what: string }[];
}

type BoardEvent =
  | DomainEvent<'BoardShaped', Omit<Board, 'repairs' | 'is_loved' | 'fins'>>
  | DomainEvent<'BoardNamed', { readonly id: number; readonly name: string }>
  | DomainEvent<'BoardLoved', { readonly id: number }>
  | DomainEvent<'BoardRepaired', { readonly id: number; readonly what: string }>
  | DomainEvent<'BoardSnapped', { readonly id: number }>;

function evolveBoard(board: Board | undefined, event: BoardEvent): Board | undefined {
  if (event.type === 'BoardShaped')
    return { ...event.data, is_loved: false, fins: { boxes: 1 }, repairs: [] };
  if (!board) return undefined;
  switch (event.type) {
    case 'BoardNamed':
      // Made of the time as it was read, which must not depend on whether the row was read or just made.
      return { ...board, name: `${event.data.name} ${board.shaped_at}` };
    case 'BoardLoved':
      return { ...board, is_loved: true };
    case 'BoardRepaired':
      return { ...board, repairs: [...board.repairs, { what: event.data.what }] };
    case 'BoardSnapped':
      return undefined;
  }
}

interface Label {
  readonly label: string;
}

const labelOf = (board: Board): Label => ({ label: `${board.name}, ${board.volume} l` });

const boards = rowProjection<Board, BoardEvent, Label>({
  name: 'boards',
  version: 1,
  table: 'board',
  key: 'id',
  fields: {
    id: 'bigint',
    name: TOGETHER,
    shaper: TOGETHER,
    volume: 'double precision NOT NULL',
    is_loved: 'boolean NOT NULL',
    shaped_at: 'timestamptz NOT NULL',
    fins: 'json NOT NULL',
    repairs: VERBATIM,
  },
  indexes: 'CREATE INDEX ON board (shaped_at);',
  consumes: ['BoardShaped', 'BoardNamed', 'BoardLoved', 'BoardRepaired', 'BoardSnapped'],
  keyOf: (event) => event.data.id,
  evolve: evolveBoard,
  lookedAtBy: { repairs: ['BoardRepaired'] },
  derived: { fields: { label: 'text NOT NULL' }, of: labelOf },
});

const stored = (event: BoardEvent, index: number): StoredEvent => ({
  ...event,
  id: String(index),
  stream: 'boards',
  revision: BigInt(index),
  position: BigInt(index + 1),
  recordedAt: new Date(0),
  metadata: { actor: 'system', correlation: 'spec' },
});

const id = fc.integer({ min: 1, max: 4 });
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  fc.constantFrom('"quoted"', 'back\\slash', '{a,b}', 'NULL', "it's", 'línea\nnueva', '🏄'),
);
const event: fc.Arbitrary<BoardEvent> = fc.oneof(
  fc.record({
    type: fc.constant('BoardShaped' as const),
    data: fc.record({
      id,
      name: words,
      shaper: fc.option(words),
      volume: fc.double({ noNaN: true, noDefaultInfinity: true }).map((volume) => volume + 0),
      shaped_at: fc
        .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
  }),
  fc.record({ type: fc.constant('BoardNamed' as const), data: fc.record({ id, name: words }) }),
  fc.record({ type: fc.constant('BoardLoved' as const), data: fc.record({ id }) }),
  fc.record({ type: fc.constant('BoardRepaired' as const), data: fc.record({ id, what: words }) }),
  fc.record({ type: fc.constant('BoardSnapped' as const), data: fc.record({ id }) }),
);

const shaped = { id: 1, name: 'Log', shaper: null, volume: 70, shaped_at: '2026-01-01T00:00:00.000Z' };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.query('DROP TABLE IF EXISTS board');
  await database.query(boards.tables);
});

async function apply(events: readonly StoredEvent[]): Promise<void> {
  await database.transaction((client) => boards.apply(events, inTransaction(client)));
}

async function rows(): Promise<readonly object[]> {
  const found = await database.query<Label>('SELECT * FROM board ORDER BY id');
  return found.map((row) => ({ ...boards.rowOf(row), label: row.label }));
}

function folded(events: readonly BoardEvent[]): readonly object[] {
  const byId = new Map<number, Board | undefined>();
  for (const each of events) byId.set(each.data.id, evolveBoard(byId.get(each.data.id), each));
  return [...byId.values()]
    .filter((board) => board !== undefined)
    .sort((a, b) => a.id - b.id)
    .map((board) => ({ ...board, ...labelOf(board) }));
}

describe('a projection of one row per key', () => {
  it('gives the fold of each key, however the log is cut into pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 10 }),
        async (events, cuts) => {
          await database.query('TRUNCATE board');
          const all = events.map(stored);
          for (let first = 0, page = 0; first < all.length; page += 1) {
            const size = cuts[page % cuts.length] ?? 1;
            await apply(all.slice(first, first + size));
            first += size;
          }
          expect(await rows()).toEqual(folded(events));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('writes pages of thousands of rows', async () => {
    const many = Array.from({ length: 2_345 }, (_, index) =>
      stored(
        {
          type: 'BoardShaped',
          data: {
            id: index,
            name: `b${index}`,
            shaper: null,
            volume: index / 7,
            shaped_at: '2026-01-01T00:00:00.000Z',
          },
        },
        index,
      ),
    );
    await apply(many);
    await apply(
      many.map(({ data }, index) => stored({ type: 'BoardLoved', data: data as { id: number } }, index)),
    );
    const [found] = await database.query<{ boards: number; loved: number; volume: number }>(
      `SELECT count(*)::integer AS boards, count(*) FILTER (WHERE is_loved)::integer AS loved,
         sum(volume) AS volume FROM board`,
    );
    expect(found).toMatchObject({ boards: 2_345, loved: 2_345 });
    expect(found?.volume).toBeCloseTo((2_344 * 2_345) / 2 / 7, 3);
  });

  it('does not write again what an event left as it was', async () => {
    await apply([
      stored({ type: 'BoardShaped', data: shaped }, 0),
      stored({ type: 'BoardLoved', data: { id: 1 } }, 1),
    ]);
    const version = () => database.query<{ version: string }>('SELECT xmin::text AS version FROM board');
    const before = await version();
    await apply([stored({ type: 'BoardLoved', data: { id: 1 } }, 2)]);
    expect(await version()).toEqual(before);
  });

  it('keeps a large object in the words that the log has for it', async () => {
    const words = `{ "id": 1, "what": "${'nose '.repeat(300)}" }`;
    const kept = rowProjection<{ id: number; repair: object }, DomainEvent<'BoardRepaired', { id: number }>>({
      ...{ name: 'kept', version: 1, table: 'kept', key: 'id', consumes: ['BoardRepaired'] },
      fields: { id: 'bigint', repair: VERBATIM },
      keyOf: (event) => event.data.id,
      evolve: (_, { data }) => ({ id: data.id, repair: data }),
    });
    await database.query(kept.tables);
    const repaired = stored(
      { type: 'BoardRepaired', data: readJson(words) as { id: number; what: string } },
      0,
    );
    await database.transaction((client) => kept.apply([repaired], inTransaction(client)));
    expect(await database.query('SELECT repair FROM kept')).toEqual([{ repair: words }]);
  });

  it('asks for no row before the event that begins it', async () => {
    const asked: string[] = [];
    const listening = (tx: ProjectionTransaction): ProjectionTransaction => ({
      query: (sql, values) => {
        asked.push(sql.trim().split(' ')[0] ?? '');
        return tx.query(sql, values);
      },
    });
    const begun = rowProjection<Pick<Board, 'id' | 'name'>, BoardEvent>({
      ...{ name: 'begun', version: 1, table: 'begun', key: 'id', fields: { id: 'bigint', name: 'text' } },
      consumes: ['BoardShaped', 'BoardNamed'],
      keyOf: (event) => event.data.id,
      evolve: (row, event) =>
        event.type === 'BoardShaped' ? event.data : row && { ...row, name: 'Renamed' },
      begunBy: ['BoardShaped'],
    });
    await database.query(begun.tables);
    const project = (page: readonly StoredEvent[]) =>
      database.transaction((client) => begun.apply(page, listening(inTransaction(client))));
    await project([stored({ type: 'BoardShaped', data: { ...shaped, id: 1 } }, 0)]);
    expect(asked).toEqual(['INSERT']);
    await project([
      stored({ type: 'BoardNamed', data: { id: 1, name: 'Log' } }, 1),
      stored({ type: 'BoardShaped', data: { ...shaped, id: 2 } }, 2),
    ]);
    expect(asked).toEqual(['INSERT', 'SELECT', 'UPDATE', 'INSERT']);
    expect(await database.query('SELECT name FROM begun ORDER BY id')).toEqual([
      { name: 'Renamed' },
      { name: 'Log' },
    ]);
  });
});
