import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../config/config.ts';
import { BlobDamaged } from '../blob-store.ts';
import {
  contentOf,
  describeBlobStoreContract,
  hashesIn,
  sha256,
} from '../../../../test/contract/blob-store.ts';
import { type Fault, TestS3 } from '../../../../test/support/s3/test-s3.ts';
import { openBucket } from './open-bucket.ts';
import type { S3BlobStore } from './s3-blob-store.ts';

const reaching = { timeoutMs: 0, say: () => undefined, pause: () => Promise.resolve() };
const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;
const unavailable = { kind: 'unavailable', options: { code: 'files_unavailable', retryAfterSeconds: 10 } };

let s3: TestS3;
let folder: string;
let store: S3BlobStore;

async function start(): Promise<void> {
  s3 = await TestS3.start();
  folder = await mkdtemp(join(tmpdir(), 'rideline-incoming-'));
  store = await openBucket(s3.config, folder, reaching);
}

async function stop(): Promise<void> {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Paths of the files that are being received. */
async function received(): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

describeBlobStoreContract('S3BlobStore', async () => {
  await start();
  return {
    store,
    receiving: received,
    damage: (hash, content) => s3.plant(keyOf(hash), content),
    close: stop,
  };
});

describe('S3BlobStore', () => {
  beforeEach(start);
  afterEach(stop);

  const LARGE = Buffer.alloc(9 * 1024 * 1024, 'a long day of waves, ');
  const SIZES = [
    ['in one piece', Buffer.from('wave')],
    ['in parts', LARGE],
  ] as const;
  const stage = (content: Buffer) => store.stage(Readable.from([content]), content.length);
  const keep = async (content: Buffer) => (await stage(content)).keep();
  const isContent = ({ method, url }: { readonly method: string; readonly url: string }) =>
    method === 'PUT' && !url.includes('uploads');

  /** The first `times` requests of a method fail. */
  function failing(method: string, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    let left = times;
    s3.fault = (request) => {
      if (request.method !== method || left === 0) return undefined;
      left -= 1;
      return fault;
    };
  }

  it.each(SIZES)('sends a file %s with the SHA-256 of each request', async (_how, content) => {
    await keep(content);
    const puts = s3.seen.filter(isContent);
    expect(puts).toHaveLength(Math.ceil(content.length / (8 * 1024 * 1024)));
    for (const [index, { headers }] of puts.entries()) {
      const part = content.subarray(index * 8 * 1024 * 1024, (index + 1) * 8 * 1024 * 1024);
      expect(headers['x-amz-checksum-sha256']).toBe(createHash('sha256').update(part).digest('base64'));
      expect(headers['x-amz-content-sha256']).toBe(sha256(part));
    }
  });

  it.each(SIZES)('keeps nothing of a file %s that was changed on the way', async (_how, content) => {
    failing('PUT', 'change the request');
    await expect(keep(content)).rejects.toMatchObject(unavailable);
    expect(await hashesIn(store)).toEqual([]);
    expect(await received()).toEqual([]);
  });

  it.each(SIZES)('keeps nothing of a file %s that was changed while it waited', async (_how, content) => {
    const staged = await stage(content);
    const [path = ''] = await received();
    await writeFile(path, Buffer.alloc(content.length, 'other waves'));
    await expect(staged.keep()).rejects.toMatchObject(unavailable);
    expect(await hashesIn(store)).toEqual([]);
  });

  it('aborts an upload in parts that fails', async () => {
    s3.fault = ({ url }) =>
      url.includes('partNumber=2') ? { status: 403, code: 'AccessDenied' } : undefined;
    await expect(keep(LARGE)).rejects.toMatchObject(unavailable);
    expect(await hashesIn(store)).toEqual([]);
    expect(s3.seen.at(-2)).toMatchObject({ method: 'DELETE', url: expect.stringContaining('uploadId=') });
  });

  it.each<Fault>(['cut the request', 'cut the answer', { status: 503, code: 'SlowDown' }])(
    'tries a put again after: %j',
    async (fault) => {
      failing('PUT', fault, 2);
      await keep(LARGE);
      s3.fault = () => undefined;
      expect(await store.isIntact(sha256(LARGE))).toBe(true);
    },
  );

  it.each<Fault>([
    'cut the request',
    { status: 503, code: 'SlowDown' },
    { status: 403, code: 'AccessDenied' },
    { status: 404, code: 'NoSuchBucket' },
  ])('is unavailable while the object store answers each request with: %j', async (fault) => {
    await keep(Buffer.from('wave'));
    const hash = sha256('wave');
    s3.fault = () => fault;
    await expect(keep(Buffer.from('another'))).rejects.toMatchObject(unavailable);
    await expect(store.read(hash)).rejects.toMatchObject(unavailable);
    await expect(store.isIntact(hash)).rejects.toMatchObject(unavailable);
    await expect(store.remove(hash)).rejects.toMatchObject(unavailable);
    await expect(hashesIn(store)).rejects.toMatchObject(unavailable);
  });

  it.each(SIZES)('gives up on an object store that does not answer: a file %s', async (_, content) => {
    await keep(Buffer.from('wave'));
    const hash = sha256('wave');
    store = await openBucket(s3.config, folder, reaching, 200);
    s3.fault = () => 'no answer';
    await expect(keep(content)).rejects.toMatchObject(unavailable);
    await expect(store.read(hash)).rejects.toMatchObject(unavailable);
    await expect(store.has(hash)).rejects.toMatchObject(unavailable);
    await expect(store.remove(hash)).rejects.toMatchObject(unavailable);
  });

  it('tells a full object store', async () => {
    failing('PUT', { status: 507, code: 'XMinioStorageFull' });
    await expect(keep(Buffer.from('wave'))).rejects.toMatchObject({ kind: 'storage_full' });
  });

  it('notices an answer that is cut or changed on the way', async () => {
    await keep(LARGE);
    failing('GET', 'cut the answer');
    await expect(store.read(sha256(LARGE))).rejects.toMatchObject(unavailable);
    failing('GET', 'change the answer');
    await expect(store.open(sha256(LARGE)).then(buffer)).rejects.toThrow(BlobDamaged);
  });

  it('lists more files than one answer holds, and only files', async () => {
    await keep(Buffer.from('wave'));
    const planted = ['a', 'b', 'c', 'd'].map((text) => sha256('wave').slice(0, 63) + text);
    for (const hash of planted.filter((hash) => hash !== sha256('wave'))) {
      await s3.plant(keyOf(hash), Buffer.from('planted'));
    }
    await s3.plant(`${sha256('wave').slice(0, 2)}/notes.txt`, Buffer.from('by hand'));
    s3.mostListed = 2;
    expect([...(await hashesIn(store))].sort()).toEqual([...new Set([sha256('wave'), ...planted])].sort());
    expect(s3.seen.filter(({ url }) => url.includes('continuation-token'))).not.toEqual([]);
  });

  it('answers nobody without a key', async () => {
    await keep(Buffer.from('wave'));
    const { bucket } = s3.config;
    for (const path of [bucket, `${bucket}/${keyOf(sha256('wave'))}`]) {
      expect((await fetch(`${s3.endpoint}/${path}`)).status).toBe(403);
    }
  });
});

describe('opening a bucket', () => {
  beforeEach(start);
  afterEach(stop);
  const opening = (over: Partial<S3Config> = {}) => openBucket({ ...s3.config, ...over }, folder, reaching);

  it.each<[Partial<S3Config>, string]>([
    [{ bucket: 'elsewhere' }, 'S3_BUCKET names a bucket that does not exist.'],
    [{ accessKeyId: 'nobody' }, 'S3_ACCESS_KEY_ID was refused: the object store does not know this key.'],
    [
      { secretAccessKey: 'wrong-secret' },
      'S3_SECRET_ACCESS_KEY was refused: it does not fit S3_ACCESS_KEY_ID.',
    ],
  ])('ends with one sentence for %j', async (over, sentence) => {
    const refusal: unknown = await opening(over).catch((error: unknown) => error);
    expect(String(refusal)).toBe(`ConfigError: ${sentence}`);
  });

  it.each([
    [
      { status: 403, code: 'AccessDenied' },
      'S3_ACCESS_KEY_ID was refused: this key may not list the bucket of S3_BUCKET.',
    ],
    [{ status: 301, code: 'PermanentRedirect' }, 'S3_REGION is not the region of the bucket.'],
    [{ status: 400, code: 'InvalidRequest' }, 'S3_BUCKET can not be used: InvalidRequest.'],
  ])('ends with one sentence when the object store answers %j', async (fault, sentence) => {
    s3.fault = () => fault;
    await expect(opening()).rejects.toMatchObject({ name: 'ConfigError', message: sentence });
  });

  it('waits for an object store that starts later', async () => {
    let said = '';
    s3.fault = () => ({ status: 503, code: 'ServiceUnavailable' });
    await openBucket(s3.config, folder, {
      timeoutMs: 60_000,
      say: (sentence) => (said += sentence),
      pause: () => {
        s3.fault = () => undefined;
        return Promise.resolve();
      },
    });
    expect(said).toBe('Waiting for the object store ...');
  });

  it('refuses a bucket that is open to the public', async () => {
    await (await store.stage(contentOf('wave'), 100)).keep();
    s3.isPublic = true;
    await expect(opening()).rejects.toMatchObject({
      name: 'ConfigError',
      message: 'S3_BUCKET must not be open to the public: it answers requests without a key.',
    });
  });
});
