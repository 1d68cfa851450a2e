import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pause } from '../../platform/clock/backoff.ts';
import {
  createLogDatabase,
  startProcess,
  type ProcessUnderTest,
} from '../../../test/support/process-under-test.ts';
import { counted, recordTally, sumsIn, sumsOfLog, tally } from '../../../test/support/tally.ts';
import { gateway, until } from '../../../test/support/until.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import type { Projection } from './projection.ts';
import { ProjectionRebuilder } from './projection-rebuilder.ts';
import { ProjectionRegistry } from './projection-registry.ts';
import { ProjectionRunner } from './projection-runner.ts';
import type { RebuildProgress } from './rebuild-progress.ts';
import { RebuildCancelled, RebuildInProgress, RebuildStopped } from './rebuild.errors.ts';

let database: TestDatabase;
let open: { process: ProcessUnderTest; runner: ProjectionRunner }[];
let ending: AbortController;

beforeEach(async () => {
  ending = new AbortController();
  database = await createLogDatabase();
  open = [];
});

afterEach(async () => {
  ending.abort();
  for (const { process, runner } of open) {
    await runner.stop();
    await process.close();
  }
  await database.drop();
});

async function load(projection: Projection) {
  const process = await startProcess(database.url);
  const registry = new ProjectionRegistry();
  registry.register(projection);
  const rebuilder = new ProjectionRebuilder(registry, process.tools);
  const runner = new ProjectionRunner(registry, process.tools, rebuilder, {
    catchUpPage: 10,
    livePage: 10,
    firstRetryMs: 5,
    longestRetryMs: 50,
  });
  open.push({ process, runner });
  return { process, runner, rebuilder, store: process.tools.store };
}

async function serve(projection: Projection) {
  const loaded = await load(projection);
  await loaded.runner.start();
  return loaded;
}

const reaches = (runner: ProjectionRunner, position: bigint) =>
  until(
    `tally reaches ${position}`,
    async () => ((await runner.lag())['tally']?.position ?? -1n) >= position,
  );

async function schemas(): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'read\\_%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

describe('rebuilding a projection', () => {
  it('builds identical tables while events are appended and tables are read', async () => {
    const { runner, rebuilder, store } = await serve(tally());
    await recordTally(store, 60);
    let arriving = true;
    let seen = 0;
    const writer = (async () => {
      let position = 0n;
      while (arriving) {
        position = await recordTally(store, 5);
        await reaches(runner, position);
      }
      return position;
    })();
    const reader = (async () => {
      while (arriving) {
        const events = Object.values(await sumsIn(database)).reduce((sum, row) => sum + row.events, 0);
        expect(events).toBeGreaterThanOrEqual(seen);
        seen = events;
      }
    })();

    for (let turn = 0; turn < 6; turn += 1) await rebuilder.rebuild('tally', { pageSize: 7 });
    arriving = false;
    await reaches(runner, await writer);
    await reader;

    expect(seen).toBeGreaterThan(40);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await schemas()).toEqual(['read_tally']);
  });

  it('swaps the tables under a live subscription of another process', async () => {
    const server = await serve(tally());
    const worker = await load(tally());
    await reaches(server.runner, await recordTally(server.store, 30));
    await worker.rebuilder.rebuild('tally');
    await reaches(server.runner, await recordTally(server.store, 30));
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it('reports progress in events of this run', async () => {
    const { runner, rebuilder, store } = await serve(tally());
    const recorded = await recordTally(store, 42);
    await reaches(runner, recorded);
    const seen: RebuildProgress[] = [];
    const last = await rebuilder.rebuild('tally', {
      pageSize: 10,
      onProgress: (progress) => seen.push(progress),
    });
    expect(seen.map(({ events }) => events)).toEqual([10, 20, 28]);
    expect(seen.every(({ head }) => head === recorded)).toBe(true);
    expect(seen[0]?.secondsLeft).toBeGreaterThan(0);
    expect(last).toMatchObject({
      projection: 'tally',
      version: 1,
      position: recorded,
      events: 28,
      secondsLeft: 0,
    });
  });

  it('runs on start when the registered version differs, while the other version serves', async () => {
    const old = await serve(tally());
    await reaches(old.runner, await recordTally(old.store, 30));
    const reached = gateway();
    const goOn = gateway();
    const next = await serve(
      tally({
        version: 2,
        async before() {
          reached.open();
          await goOn.promise;
        },
      }),
    );
    await reached.promise;
    await reaches(old.runner, await recordTally(old.store, 30));
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await schemas()).toEqual(['read_tally', 'read_tally__next']);
    expect(next.runner.ready).toBe(false);
    let serves = false;
    const served = next.runner.servesRegisteredVersions().then(() => (serves = true));
    expect((await next.runner.lag())['tally']).toMatchObject({ status: 'rebuilding', next: { version: 2 } });

    expect(serves).toBe(false);
    goOn.open();
    await served;
    expect((await next.runner.lag())['tally']).not.toHaveProperty('next');
    await until('version 2 has caught up', () => next.runner.ready);
    await reaches(next.runner, await recordTally(next.store, 30));
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await schemas()).toEqual(['read_tally']);
    await until('version 1 retires', async () => (await old.runner.lag())['tally']?.status === 'stopped');
  });

  it('resumes from the checkpoint of a process that died', async () => {
    const { runner, store } = await serve(tally());
    const recorded = await recordTally(store, 90);
    await reaches(runner, recorded);
    const first = await load(tally());
    const cutOff = first.rebuilder.rebuild('tally', {
      pageSize: 10,
      signal: ending.signal,
      onAbort: 'keep',
      onProgress: ({ events }) => {
        if (events === 40) first.process.die();
      },
    });
    cutOff.catch(() => undefined);
    await until('its lease is free', async () => {
      const lease = await first.process.tools.leases.tryAcquire('probe').catch(() => 'dead' as const);
      return lease === 'dead';
    });

    const second = await load(tally());
    const last = await eventually(() => second.rebuilder.rebuild('tally', { pageSize: 10 }));
    expect(last.events).toBe(60 - 40);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it('continues after a lost database connection', async () => {
    const { runner, store } = await serve(tally());
    await reaches(runner, await recordTally(store, 60));
    const worker = await load(tally());
    const last = await worker.rebuilder.rebuild('tally', {
      pageSize: 10,
      onProgress: ({ events }) => {
        if (events !== 20) return;
        worker.process.link.cut();
        setTimeout(() => worker.process.link.mend(), 50);
      },
    });
    expect(last.events).toBe(40);
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it('drops its tables when it is cancelled', async () => {
    const { process, runner, rebuilder, store } = await serve(tally());
    await reaches(runner, await recordTally(store, 60));
    const cancel = new AbortController();
    const cancelled = rebuilder.rebuild('tally', {
      pageSize: 10,
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(cancelled).rejects.toThrow(RebuildCancelled);
    expect(await schemas()).toEqual(['read_tally']);
    expect(await process.tools.checkpoints.all('projection', 'next')).toEqual(new Map());
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });

  it('starts over with the option fresh', async () => {
    const { runner, rebuilder, store } = await serve(tally());
    await reaches(runner, await recordTally(store, 60));
    const cancel = new AbortController();
    const kept = rebuilder.rebuild('tally', {
      pageSize: 10,
      signal: cancel.signal,
      onAbort: 'keep',
      onProgress: () => cancel.abort(),
    });
    await expect(kept).rejects.toThrow(RebuildCancelled);
    expect(await schemas()).toEqual(['read_tally', 'read_tally__next']);
    expect(await rebuilder.rebuild('tally', { fresh: true })).toMatchObject({ events: 40 });
  });

  it('stops at an event that only the new version cannot apply, names it, and resumes after a fix', async () => {
    const { process, runner, rebuilder, store } = await serve(
      tally({
        before: (events) => {
          if (broken && events.some(({ id }) => id === poison.id)) throw new RangeError('Out of tune');
        },
      }),
    );
    let broken = false;
    const poison = counted(7);
    await recordTally(store, 30);
    await store.append('tally-poison', 'no_stream', [poison]);
    await reaches(runner, await recordTally(store, 30));

    broken = true;
    const stopped = await rebuilder.rebuild('tally', { pageSize: 50 }).catch((error: unknown) => error);
    expect(stopped).toBeInstanceOf(RebuildStopped);
    expect(stopped).toMatchObject({
      projection: 'tally',
      event: { id: poison.id, type: 'Counted', stream: 'tally-poison', revision: 0n },
    });
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));

    broken = false;
    expect(await rebuilder.rebuild('tally')).toMatchObject({ events: 21 });
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
    expect(await process.tools.deadLetters.list()).toEqual([]);
  });

  describe('of a log with a dead letter of the serving version', () => {
    const poison = counted(7);
    const unless = (mended: () => boolean, version = 1) =>
      tally({
        version,
        before: (events) => {
          if (!mended() && events.some(({ id }) => id === poison.id)) throw new RangeError('Out of tune');
        },
      });

    async function recordWithPoison(store: EventStore): Promise<bigint> {
      await recordTally(store, 30);
      await store.append('tally-poison', 'no_stream', [poison]);
      return recordTally(store, 30);
    }

    it('skips it, reports it, and records a dead letter of its own', async () => {
      const { process, runner, rebuilder, store } = await serve(unless(() => false));
      await reaches(runner, await recordWithPoison(store));
      const progress: RebuildProgress[] = [];
      const last = await rebuilder.rebuild('tally', {
        pageSize: 10,
        onProgress: (reached) => progress.push(reached),
      });
      expect([progress[0]!.passed, progress.at(-1)!.passed, last.passed]).toEqual([0, 1, 1]);
      expect(await sumsIn(database)).toEqual(await sumsOfLog(database, [poison.id]));
      expect(await process.tools.deadLetters.list()).toMatchObject([
        { eventId: poison.id, slot: 'serving', version: 1, error: 'RangeError: Out of tune' },
      ]);
    });

    it('serves a raised version at the next start, which applies new events', async () => {
      const old = await serve(unless(() => false));
      await reaches(old.runner, await recordWithPoison(old.store));
      await old.runner.stop();
      const { process, runner, store } = await serve(unless(() => false, 2));
      await until('version 2 serves', async () => (await runner.lag())['tally']?.status === 'live');
      await reaches(runner, await recordTally(store, 5));
      expect(await sumsIn(database)).toEqual(await sumsOfLog(database, [poison.id]));
      expect(await process.tools.deadLetters.list()).toMatchObject([{ eventId: poison.id, version: 2 }]);
    });

    it('applies it after a fix, and removes the dead letter', async () => {
      let mended = false;
      const { process, runner, rebuilder, store } = await serve(unless(() => mended));
      await reaches(runner, await recordWithPoison(store));
      mended = true;
      expect(await rebuilder.rebuild('tally')).toMatchObject({ passed: 0 });
      expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
      expect(await process.tools.deadLetters.list()).toEqual([]);
    });

    it('skips one that is appended between the last page and the swap', async () => {
      let recorded = 0n;
      const projection = unless(() => false);
      const { process, runner, rebuilder, store } = await serve({
        ...projection,
        async apply(events, tx) {
          await projection.apply(events, tx);
          const [row] = await tx.query<{ schema: string }>('SELECT current_schema() AS schema');
          if (row?.schema !== 'read_tally__next' || recorded > 0n) return;
          ({ position: recorded } = await store.append('tally-poison', 'no_stream', [poison]));
          await reaches(runner, recorded);
        },
      });
      await reaches(runner, await recordTally(store, 30));
      expect(await rebuilder.rebuild('tally')).toMatchObject({ passed: 1, position: recorded });
      expect(await process.tools.deadLetters.list()).toMatchObject([{ eventId: poison.id, slot: 'serving' }]);
    });

    it('keeps the dead letters of the serving version when it is cancelled', async () => {
      const { process, runner, rebuilder, store } = await serve(unless(() => false));
      await reaches(runner, await recordWithPoison(store));
      const cancel = new AbortController();
      const cancelled = rebuilder.rebuild('tally', {
        pageSize: 10,
        signal: cancel.signal,
        onProgress: ({ passed }) => {
          if (passed > 0) cancel.abort();
        },
      });
      await expect(cancelled).rejects.toThrow(RebuildCancelled);
      expect(await process.tools.deadLetters.list()).toMatchObject([{ eventId: poison.id, slot: 'serving' }]);
    });
  });

  it('runs once at a time, in all processes', async () => {
    const goOn = gateway();
    const reached = gateway();
    const builder = await load(
      tally({
        async before() {
          reached.open();
          await goOn.promise;
        },
      }),
    );
    await recordTally(builder.store, 10);
    const other = await load(tally());
    const running = builder.rebuilder.rebuild('tally');
    await reached.promise;
    await expect(builder.rebuilder.rebuild('tally')).rejects.toThrow(RebuildInProgress);
    await expect(other.rebuilder.rebuild('tally')).rejects.toThrow(RebuildInProgress);
    goOn.open();
    await running;
    expect(await sumsIn(database)).toEqual(await sumsOfLog(database));
  });
});

/** The server frees the lease of a dead process after a moment. */
async function eventually<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RebuildInProgress)) throw error;
      await pause(20);
    }
  }
}
