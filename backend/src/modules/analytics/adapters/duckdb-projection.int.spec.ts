import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { createLogDatabase, startProcess } from '../../../kernel/checkpoints/testing/process-under-test.ts';
import { counted, recordTally, sumsOfLog } from '../../../kernel/checkpoints/testing/tally.ts';
import { gateway, until } from '../../../kernel/checkpoints/testing/until.ts';
import type { TestDatabase } from '../../../kernel/testing/test-database.ts';
import type { FactModel } from '../read/facts/fact-model.ts';
import { localTally, newFolder, removeFolder, tallyModel, type LocalTally } from '../testing/local-tally.ts';

Logger.overrideLogger(false);

let database: TestDatabase;
let folder: string;
let running: LocalTally[];

beforeEach(async () => {
  database = await createLogDatabase();
  folder = await newFolder();
  running = [];
});

afterEach(async () => {
  for (const tally of running) await tally.stop();
  await database.drop();
  await removeFolder(folder);
});

async function start(model: FactModel = tallyModel): Promise<LocalTally> {
  const tally = await localTally(database.url, folder, model);
  running.push(tally);
  tally.start();
  return tally;
}

async function stop(tally: LocalTally): Promise<void> {
  running = running.filter((other) => other !== tally);
  await tally.stop();
}

async function record(count: number): Promise<bigint> {
  const process = await startProcess(database.url);
  const position = await recordTally(process.tools.store, count);
  await process.close();
  return position;
}

const serving = () => join(folder, '1.duckdb');
/** Starts that build a file from the first event read it from position 0. */
const rebuilding = (): { readonly model: FactModel; readonly firstEvents: () => number } => {
  let times = 0;
  return {
    model: {
      ...tallyModel,
      factsOf(events) {
        if (events.some(({ position }) => position === 1n)) times += 1;
        return tallyModel.factsOf(events);
      },
    },
    firstEvents: () => times,
  };
};

describe('the DuckDB projection', () => {
  it('derives when it is asked, and at once after an event that deletes facts', async () => {
    const counting = (derivesAfter: readonly string[]) => {
      let times = 0;
      const model: FactModel = {
        ...tallyModel,
        derivesAfter,
        async derive(sql, after) {
          times += 1;
          await tallyModel.derive(sql, after);
        },
      };
      return { model, times: () => times };
    };
    const lazy = counting([]);
    const eager = counting(['Counted']);
    const tallies = [await start(lazy.model), await start(eager.model)];
    await Promise.all(tallies.map((tally) => tally.reaches(0n)));
    const built = [lazy.times(), eager.times()];
    const recorded = await record(20);
    await Promise.all(tallies.map((tally) => tally.reaches(recorded)));
    expect(lazy.times()).toBe(built[0]);
    expect(eager.times()).toBeGreaterThan(built[1]!);
    expect(await tallies[0]!.sums()).toEqual(await sumsOfLog(database));
    expect(lazy.times()).toBeGreaterThan(built[0]!);
  });

  it('builds its file from the log and follows the log', async () => {
    const before = await record(40);
    const tally = await start();
    await tally.reaches(before);
    expect(await tally.sums()).toEqual(await sumsOfLog(database));
    await tally.reaches(await record(20));
    expect(await tally.sums()).toEqual(await sumsOfLog(database));
  });

  it('continues from its checkpoint after a restart', async () => {
    const { model, firstEvents } = rebuilding();
    const tally = await start(model);
    await tally.reaches(await record(40));
    await stop(tally);
    const end = await record(20);
    const again = await start(model);
    await again.reaches(end);
    expect(await again.sums()).toEqual(await sumsOfLog(database));
    expect(firstEvents()).toBe(1);
  });

  it('leaves nothing of a page that fails, skips the event alone that causes it, and records it', async () => {
    const process = await startProcess(database.url);
    await recordTally(process.tools.store, 20);
    // An INTEGER column refuses it after the rows before it were appended.
    const { position } = await process.tools.store.append('tally-1', 'any', [counted(3_000_000_000)]);
    const end = await recordTally(process.tools.store, 20);
    await process.close();
    const tally = await start();
    await tally.reaches(end);
    const [letter] = await database.query<{ event_id: string; position: string }>(
      'SELECT event_id, position::text FROM eventlog.dead_letters',
    );
    expect(letter?.position).toBe(String(position));
    expect(await tally.sums()).toEqual(await sumsOfLog(database, [letter!.event_id]));
  });

  it.each([
    ['a missing file', () => rm(serving())],
    ['a file of other bytes', () => writeFile(serving(), 'not a database')],
    ['a truncated file', () => truncate(serving(), 5_000)],
    ['an opening that crashed', () => writeFile(`${serving()}.opening`, '999999999')],
    [
      'a file beyond the end of the log',
      () =>
        database.query(`
          ALTER TABLE eventlog.events DISABLE TRIGGER USER;
          DELETE FROM eventlog.events WHERE position > 10;
          ALTER TABLE eventlog.events ENABLE TRIGGER USER`),
    ],
  ])('builds %s anew', async (_case, damage) => {
    const { model, firstEvents } = rebuilding();
    const tally = await start(model);
    const end = await record(40);
    await tally.reaches(end);
    await stop(tally);
    await damage();
    const again = await start(model);
    await until('the file is built anew', () => firstEvents() === 2);
    const [head] = await database.query<{ position: string }>(
      'SELECT max(position)::text AS position FROM eventlog.events',
    );
    await again.reaches(BigInt(head!.position));
    expect(await again.sums()).toEqual(await sumsOfLog(database));
  });

  it('keeps one damaged file', async () => {
    for (let time = 0; time < 2; time += 1) {
      const tally = await start();
      await tally.reaches(await record(3));
      await stop(tally);
      await writeFile(serving(), `damage ${time}`);
    }
    const tally = await start();
    await tally.reaches(await record(3));
    expect(await readFile(join(folder, '1.damaged.duckdb'), 'utf8')).toBe('damage 1');
    expect((await readdir(folder)).filter((name) => name.includes('damaged'))).toHaveLength(1);
  });

  it('gives each process a file of its own', async () => {
    const tallies = [await start(), await start()];
    const end = await record(30);
    for (const tally of tallies) await tally.reaches(end);
    const expected = await sumsOfLog(database);
    for (const tally of tallies) expect(await tally.sums()).toEqual(expected);
    expect((await readdir(folder)).filter((name) => /^\d\.duckdb$/.test(name))).toEqual([
      '1.duckdb',
      '2.duckdb',
    ]);
  });

  it('builds a raised version before it answers', async () => {
    const tally = await start();
    await tally.reaches(await record(30));
    await stop(tally);
    const gate = gateway();
    const raised: FactModel = {
      ...tallyModel,
      version: 2,
      tables: tallyModel.tables.replace('events INTEGER', 'events INTEGER, mean DOUBLE DEFAULT 7'),
      derive: async (sql, after) => {
        await gate.promise;
        await sql.run('DELETE FROM sums');
        if (after >= 0n) {
          await sql.run(
            'INSERT INTO sums SELECT stream, sum(amount), count(*), 7 FROM counted GROUP BY stream',
          );
        }
      },
    };
    const next = await start(raised);
    await expect(next.sums()).rejects.toMatchObject({ kind: 'unavailable' });
    gate.open();
    await next.reaches(await record(3));
    expect(await next.sums()).toEqual(await sumsOfLog(database));
  });

  it('answers while it is rebuilt, and other processes rebuild theirs after it', async () => {
    const { model, firstEvents } = rebuilding();
    const first = await start(model);
    const second = await start(model);
    const end = await record(60);
    await first.reaches(end);
    await second.reaches(end);
    const expected = await sumsOfLog(database);
    let building = true;
    let answers = 0;
    const asking = (async () => {
      while (building) {
        expect(await first.sums()).toEqual(expected);
        answers += 1;
        await yieldToEventLoop();
      }
    })();
    const progress = await first.runner.rebuild({});
    building = false;
    await asking;
    expect(answers).toBeGreaterThan(0);
    expect(progress).toMatchObject({ projection: 'tally', position: end, events: 40 });
    await until(
      'the second process has rebuilt',
      async () => (await second.projection.open())?.generation === 1,
    );
    expect(firstEvents()).toBe(4);
    const last = await record(5);
    await first.reaches(last);
    await second.reaches(last);
    expect(await second.sums()).toEqual(await sumsOfLog(database));
    expect(await first.sums()).toEqual(await sumsOfLog(database));
  });

  if (mount('probe')) {
    it('waits on a full disk, and continues when there is room', async () => {
      mount('keep');
      try {
        const attempts = new Map<bigint, number>();
        const tally = await start({
          ...tallyModel,
          factsOf(events) {
            const first = events[0]?.position ?? 0n;
            attempts.set(first, (attempts.get(first) ?? 0) + 1);
            return tallyModel.factsOf(events);
          },
        });
        await tally.reaches(await record(10));
        const filler = join(folder, 'filler');
        await writeFile(filler, Buffer.alloc(64_000_000)).catch(() => undefined);
        const end = await record(500);
        await until('a page is tried again', () => [...attempts.values()].some((times) => times > 1));
        await rm(filler);
        await tally.reaches(end);
        expect(await database.query('SELECT error FROM eventlog.dead_letters')).toEqual([]);
        expect(await tally.sums()).toEqual(await sumsOfLog(database));
      } finally {
        for (const tally of running) await stop(tally);
        execFileSync('umount', [folder]);
      }
    });
  }

  it('drops a cancelled rebuild and continues a kept one', async () => {
    const { model, firstEvents } = rebuilding();
    const tally = await start(model);
    await tally.reaches(await record(60));
    for (const onAbort of ['discard', 'keep'] as const) {
      const cancel = new AbortController();
      const rebuild = tally.runner.rebuild({
        signal: cancel.signal,
        onAbort,
        onProgress: () => cancel.abort(),
      });
      await expect(rebuild).rejects.toThrow('Rebuilding tally was cancelled');
      expect((await readdir(folder)).includes('1.next.duckdb')).toBe(onAbort === 'keep');
    }
    const seen = firstEvents();
    await tally.runner.rebuild({});
    expect(firstEvents()).toBe(seen);
    expect(await tally.sums()).toEqual(await sumsOfLog(database));
  });
});

/** Mounts a file system of 4 MB on the folder, or finds out whether that is allowed. */
function mount(purpose: 'probe' | 'keep'): boolean {
  const place = purpose === 'keep' ? folder : mkdtempSync(join(tmpdir(), 'rideline-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', place], { stdio: 'ignore' });
    if (purpose === 'probe') execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    if (purpose === 'probe') rmdirSync(place);
  }
}
