import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { moveBlobs } from '../src/command-line/move-blobs.ts';
import type { BlobStore } from '../src/platform/blobs/blob-store.ts';
import { openBlobStore } from '../src/platform/blobs/open-blob-store.ts';
import { TestS3 } from './support/s3/test-s3.ts';
import { CONFIG } from '../src/platform/config/config.ts';
import { loadConfig } from '../src/platform/config/load-config.ts';

const FILES = ['a left', 'a right', 'a long day of waves, '.repeat(20_000)];
const reaching = { timeoutMs: 0, say: () => undefined, pause: () => Promise.resolve() };

let s3: TestS3;
let app: INestApplicationContext;
let dataDir: string;
let folder: string;
let bucket: BlobStore;
let stored: BlobStore;

beforeEach(async () => {
  s3 = await TestS3.start();
  dataDir = await mkdtemp(join(tmpdir(), 'rideline-move-'));
  const config = await loadConfig({ DATA_DIR: dataDir, START_WAIT_MS: '0', ...s3.environment });
  app = await NestFactory.createApplicationContext(
    { module: class {}, providers: [{ provide: CONFIG, useValue: config }] },
    { logger: false },
  );
  folder = join(dataDir, 'blobs');
  bucket = await openBlobStore(config, reaching);
  stored = await openBlobStore({ dataDir }, reaching);
  for (const text of FILES) await (await stored.stage(Readable.from([Buffer.from(text)]), 1e6)).keep();
});
afterEach(async () => {
  await app.close();
  await s3.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function run(...args: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  const { signal } = new AbortController();
  await moveBlobs.run({ app, args, say: (sentence) => said.push(sentence), signal });
  return said;
}

/** Size of each file, by hash. */
async function contentOf(store: BlobStore): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for await (const { hash, bytes } of store.list()) found[hash] = bytes;
  return found;
}

/** Content of each file in the folder, by its path. */
async function filesInFolder(): Promise<ReadonlyMap<string, string>> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /[\da-f]{64}$/.test(path));
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)),
  );
}

describe('moving the original files', () => {
  it('brings them into the bucket and back into an empty folder', async () => {
    const before = await filesInFolder();
    expect([...before.values()].sort()).toEqual([...FILES].sort());
    expect(await run('--to', 's3')).toEqual([
      'Every file in the bucket was read and has its hash: 3 copied, 0 there before.',
    ]);
    expect(await contentOf(bucket)).toEqual(await contentOf(stored));
    expect(await filesInFolder()).toEqual(before);

    await rm(folder, { recursive: true });
    expect(await run('--to', 'folder', '--delete-source')).toEqual([
      'Every file in the folder was read and has its hash: 3 copied, 0 there before.',
      'Deleted from the bucket: 3.',
    ]);
    expect(await filesInFolder()).toEqual(before);
    expect(await contentOf(bucket)).toEqual({});
  });

  it('goes on after an interruption, and copies again what is damaged at the target', async () => {
    let puts = 0;
    s3.fault = ({ method }) =>
      method === 'PUT' && ++puts > 2 ? { status: 403, code: 'AccessDenied' } : undefined;
    await expect(run('--to', 's3', '--delete-source')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(Object.keys(await contentOf(bucket))).toHaveLength(2);
    expect((await filesInFolder()).size).toBe(3);

    s3.fault = () => undefined;
    const [hash = ''] = Object.keys(await contentOf(bucket));
    await s3.plant(`${hash.slice(0, 2)}/${hash}`, Buffer.from('damaged'));
    expect(await run('--to', 's3')).toEqual([
      'Every file in the bucket was read and has its hash: 2 copied, 1 there before.',
    ]);
    expect(await contentOf(bucket)).toEqual(await contentOf(stored));
  });

  it('names a damaged file, and then deletes nothing', async () => {
    const [path = ''] = (await filesInFolder()).keys();
    await writeFile(join(folder, path), 'damaged');
    const hash = path.slice(3);
    const said: string[] = [];
    const moving = moveBlobs.run({
      app,
      args: ['--to', 's3', '--delete-source'],
      say: (sentence) => said.push(sentence),
      signal: new AbortController().signal,
    });
    await expect(moving).rejects.toThrow('1 damaged. Nothing was deleted.');
    expect(said[0]).toBe(`The file ${hash} is damaged and was not copied.`);
    expect(Object.keys(await contentOf(bucket))).toHaveLength(2);
    expect((await filesInFolder()).size).toBe(3);
  });

  it('copies what was stored since the last time, before it deletes', async () => {
    await run('--to', 's3');
    const late = await stored.stage(Readable.from([Buffer.from('late')]), 10);
    await late.keep();
    expect(await run('--to', 's3', '--delete-source')).toEqual([
      'Every file in the bucket was read and has its hash: 1 copied, 3 there before.',
      'Deleted from the folder: 4.',
    ]);
    expect(await filesInFolder()).toEqual(new Map());
    expect(await bucket.isIntact(late.hash)).toBe(true);
  });

  it.each([
    [[], '--to is s3 or folder.'],
    [['--to', 'tape'], '--to is s3 or folder.'],
    [['--all'], "Unknown option '--all'"],
  ])('rejects the arguments %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });
});
