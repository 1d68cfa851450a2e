import { randomBytes, randomUUID } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventCatalog } from '../event-store/event-catalog.ts';
import { EventCodec } from '../event-store/event-codec.ts';
import { defineEvent, type EventOf } from '../event-store/event-definition.ts';
import { WrongExpectedRevision } from '../event-store/event-store.errors.ts';
import type { ExpectedRevision, NewEvent } from '../event-store/event-store.ts';
import { personal } from '../event-store/fields.ts';
import { eventLogMigration } from '../event-store/postgres/event-log.migration.ts';
import { PostgresEventStore } from '../event-store/postgres/postgres-event-store.ts';
import { Keyring } from '../sealing/keyring.ts';
import { subjectKeysMigration, SubjectKeys } from '../sealing/subject-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CommandRunner } from './command-runner.ts';
import type { Aggregate, Decide } from './decider.ts';

const Paddled = defineEvent({
  type: 'Paddled',
  version: 1,
  data: Type.Object({ strokes: Type.Integer(), remark: personal(Type.String()) }),
});
type Paddled = EventOf<typeof Paddled>;
const Rested = defineEvent({ type: 'Rested', version: 1, data: Type.Object({}) });
type Rested = EventOf<typeof Rested>;
interface Session {
  readonly strokes: number;
  readonly remarks: readonly string[];
}

const session: Aggregate<Session, Paddled | Rested> = {
  initialState: { strokes: 0, remarks: [] },
  evolve: (state, event) =>
    event.type === 'Rested'
      ? state
      : { strokes: state.strokes + event.data.strokes, remarks: [...state.remarks, event.data.remark] },
};
/** Paddles up to a total; decides on no event once it is reached. */
const paddleTo: Decide<Session, number, Paddled | Rested> = (total, { strokes }) =>
  strokes >= total ? [] : [{ type: 'Paddled', data: { strokes: total - strokes, remark: `to ${total}` } }];
const paddle: Decide<Session, readonly number[], Paddled | Rested> = (each) =>
  each.map((strokes) => ({ type: 'Paddled', data: { strokes, remark: '' } }));

/** A store in which another writer appends before each append. */
class ContendedStore extends PostgresEventStore {
  attempts = 0;

  override async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) {
    this.attempts += 1;
    const rested = { type: 'Rested', schemaVersion: 1, data: {}, metadata: { actor: '2', correlation: 'r' } };
    await super.append(stream, 'any', [{ ...rested, id: randomUUID() }]);
    return super.append(stream, expected, events);
  }
}

describe('CommandRunner', () => {
  let database: TestDatabase;
  let store: PostgresEventStore;
  let codec: EventCodec;
  let runner: CommandRunner;
  const metadata = { actor: '1', correlation: 'r', subject: '1' };

  beforeAll(async () => {
    database = await createTestDatabase([eventLogMigration, subjectKeysMigration]);
    store = new PostgresEventStore(database);
    const catalog = new EventCatalog();
    catalog.register(Paddled, Rested);
    codec = new EventCodec(catalog, new SubjectKeys(database, new Keyring([randomBytes(32)])));
    runner = new CommandRunner(store, codec);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const ask = <Command>(
    stream: string,
    decide: Decide<Session, Command, Paddled | Rested>,
    command: Command,
  ) => runner.run({ aggregate: session, stream, decide, command, metadata });

  it('decides on the initial state first, then on the state after earlier events', async () => {
    const stream = randomUUID();
    const first = await ask(stream, paddleTo, 10);
    expect(first).toMatchObject({ revision: 0n, state: { strokes: 10, remarks: ['to 10'] } });
    const second = await ask(stream, paddleTo, 15);
    expect(second.events).toEqual([{ type: 'Paddled', data: { strokes: 5, remark: 'to 15' } }]);
    expect(second).toMatchObject({ revision: 1n, state: { strokes: 15, remarks: ['to 10', 'to 15'] } });
    expect(second.position).toBeGreaterThan(first.position);
    expect(await store.head()).toBe(second.position);
  });

  it('appends nothing when the decision returns no event, and returns the loaded state', async () => {
    const stream = randomUUID();
    const { state, revision, position } = await ask(stream, paddleTo, 10);
    expect(await ask(stream, paddleTo, 5)).toEqual({ events: [], state, revision, position });
    expect(await ask(randomUUID(), paddleTo, 0)).toEqual({
      events: [],
      state: session.initialState,
      revision: 'no_stream',
      position: 0n,
    });
  });

  it('rethrows an error of the decision and appends nothing', async () => {
    const stream = randomUUID();
    const refuse: Decide<Session, null, Paddled | Rested> = () => {
      throw new RangeError('too windy');
    };
    await expect(ask(stream, refuse, null)).rejects.toThrow('too windy');
    expect(await runner.load(session, stream)).toMatchObject({ revision: 'no_stream' });
  });

  it('decides again on the new state after a concurrent append', async () => {
    const stream = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => ask(stream, paddleTo, 10)));
    expect(outcomes.filter(({ events }) => events.length > 0)).toHaveLength(1);
    expect((await runner.load(session, stream)).state.strokes).toBe(10);
  });

  it('decides on a state loaded before, and again when that is out of date', async () => {
    const stream = randomUUID();
    const loaded = await runner.load(session, stream);
    const command = { aggregate: session, stream, decide: paddleTo, metadata, loaded };
    expect((await runner.run({ ...command, command: 10 })).revision).toBe(0n);
    const late = await runner.run({ ...command, command: 15 });
    expect(late.events).toEqual([{ type: 'Paddled', data: { strokes: 5, remark: 'to 15' } }]);
    expect(late).toMatchObject({ revision: 1n, state: { strokes: 15 } });
  });

  it('throws WrongExpectedRevision after five attempts', async () => {
    const stream = randomUUID();
    const contended = new ContendedStore(database);
    const command = { aggregate: session, stream, decide: paddle, command: [1], metadata };
    const run = new CommandRunner(contended, codec).run(command);
    await expect(run).rejects.toBeInstanceOf(WrongExpectedRevision);
    expect(contended.attempts).toBe(5);
    expect((await runner.load(session, stream)).state.strokes).toBe(0);
    await contended.close();
  });

  it('reads all pages of a stream', async () => {
    const stream = randomUUID();
    for (let page = 0; page < 3; page++)
      await ask(
        stream,
        paddle,
        Array.from({ length: 800 }, () => 1),
      );
    const { state, revision } = await runner.load(session, stream);
    expect(state.strokes).toBe(2400);
    expect(revision).toBe(2399n);
  });

  it('seals personal texts', async () => {
    const stream = randomUUID();
    await ask(stream, paddleTo, 987654);
    const [row] = await database.query<{ data: object }>(
      'SELECT data FROM eventlog.events WHERE stream_id = $1',
      [stream],
    );
    expect(JSON.stringify(row?.data)).not.toContain('to 987654');
  });
});
