import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  createLogDatabase,
  startProcess,
  type ProcessUnderTest,
} from '../../../test/support/process-under-test.ts';
import { counted, recordTally, tally } from '../../../test/support/tally.ts';
import { until } from '../../../test/support/until.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { StoredEvent } from '../event-store/event-definition.ts';
import { ProjectionRebuilder } from '../projections/projection-rebuilder.ts';
import { ProjectionRegistry } from '../projections/projection-registry.ts';
import type { ProjectedPosition } from '../projections/projected-positions.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { AutomationRegistry } from './automation-registry.ts';
import { AutomationRunner } from './automation-runner.ts';

let database: TestDatabase;
let open: { process: ProcessUnderTest; runner: AutomationRunner }[];

beforeEach(async () => {
  database = await createLogDatabase();
  open = [];
});

afterEach(async () => {
  for (const { process, runner } of open) {
    await runner.stop();
    await process.close();
  }
  await database.drop();
});

/** Read models that are never behind. */
const upToDate: ProjectedPosition = { reached: () => Promise.resolve(true) };

async function run(
  react: (event: StoredEvent) => Promise<void> | void,
  readsFrom?: readonly string[],
  projected = upToDate,
) {
  const process = await startProcess(database.url);
  const registry = new AutomationRegistry();
  registry.register({
    name: 'when_counted_then_remember',
    reactsTo: ['Counted'],
    ...(readsFrom && { readsFrom }),
    react: async (event) => {
      await react(event);
    },
  });
  const runner = new AutomationRunner(registry, process.tools, projected, {
    firstRetryMs: 5,
    longestRetryMs: 50,
    reactions: { tries: 4, firstMs: 2, longestMs: 10 },
  });
  open.push({ process, runner });
  await runner.start();
  return { process, runner, store: process.tools.store };
}

const record = async (store: ProcessUnderTest['tools']['store'], ...amounts: number[]) => {
  const events = amounts.map((amount) => counted(amount));
  await store.append('tally-0', 'any', events);
  return events.map(({ id }) => id);
};

describe('an automation', () => {
  it('reacts once to each event after its first start, and to none before', async () => {
    const before = await startProcess(database.url);
    await recordTally(before.tools.store, 10);
    await before.close();
    const reactedTo: string[] = [];
    const { store } = await run(({ id }) => void reactedTo.push(id));
    const expected = [...(await record(store, 1, 2)), ...(await record(store, 3))];
    await until('all were reacted to', () => reactedTo.length >= 3);
    expect(reactedTo).toEqual(expected);
  });

  it('continues at its checkpoint, with the events appended while it was stopped', async () => {
    const reactedTo: string[] = [];
    const first = await run(({ id }) => void reactedTo.push(id));
    const expected = await record(first.store, 1, 2);
    await until('both were reacted to', () => reactedTo.length === 2);
    await first.runner.stop();
    expected.push(...(await record(first.store, 3, 4)));
    await run(({ id }) => void reactedTo.push(id));
    await until('the others were, too', () => reactedTo.length >= 4);
    expect(reactedTo).toEqual(expected);
  });

  it('does not react while a projection is rebuilt', async () => {
    const reactedTo: string[] = [];
    const { process, store } = await run(({ id }) => void reactedTo.push(id));
    await record(store, 1, 2, 3);
    await until('all were reacted to', () => reactedTo.length === 3);
    const projections = new ProjectionRegistry();
    projections.register(tally());
    expect(await new ProjectionRebuilder(projections, process.tools).rebuild('tally')).toMatchObject({
      events: 3,
    });
    const [last] = await record(store, 4);
    await until('the next one was', () => reactedTo.length > 3);
    expect(reactedTo.slice(3)).toEqual([last]);
  });

  it('retries an event before the next one until it succeeds', async () => {
    const tried: number[] = [];
    const { process, store } = await run(({ data }) => {
      const { amount } = data as { amount: number };
      tried.push(amount);
      if (amount === 1 && tried.length < 4) throw new Error('Not yet');
    });
    await record(store, 1, 2);
    await until('the second was reacted to', () => tried.includes(2));
    expect(tried).toEqual([1, 1, 1, 1, 2]);
    expect(await process.tools.deadLetters.list()).toEqual([]);
  });

  it('records an event as a dead letter after its last try, and continues', async () => {
    const tried: number[] = [];
    const { process, store } = await run(({ data }) => {
      const { amount } = data as { amount: number };
      tried.push(amount);
      if (amount === 1) throw new Error('Never');
    });
    const [hopeless] = await record(store, 1, 2);
    await until('the second was reacted to', () => tried.includes(2));
    expect(tried).toEqual([1, 1, 1, 1, 2]);
    expect(await process.tools.deadLetters.list()).toMatchObject([
      { kind: 'automation', name: 'when_counted_then_remember', eventId: hopeless, error: 'Error: Never' },
    ]);
  });

  it('retries without limit while a dependency is unavailable', async () => {
    let tries = 0;
    const { process, store } = await run(() => {
      tries += 1;
      if (tries < 9) throw new DomainError('unavailable', 'The database is away');
    });
    await record(store, 1);
    await until('it got through', () => tries === 9);
    expect(await process.tools.deadLetters.list()).toEqual([]);
  });

  it('retries no sooner than a dependency asks for', async () => {
    const tried: number[] = [];
    const { store } = await run(() => {
      if (tried.push(performance.now()) < 2) {
        throw new DomainError('unavailable', 'Later', { retryAfterSeconds: 1 });
      }
    });
    await record(store, 1);
    await until('it got through', () => tried.length === 2);
    expect(tried[1]! - tried[0]!).toBeGreaterThanOrEqual(999);
  });

  it('reacts to an event once the read models it reads from have applied it', async () => {
    const happened: string[] = [];
    let isBuilt = false;
    const waitedFor: [bigint, readonly string[]][] = [];
    const { process, store } = await run(() => void happened.push('reacted'), ['tally'], {
      reached: (position, projections) => {
        waitedFor.push([position, projections]);
        if (waitedFor.length > 9) {
          happened.push('built');
          isBuilt = true;
        }
        return Promise.resolve(isBuilt);
      },
    });
    await record(store, 1);
    await until('it got through', () => happened.includes('reacted'));
    expect(happened).toEqual(['built', 'reacted']);
    expect(new Set(waitedFor.map(([, projections]) => projections.join()))).toEqual(new Set(['tally']));
    expect(new Set(waitedFor.map(([position]) => position))).toEqual(new Set([await store.head()]));
    expect(await process.tools.deadLetters.list()).toEqual([]);
  });

  it('waits for its lease with a signal of its own, since Node warns of more than ten listeners on one', async () => {
    const process = await startProcess(database.url);
    const acquire = jest.spyOn(process.tools.leases, 'acquire');
    const registry = new AutomationRegistry();
    for (let each = 0; each < 12; each++)
      registry.register({
        name: `automation_${each}`,
        reactsTo: ['Counted'],
        react: () => Promise.resolve(),
      });
    const runner = new AutomationRunner(registry, process.tools, upToDate);
    open.push({ process, runner });
    await runner.start();
    await until('each asked for its lease', () => acquire.mock.calls.length === 12);
    expect(new Set(acquire.mock.calls.map(([, signal]) => signal)).size).toBe(12);
  });

  it('reacts again in another process when the first dies before its checkpoint moves', async () => {
    const reactedTo: string[] = [];
    const first = await run(({ id }) => {
      reactedTo.push(`first ${id}`);
      first.process.die();
    });
    const [event] = await record(first.store, 1);
    await until('the first died of it', () => reactedTo.length === 1);
    await run(({ id }) => void reactedTo.push(`second ${id}`));
    await until('the second took over', () => reactedTo.length >= 2);
    expect(reactedTo).toEqual([`first ${event}`, `second ${event}`]);
  });
});
