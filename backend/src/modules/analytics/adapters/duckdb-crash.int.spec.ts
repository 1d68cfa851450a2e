import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { newFolder, removeFolder, tallyModel } from '../testing/local-tally.ts';
import { DuckDbProjection } from './duckdb-projection.ts';

Logger.overrideLogger(false);

const FEED = fileURLToPath(new URL('../testing/feed-file.worker.ts', import.meta.url));
const TYPESCRIPT = ['--conditions=rideline-source', '--import=@swc-node/register/esm-register'];
const BACKEND = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: string;
let feeding: ChildProcess | undefined;

beforeEach(async () => {
  folder = await newFolder();
});

afterEach(async () => {
  await kill();
  await removeFolder(folder);
});

/** Lets another process append to the file of the folder until it has committed some pages. */
async function feed(pages: number): Promise<bigint> {
  const child = spawn(process.execPath, [...TYPESCRIPT, FEED, folder], {
    cwd: BACKEND,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  feeding = child;
  let committed = 0n;
  let printed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    committed = BigInt(line);
    printed += 1;
    if (printed === pages) return committed;
  }
  throw new Error('The other process ended by itself');
}

async function kill(): Promise<void> {
  if (feeding === undefined || feeding.signalCode !== null) return;
  const exit = once(feeding, 'exit');
  feeding.kill('SIGKILL');
  await exit;
}

/** Rows of the file and its position; undefined when it has to be built anew. */
async function opened(): Promise<{ position: bigint; events: number; newest: number } | undefined> {
  const projection = new DuckDbProjection(folder, tallyModel);
  try {
    const state = await projection.open();
    if (state === undefined) return undefined;
    const rows = await projection.ask((file) =>
      file.rows<{ events: number; newest: number }>(
        'SELECT sum(events) AS events, (SELECT max(position) FROM counted) AS newest FROM sums',
        {},
        new AbortController().signal,
      ),
    );
    return { position: state.position, ...rows![0]! };
  } finally {
    await projection.close();
  }
}

const wal = () => join(folder, '1.duckdb.wal');

describe('a file whose process was killed', () => {
  it('has each committed event once, time after time', async () => {
    for (const pages of [1, 3, 8, 2]) {
      const committed = await feed(pages);
      await kill();
      const found = await opened();
      expect(found?.position).toBeGreaterThanOrEqual(committed);
      expect(found).toEqual({
        position: found!.position,
        events: Number(found!.position),
        newest: Number(found!.position),
      });
    }
  });

  it('ends at an earlier commit when the last one is torn', async () => {
    await feed(5);
    await kill();
    await truncate(wal(), (await stat(wal())).size - 20);
    const found = await opened();
    expect(found?.events).toBe(Number(found?.position));
    expect(found?.newest).toBe(Number(found?.position));
  });

  it('is built anew when its WAL has other bytes', async () => {
    await feed(5);
    await kill();
    const file = await open(wal(), 'r+');
    await file.write(Buffer.alloc(200, 7), 0, 200, Math.floor((await file.stat()).size / 2));
    await file.close();
    expect(await opened()).toBeUndefined();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['1.damaged.duckdb', '1.duckdb']));
  });
});

describe('a file of a running process', () => {
  it('is left alone by another process, which takes the next place', async () => {
    await feed(2);
    expect(await opened()).toBeUndefined();
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['1.duckdb', '2.duckdb']));
    expect(await readdir(folder)).not.toContain('1.damaged.duckdb');
    await kill();
    expect((await opened())?.position).toBeGreaterThanOrEqual(100n);
  });
});
