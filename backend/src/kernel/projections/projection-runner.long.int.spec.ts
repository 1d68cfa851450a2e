import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  plainDecoder,
  startProcess,
  createLogDatabase,
  type ProcessUnderTest,
} from '../../../test/support/process-under-test.ts';
import {
  counted,
  recordTally,
  sumsIn,
  sumsOfLog,
  tally,
  type TallyHook,
} from '../../../test/support/tally.ts';
import { gateway, until } from '../../../test/support/until.ts';
import { UnknownEventVersion } from '../event-store/event-codec.errors.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import type { Projection } from './projection.ts';
import { ProjectionRebuilder } from './projection-rebuilder.ts';
import { ProjectionRegistry } from './projection-registry.ts';
import { ProjectionRunner } from './projection-runner.ts';

let database: TestDatabase;
let open: { process: ProcessUnderTest; runner: ProjectionRunner }[];

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

async function run(projection: Projection, page = 5) {
  const process = await startProcess(database.url);
  const registry = new ProjectionRegistry();
  registry.register(projection);
  const rebuilder = new ProjectionRebuilder(registry, process.tools);
  const options = { catchUpPage: page, livePage: page, firstRetryMs: 5, longestRetryMs: 50 };
  const runner = new ProjectionRunner(registry, process.tools, rebuilder, options);
  open.push({ process, runner });
  await runner.start();
  return { process, runner, store: process.tools.store };
}

const reaches = (runner: ProjectionRunner, position: bigint) =>
  until(
    `tally reaches ${position}`,
    async () => ((await runner.lag())['tally']?.position ?? -1n) >= position,
  );

describe('a projection', () => {
  it('is created on the first start, catches up, and applies new events', async () => {
    const before = await startProcess(database.url);
    const recorded = await recordTally(before.tools.store, 23);
    await before.close();

    const { runner, store } = await run(tally());
    await reaches(runner, recorded);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    const { position } = await store.append('tally-live', 'no_stream', [counted(5), counted(6)]);
    await reaches(runner, position);

    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await sumsIn(database)).toMatchObject({ 'tally-live': { total: 11, events: 2 } });
    expect(runner.ready).toBe(true);
    expect(await runner.lag()).toEqual({
      tally: { position, head: position, lag: 0, seconds: 0, status: 'live' },
    });
  });

  it('is not ready until it reached the end that the log had at the start, and tells how far it is', async () => {
    const before = await startProcess(database.url);
    await recordTally(before.tools.store, 23);
    await before.close();

    const gate = gateway();
    const { runner } = await run(tally({ before: () => gate.promise }));
    expect(runner.ready).toBe(false);
    expect(await runner.progress()).toBe(
      '0 of 1 read models have caught up with the log, and the slowest is at 0 %.',
    );
    gate.open();
    await runner.whenReady();
    expect(runner.ready).toBe(true);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await runner.progress()).toMatch(/^1 of 1 read models/);
  });

  it('is not waited for when it stopped, as it would be for ever', async () => {
    const newer = await run(tally({ version: 2 }));
    await newer.runner.whenReady();
    await newer.runner.stop();
    const failing = () => Promise.reject(new TypeError('It does not fit'));
    await recordTally(newer.store, 4);
    const { runner } = await run(tally({ version: 3, apply: failing }));
    await runner.whenReady();
    expect((await runner.lag())['tally']).toMatchObject({ status: 'stopped' });
  });

  it('moves its position past events that it does not consume', async () => {
    const { runner, store } = await run(tally());
    const { position } = await store.append('elsewhere', 'any', [counted(1, 'Overheard')]);
    await reaches(runner, position);
    expect(await sumsIn(database)).toEqual({});
  });

  it('rebuilds tables that were dropped', async () => {
    const first = await run(tally());
    const recorded = await recordTally(first.store, 12);
    await reaches(first.runner, recorded);
    await first.runner.stop();
    await database.query('DROP SCHEMA read_tally CASCADE');

    const second = await run(tally());
    await reaches(second.runner, recorded);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it.each<'before' | 'after'>(['before', 'after'])(
    'applies every event once when it is interrupted %s the writes of any page',
    async (moment) => {
      const fallen = new Set<bigint>();
      const fall: TallyHook = ([event]) => {
        if (!event || fallen.has(event.position)) return;
        fallen.add(event.position);
        throw new DomainError('unavailable', 'The connection broke');
      };
      const { runner, store } = await run(tally({ [moment]: fall }), 3);
      const recorded = await recordTally(store, 40);
      await reaches(runner, recorded);
      expect(fallen.size).toBeGreaterThan(1);
      expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    },
  );

  it('continues after a lost database connection', async () => {
    const { process, runner, store } = await run(tally());
    await reaches(runner, await recordTally(store, 6));
    process.link.cut();
    const other = await startProcess(database.url);
    const recorded = await recordTally(other.tools.store, 14);
    await other.close();
    process.link.mend();
    await until(
      'reached again',
      async () => (await runner.lag().catch(() => undefined))?.['tally']?.position === recorded,
    );
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it('records an event that it cannot apply as a dead letter, and applies the others', async () => {
    const poison = counted(666);
    const { process, runner, store } = await run(
      tally({
        after: (events) => {
          if (events.some(({ id }) => id === poison.id)) throw new TypeError('No such number');
        },
      }),
      8,
    );
    await recordTally(store, 10);
    await store.append('tally-0', 'any', [counted(1), poison, counted(2)]);
    const recorded = await recordTally(store, 10);
    await reaches(runner, recorded);

    expect(await sumsIn(database)).toEqual(await sumsOfLog(database, [poison.id]));
    expect(await process.tools.deadLetters.list()).toMatchObject([
      {
        kind: 'projection',
        name: 'tally',
        version: 1,
        eventId: poison.id,
        error: 'TypeError: No such number',
      },
    ]);
  });

  it('records an event that cannot be decoded as a dead letter', async () => {
    const broken = counted(7);
    const process = await startProcess(database.url, {
      decode: (events) =>
        events.some(({ id }) => id === broken.id)
          ? Promise.reject(new SyntaxError('Not an amount'))
          : Promise.resolve(events as never),
    });
    const registry = new ProjectionRegistry();
    registry.register(tally());
    const runner = new ProjectionRunner(
      registry,
      process.tools,
      new ProjectionRebuilder(registry, process.tools),
    );
    open.push({ process, runner });
    await process.tools.store.append('tally-0', 'any', [counted(1), broken, counted(2)]);
    await runner.start();
    await reaches(runner, await recordTally(process.tools.store, 4));
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database, [broken.id]));
    expect(await process.tools.deadLetters.list()).toMatchObject([{ eventId: broken.id }]);
  });
});

describe('a projection whose process is too old for the log', () => {
  it('waits at the event until newer code runs, and records no dead letter', async () => {
    const newer = counted(7);
    let isOld = true;
    let met = 0;
    const process = await startProcess(database.url, {
      decode(events) {
        if (!isOld || events.every(({ id }) => id !== newer.id)) return plainDecoder.decode(events);
        met += 1;
        return Promise.reject(new UnknownEventVersion('Counted', 2, 1));
      },
    });
    const registry = new ProjectionRegistry();
    registry.register(tally());
    const rebuilder = new ProjectionRebuilder(registry, process.tools);
    const runner = new ProjectionRunner(registry, process.tools, rebuilder, {
      firstRetryMs: 5,
      longestRetryMs: 20,
    });
    open.push({ process, runner });
    const { position } = await process.tools.store.append('tally-0', 'any', [counted(1)]);
    await runner.start();
    await reaches(runner, position);
    const recorded = await process.tools.store.append('tally-0', 'any', [newer, counted(2)]);
    await until('it was met more often than poison is tried', () => met > 8);
    isOld = false;
    await reaches(runner, recorded.position);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await process.tools.deadLetters.list()).toEqual([]);
  });
});

describe('a projection in several processes', () => {
  it('runs in one of them, and in the other after that one dies', async () => {
    const appliedBy = { first: 0, second: 0 };
    const first = await run(tally({ before: (events) => void (appliedBy.first += events.length) }));
    await reaches(first.runner, await recordTally(first.store, 6));
    const second = await run(tally({ before: (events) => void (appliedBy.second += events.length) }));
    await reaches(second.runner, await recordTally(second.store, 9));
    await until('the second knows that it can serve', () => second.runner.ready);
    expect(appliedBy.first).toBe(10);
    expect(appliedBy.second).toBe(0);

    first.process.die();
    const recorded = await recordTally(second.store, 12);
    await reaches(second.runner, recorded);
    expect(appliedBy.second).toBe(8);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it('applies every event once when the lease moves while a page is written', async () => {
    const gate = gateway();
    const entered = gateway();
    let held = true;
    const first = await run(
      tally({
        before: async () => {
          if (!held) return;
          held = false;
          entered.open();
          await gate.promise;
        },
      }),
    );
    const { position } = await first.store.append('tally-0', 'any', [counted(3)]);
    await entered.promise;
    // The lease session ends while the page is written, and the other process claims the checkpoint.
    await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'rideline-leases' AND datname = current_database()`);
    gate.open();
    const second = await run(tally());
    await reaches(second.runner, position);
    await reaches(second.runner, await recordTally(second.store, 20));
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });
});
