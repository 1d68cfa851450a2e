import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobDamaged, BlobNotFound, type BlobStore } from '../../src/platform/blobs/blob-store.ts';

/** An adapter under test. */
export interface StoreUnderTest {
  readonly store: BlobStore;
  /** Files that are being received. */
  receiving(): Promise<readonly string[]>;
  /** Replaces the content of a stored file. */
  damage(hash: string, content: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

export const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
export const contentOf = (text: string) => Readable.from([Buffer.from(text)]);

export async function hashesIn(store: BlobStore): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { hash } of store.list()) found.push(hash);
  return found;
}

const SEVERAL_PARTS = 9 * 1024 * 1024 + 1;

/** The tests that every BlobStore adapter passes. */
export function describeBlobStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} keeps the blob store contract`, () => {
    let opened: StoreUnderTest;
    let store: BlobStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    it('names a file by its hash and keeps it only after keep()', async () => {
      const content = Buffer.alloc(300_000, 'wave');
      const pieces = Readable.from([content.subarray(0, 99), content.subarray(99)]);
      const staged = await store.stage(pieces, 300_000);
      expect(staged).toMatchObject({ hash: sha256(content), bytes: 300_000 });
      expect(Buffer.from(await staged.read()).equals(content)).toBe(true);
      expect(await store.has(staged.hash)).toBe(false);
      expect(await store.bytesOf(staged.hash)).toBeUndefined();
      await staged.keep();
      await staged.keep();
      expect(Buffer.from(await store.read(staged.hash)).equals(content)).toBe(true);
      expect(Buffer.from(await staged.read()).equals(content)).toBe(true);
      expect(await store.bytesOf(staged.hash)).toBe(300_000);
      expect(await hashesIn(store)).toEqual([staged.hash]);
      expect(await opened.receiving()).toEqual([]);
    });

    it('keeps one file when the same content is sent twice at once', async () => {
      const staged = await Promise.all([
        store.stage(contentOf('same'), 100),
        store.stage(contentOf('same'), 100),
      ]);
      await Promise.all(staged.map((blob) => blob.keep()));
      expect(await hashesIn(store)).toEqual([sha256('same')]);
      expect(await opened.receiving()).toEqual([]);
    });

    it('keeps a file of many megabytes', async () => {
      const content = Buffer.alloc(SEVERAL_PARTS, 'a long day of waves, ');
      const staged = await store.stage(Readable.from([content]), content.length);
      await staged.keep();
      expect(await store.bytesOf(staged.hash)).toBe(content.length);
      expect((await buffer(await store.open(sha256(content)))).equals(content)).toBe(true);
      expect(await store.isIntact(staged.hash)).toBe(true);
      expect(await opened.receiving()).toEqual([]);
    });

    it('deletes a discarded file; discard after keep deletes nothing', async () => {
      await (await store.stage(contentOf('unwanted'), 100)).discard();
      expect(await opened.receiving()).toEqual([]);
      const kept = await store.stage(contentOf('wanted'), 100);
      await kept.keep();
      await kept.discard();
      expect(await hashesIn(store)).toEqual([kept.hash]);
    });

    it('deletes the partial file of a stream that fails', async () => {
      const aborted = new Readable({
        read() {
          this.push(Buffer.alloc(70_000));
          setImmediate(() => this.destroy(new Error('connection reset')));
        },
      });
      await expect(store.stage(aborted, 1_000_000)).rejects.toThrow('connection reset');
      expect(await opened.receiving()).toEqual([]);
      expect(await hashesIn(store)).toEqual([]);
    });

    it('stops reading past the size limit and deletes the partial file', async () => {
      const endless = new Readable({
        read() {
          this.push(Buffer.alloc(65_536));
        },
      });
      await expect(store.stage(endless, 2_500_000)).rejects.toMatchObject({
        kind: 'too_large',
        message: 'The file is over the limit of 2.5 MB',
      });
      expect(endless.destroyed).toBe(true);
      expect(await opened.receiving()).toEqual([]);
    });

    it('accepts a file of exactly the size limit', async () => {
      expect(await store.stage(contentOf('12345'), 5)).toMatchObject({ bytes: 5 });
    });

    it('lists each file with its size, and streams it', async () => {
      const [long, empty] = [Buffer.alloc(300_000, 'wave'), Buffer.alloc(0)];
      for (const content of [long, empty]) {
        await (await store.stage(Readable.from([content]), 300_000)).keep();
      }
      const listed = new Map<string, number>();
      for await (const { hash, bytes, storedAt } of store.list()) {
        listed.set(hash, bytes);
        expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
      }
      expect(listed).toEqual(new Map([long, empty].map((content) => [sha256(content), content.length])));
      expect(await buffer(await store.open(sha256(long)))).toEqual(long);
      expect(await buffer(await store.open(sha256(empty)))).toEqual(empty);
      await expect(store.open(sha256('never stored'))).rejects.toThrow(BlobNotFound);
    });

    it('removes a file; removing it again succeeds', async () => {
      const staged = await store.stage(contentOf('gone'), 100);
      await staged.keep();
      await store.remove(staged.hash);
      await store.remove(staged.hash);
      await expect(store.read(staged.hash)).rejects.toThrow(BlobNotFound);
      expect(await hashesIn(store)).toEqual([]);
    });

    it.each([
      ['cut to nothing', ''],
      ['cut short', 'wav'],
      ['changed in a byte', 'wove'],
    ])('detects a file %s; keeping the content again repairs it', async (_how, content) => {
      const staged = await store.stage(contentOf('wave'), 100);
      await staged.keep();
      await opened.damage(staged.hash, Buffer.from(content));
      await expect(store.read(staged.hash)).rejects.toThrow(BlobDamaged);
      await expect(store.open(staged.hash).then((stream) => buffer(stream))).rejects.toThrow(BlobDamaged);
      expect(await store.isIntact(staged.hash)).toBe(false);
      await (await store.stage(contentOf('wave'), 100)).keep();
      expect(Buffer.from(await store.read(staged.hash)).toString()).toBe('wave');
      expect(await store.isIntact(staged.hash)).toBe(true);
      await store.remove(staged.hash);
      expect(await store.isIntact(staged.hash)).toBe(false);
    });

    it('rejects names that are no hash', async () => {
      await expect(store.read('../../etc/passwd')).rejects.toThrow(BlobNotFound);
      await expect(store.remove('../incoming')).rejects.toThrow(BlobNotFound);
    });
  });
}
