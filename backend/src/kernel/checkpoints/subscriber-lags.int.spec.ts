import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AutomationRegistry } from '../automations/automation-registry.ts';
import { AutomationRunner } from '../automations/automation-runner.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { Projection } from '../projections/projection.ts';
import { ProjectionRebuilder } from '../projections/projection-rebuilder.ts';
import { ProjectionRegistry } from '../projections/projection-registry.ts';
import { ProjectionRunner } from '../projections/projection-runner.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { createLogDatabase, startProcess } from '../../../test/support/process-under-test.ts';
import { counted, recordTally, tally } from '../../../test/support/tally.ts';
import { until } from '../../../test/support/until.ts';

let database: TestDatabase;
let closing: (() => Promise<void>)[];
/** Seconds since the spec began. */
let time: number;
const clock = { now: () => new Date(time * 1_000) };

beforeEach(async () => {
  database = await createLogDatabase();
  closing = [];
  time = 0;
});

afterEach(async () => {
  for (const close of closing) await close();
  await database.drop();
});

async function load(projection: Projection) {
  const process = await startProcess(database.url);
  const registry = new ProjectionRegistry();
  registry.register(projection);
  const rebuilder = new ProjectionRebuilder(registry, process.tools);
  const options = { firstRetryMs: 5, longestRetryMs: 50, lag: { clock } };
  const runner = new ProjectionRunner(registry, process.tools, rebuilder, options);
  closing.push(async () => {
    await runner.stop();
    await process.close();
  });
  const lag = async () => (await runner.lag())['tally']!;
  return { store: process.tools.store, runner, lag };
}

describe('the lag of a projection', () => {
  it('is that of the registered version, even while another process keeps an earlier version up to date', async () => {
    const old = await load(tally());
    await old.runner.start();
    const head = await recordTally(old.store, 12);
    await until('version 1 has caught up', async () => (await old.lag()).lag === 0);

    const next = await load(tally({ version: 2, tables: 'CREATE TABLE unfinished (' }));
    await next.runner.start();
    await until('version 2 is given up', async () => (await next.lag()).status === 'stopped');
    const seconds = expect.any(Number);
    expect(await next.lag()).toEqual({ position: 0n, head, lag: Number(head), seconds, status: 'stopped' });
    expect(await old.lag()).toMatchObject({ lag: 0, status: 'live' });
  });

  it('is stopped when its lease was free for longer than a takeover takes', async () => {
    const server = await load(tally());
    await server.runner.start();
    await recordTally(server.store, 3);
    await until('caught up', async () => (await server.lag()).status === 'live');
    const watcher = await load(tally());
    expect(await watcher.lag()).toMatchObject({ status: 'live' });

    await server.runner.stop();
    time = 4;
    expect(await watcher.lag()).toMatchObject({ status: 'live' });
    const head = await recordTally(server.store, 3);
    time = 5;
    expect(await watcher.lag()).toMatchObject({ head, lag: 3, status: 'stopped' });

    const successor = await load(tally());
    await successor.runner.start();
    await until('it is taken over', async () => (await watcher.lag()).status === 'live');
  });
});

describe('the lag of an automation', () => {
  it('is stalled while one event is retried', async () => {
    const process = await startProcess(database.url);
    const registry = new AutomationRegistry();
    let away = true;
    registry.register({
      name: 'when_counted_then_mail',
      reactsTo: ['Counted'],
      react: () => (away ? Promise.reject(new DomainError('unavailable', 'No mail')) : Promise.resolve()),
    });
    const upToDate = { reached: () => Promise.resolve(true) };
    const runner = new AutomationRunner(registry, process.tools, upToDate, {
      reactions: { tries: 4, firstMs: 2, longestMs: 10 },
      lag: { clock },
    });
    closing.push(async () => {
      await runner.stop();
      await process.close();
    });
    await runner.start();
    const lag = async () => (await runner.lag())['when_counted_then_mail'];
    await until('it runs', async () => (await lag())?.status === 'live');

    await process.tools.store.append('tally-0', 'any', [counted(1)]);
    expect(await lag()).toMatchObject({ lag: 1, status: 'live' });
    time = 29;
    expect(await lag()).toMatchObject({ lag: 1, status: 'live' });
    time = 30;
    expect(await lag()).toMatchObject({ lag: 1, status: 'stalled' });
    away = false;
    await until('it went on', async () => (await lag())?.lag === 0);
    expect(await lag()).toMatchObject({ lag: 0, status: 'live' });
  });
});
