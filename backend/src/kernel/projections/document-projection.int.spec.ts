import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { DomainEvent, StoredEvent } from '../event-store/event-definition.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { documentProjection } from './document-projection.ts';

interface Board {
  readonly id: number;
  readonly name: string;
  readonly shaper: string | null;
  readonly owner?: number | undefined;
  readonly volume: number;
  readonly fins: { readonly boxes: number };
  readonly isLoved: boolean;
  readonly shapedAt: string;
  readonly repairs: readonly { readonly what: string }[];
}

type BoardEvent =
  | DomainEvent<'BoardShaped', Pick<Board, 'id' | 'name' | 'shaper' | 'volume' | 'shapedAt'>>
  | DomainEvent<'BoardNamed', { readonly id: number; readonly name: string }>
  | DomainEvent<'BoardSold', { readonly id: number; readonly to?: number | undefined }>
  | DomainEvent<'BoardLoved', { readonly id: number }>
  | DomainEvent<'BoardRepaired', { readonly id: number; readonly what: string }>
  | DomainEvent<'BoardSnapped', { readonly id: number }>;

function evolveBoard(board: Board | undefined, event: BoardEvent): Board | undefined {
  if (event.type === 'BoardShaped') return { ...event.data, fins: { boxes: 1 }, isLoved: false, repairs: [] };
  if (!board) return undefined;
  switch (event.type) {
    case 'BoardNamed':
      // Depends on every kind of field, so a field that changes when it is stored shows in the name.
      return { ...board, name: `${event.data.name} ${board.shapedAt} ${board.owner} ${board.volume}` };
    case 'BoardSold':
      return { ...board, owner: event.data.to };
    case 'BoardLoved':
      return board.isLoved ? board : { ...board, isLoved: true };
    case 'BoardRepaired':
      return { ...board, repairs: [...board.repairs, { what: event.data.what }] };
    case 'BoardSnapped':
      return undefined;
  }
}

const boards = documentProjection<Board, BoardEvent>({
  name: 'boards',
  version: 1,
  table: 'board',
  key: 'id',
  columns: {
    id: { type: 'bigint', field: 'id' },
    owner: { type: 'bigint', field: 'owner' },
    is_loved: { type: 'boolean', field: 'isLoved' },
    shaped_at: { type: 'text', field: 'shapedAt' },
    fins: { type: 'jsonb', field: 'fins' },
  },
  largeFields: ['repairs'],
  indexes: 'CREATE INDEX ON board (shaped_at);',
  consumes: ['BoardShaped', 'BoardNamed', 'BoardSold', 'BoardLoved', 'BoardRepaired', 'BoardSnapped'],
  keyOf: (event) => event.data.id,
  evolve: evolveBoard,
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

const shaped = (id: number, name = 'Log'): BoardEvent => ({
  type: 'BoardShaped',
  data: { id, name, shaper: null, volume: 70, shapedAt: '2026-01-01T00:00:00.000Z' },
});

const id = fc.integer({ min: 1, max: 4 });
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((drawn) => drawn.replaceAll('\0', '')),
  fc.constantFrom('"quoted"', 'back\\slash', '\\u0000', '{a,b}', 'NULL', "it's", 'línea\nnueva', '🏄'),
);
const event: fc.Arbitrary<BoardEvent> = fc.oneof(
  fc.record({
    type: fc.constant('BoardShaped' as const),
    data: fc.record({
      id,
      name: text,
      shaper: fc.option(text),
      volume: fc.double({ noNaN: true, noDefaultInfinity: true }).map((volume) => volume + 0),
      shapedAt: fc
        .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
  }),
  fc.record({ type: fc.constant('BoardNamed' as const), data: fc.record({ id, name: text }) }),
  fc.record({
    type: fc.constant('BoardSold' as const),
    data: fc.record({ id, to: fc.option(fc.nat(), { nil: undefined }) }),
  }),
  fc.record({ type: fc.constant('BoardLoved' as const), data: fc.record({ id }) }),
  fc.record({ type: fc.constant('BoardRepaired' as const), data: fc.record({ id, what: text }) }),
  fc.record({ type: fc.constant('BoardSnapped' as const), data: fc.record({ id }) }),
);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.query('DROP TABLE IF EXISTS board');
  await database.query(boards.tables);
});

async function apply(events: readonly BoardEvent[]): Promise<void> {
  await database.transaction((client) => boards.apply(events.map(stored), inTransaction(client)));
}

async function documents(): Promise<readonly object[]> {
  const rows = await database.query<{ document: object; repairs: object }>(
    'SELECT document, repairs FROM board ORDER BY id',
  );
  return rows.map(({ document, repairs }) => ({ ...document, repairs }));
}

function folded(events: readonly BoardEvent[]): readonly object[] {
  const byId = new Map<number, Board | undefined>();
  for (const each of events) byId.set(each.data.id, evolveBoard(byId.get(each.data.id), each));
  return [...byId.values()].filter((board) => board !== undefined).sort((a, b) => a.id - b.id);
}

describe('documentProjection', () => {
  it('stores the fold of each key, however the log is cut into pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 10 }),
        async (events, cuts) => {
          await database.query('TRUNCATE board');
          for (let first = 0, page = 0; first < events.length; page += 1) {
            const size = cuts[page % cuts.length] ?? 1;
            await apply(events.slice(first, first + size));
            first += size;
          }
          expect(await documents()).toEqual(folded(events));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('generates the columns from the document', async () => {
    await apply([
      shaped(1),
      { type: 'BoardSold', data: { id: 1, to: 7 } },
      { type: 'BoardLoved', data: { id: 1 } },
      { type: 'BoardRepaired', data: { id: 1, what: 'nose' } },
      shaped(2),
    ]);
    const columns = 'id, owner, is_loved, shaped_at, fins';
    expect(await database.query(`SELECT ${columns} FROM board ORDER BY id`)).toEqual([
      { id: '1', owner: '7', is_loved: true, shaped_at: '2026-01-01T00:00:00.000Z', fins: { boxes: 1 } },
      { id: '2', owner: null, is_loved: false, shaped_at: '2026-01-01T00:00:00.000Z', fins: { boxes: 1 } },
    ]);
  });

  it('stores a large field in a column of its own and not in the document', async () => {
    await apply([shaped(1)]);
    await apply([{ type: 'BoardRepaired', data: { id: 1, what: 'nose' } }]);
    const [row] = await database.query<{ document: object; repairs: object }>(
      'SELECT document, repairs FROM board',
    );
    expect(row?.repairs).toEqual([{ what: 'nose' }]);
    expect(row?.document).not.toHaveProperty('repairs');
  });

  it('treats an undefined field like a missing one, in the page that sets it and in later pages', async () => {
    const sale: readonly BoardEvent[] = [
      { type: 'BoardSold', data: { id: 1, to: 7 } },
      { type: 'BoardSold', data: { id: 1 } },
    ];
    const rename: BoardEvent = { type: 'BoardNamed', data: { id: 1, name: 'Log' } };
    await apply([shaped(1), ...sale, rename]);
    const atOnce = await documents();
    await apply([shaped(1), ...sale]);
    await apply([rename]);
    expect(await documents()).toEqual(atOnce);
    expect(atOnce[0]).not.toHaveProperty('owner');
  });

  it('stores U+FFFD for characters that Postgres refuses', async () => {
    await apply([shaped(1, 'a\0b \ud800 \\u0000 🏄')]);
    expect(await documents()).toMatchObject([{ name: 'a\ufffdb \ufffd \\u0000 🏄' }]);
  });

  it('writes pages of thousands of documents', async () => {
    const ids = Array.from({ length: 2_345 }, (_, index) => index);
    await apply(ids.map((each) => shaped(each)));
    await apply(ids.map((each) => ({ type: 'BoardLoved', data: { id: each } })));
    const [found] = await database.query<{ boards: number; loved: number }>(
      `SELECT count(*)::integer AS boards, count(*) FILTER (WHERE is_loved)::integer AS loved FROM board`,
    );
    expect(found).toEqual({ boards: 2_345, loved: 2_345 });
  });

  it('writes no document that the page left as it was', async () => {
    await apply([shaped(1), { type: 'BoardLoved', data: { id: 1 } }]);
    const version = () => database.query<{ version: string }>('SELECT xmin::text AS version FROM board');
    const before = await version();
    await apply([{ type: 'BoardLoved', data: { id: 1 } }]);
    expect(await version()).toEqual(before);
  });

  it('rejects a key without a generated column', () => {
    const withoutKey = () =>
      documentProjection<Board, BoardEvent>({
        ...{ name: 'boards', version: 1, table: 'board', key: 'id', columns: {}, consumes: [] },
        keyOf: (each) => each.data.id,
        evolve: evolveBoard,
      });
    expect(withoutKey).toThrow('board generates no column id');
  });
});
