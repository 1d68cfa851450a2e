import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BlobDamaged, BlobNotFound } from './blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';
import { ownerName, thisMachine } from './incoming-files.ts';

const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');
const of = (text: string) => Readable.from([Buffer.from(text)]);

describe('FolderBlobStore', () => {
  let root: string;
  let store: FolderBlobStore;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'rideline-blobs-'));
    store = await FolderBlobStore.open(root);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const filesLeft = async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  const hashes = async () => {
    const found: string[] = [];
    for await (const { hash } of store.list()) found.push(hash);
    return found;
  };

  it('names a file by its hash and keeps it only after keep()', async () => {
    const content = Buffer.alloc(300_000, 'wave');
    const staged = await store.stage(Readable.from([content.subarray(0, 99), content.subarray(99)]), 300_000);
    expect(staged).toMatchObject({ hash: sha256(content), bytes: 300_000 });
    expect(Buffer.from(await staged.read()).equals(content)).toBe(true);
    expect(await store.has(staged.hash)).toBe(false);
    await staged.keep();
    await staged.keep();
    expect(Buffer.from(await store.read(staged.hash)).equals(content)).toBe(true);
    expect(Buffer.from(await staged.read()).equals(content)).toBe(true);
    expect(await hashes()).toEqual([staged.hash]);
    expect(await filesLeft()).toEqual([staged.hash]);
  });

  it('keeps one file when the same content is sent twice at once', async () => {
    const staged = await Promise.all([store.stage(of('same'), 100), store.stage(of('same'), 100)]);
    await Promise.all(staged.map((blob) => blob.keep()));
    expect(await filesLeft()).toEqual([sha256('same')]);
  });

  it('deletes a discarded file; discard after keep deletes nothing', async () => {
    await (await store.stage(of('unwanted'), 100)).discard();
    expect(await filesLeft()).toEqual([]);
    const kept = await store.stage(of('wanted'), 100);
    await kept.keep();
    await kept.discard();
    expect(await filesLeft()).toEqual([kept.hash]);
  });

  it('deletes the partial file of a stream that fails', async () => {
    const aborted = new Readable({
      read() {
        this.push(Buffer.alloc(70_000));
        setImmediate(() => this.destroy(new Error('connection reset')));
      },
    });
    await expect(store.stage(aborted, 1_000_000)).rejects.toThrow('connection reset');
    expect(await filesLeft()).toEqual([]);
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
    expect(await filesLeft()).toEqual([]);
  });

  it('accepts a file of exactly the size limit', async () => {
    expect(await store.stage(of('12345'), 5)).toMatchObject({ bytes: 5 });
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
    const staged = await store.stage(of('gone'), 100);
    await staged.keep();
    await store.remove(staged.hash);
    await store.remove(staged.hash);
    await expect(store.read(staged.hash)).rejects.toThrow(BlobNotFound);
  });

  it.each([
    ['cut to nothing', (path: string) => truncate(path, 0)],
    ['cut short', (path: string) => truncate(path, 3)],
    ['changed in a byte', (path: string) => writeFile(path, 'wove')],
  ])('detects a file %s; keeping the content again repairs it', async (_how, damage) => {
    const staged = await store.stage(of('wave'), 100);
    await staged.keep();
    await damage(join(root, staged.hash.slice(0, 2), staged.hash));
    await expect(store.read(staged.hash)).rejects.toThrow(BlobDamaged);
    await expect(store.open(staged.hash).then((content) => buffer(content))).rejects.toThrow(BlobDamaged);
    expect(await store.isIntact(staged.hash)).toBe(false);
    await (await store.stage(of('wave'), 100)).keep();
    expect(Buffer.from(await store.read(staged.hash)).toString()).toBe('wave');
    expect(await store.isIntact(staged.hash)).toBe(true);
    await store.remove(staged.hash);
    expect(await store.isIntact(staged.hash)).toBe(false);
  });

  it('rejects paths outside its folder', async () => {
    await expect(store.read('../../etc/passwd')).rejects.toThrow(BlobNotFound);
    await expect(store.remove('../incoming')).rejects.toThrow(BlobNotFound);
  });

  describe('opened while other files are being received', () => {
    const running = new Set<ChildProcess>();
    afterEach(async () => {
      for (const child of running) {
        child.kill();
        await once(child, 'exit');
      }
      running.clear();
    });

    const start = async (program: string) => {
      const child = spawn(process.execPath, ['-e', program]);
      await once(child, 'spawn');
      running.add(child);
      child.once('exit', () => running.delete(child));
      return child;
    };
    const leave = async (owner: string, ageMs = 0) => {
      const path = join(root, 'incoming', owner, 'half');
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, 'half a fi');
      const time = new Date(Date.now() - ageMs);
      await utimes(path, time, time);
    };
    const ownerOf = async ({ pid }: ChildProcess, machine?: string) =>
      ownerName(machine ?? (await thisMachine()), pid!, randomUUID());
    const TWO_DAYS = 2 * 86_400_000;
    const ELSEWHERE = '0123456789ab';

    it('keeps partial files of running processes, including this one', async () => {
      await leave(await ownerOf(await start('setInterval(() => {}, 1000)')));
      const content = new PassThrough();
      const staging = store.stage(content, 100);
      content.write('on its ');
      await FolderBlobStore.open(root);
      content.end('way');
      const staged = await staging;
      await staged.keep();
      expect((await filesLeft()).sort()).toEqual([sha256('on its way'), 'half'].sort());
    });

    it('deletes partial files of an ended process and keeps stored files', async () => {
      const kept = await store.stage(of('kept'), 100);
      await kept.keep();
      const gone = await start('');
      await once(gone, 'exit');
      await leave(await ownerOf(gone));
      await leave(ownerName(await thisMachine(), process.pid, randomUUID()));
      await FolderBlobStore.open(root);
      expect(await filesLeft()).toEqual([kept.hash]);
    });

    it('deletes partial files of other machines and earlier versions by age', async () => {
      const gone = await start('');
      await once(gone, 'exit');
      await leave(await ownerOf(gone, ELSEWHERE));
      await leave(await ownerOf(gone, ELSEWHERE), TWO_DAYS);
      await leave('.', TWO_DAYS);
      await FolderBlobStore.open(root);
      expect(await filesLeft()).toEqual(['half']);
      expect(await readdir(join(root, 'incoming'))).not.toContain('half');
    });
  });

  it('reports ENOSPC from the stream as storage_full', async () => {
    const noRoom = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const content = new Readable({
      read() {
        this.destroy(noRoom);
      },
    });
    await expect(store.stage(content, 100)).rejects.toMatchObject({ kind: 'storage_full' });
    expect(await filesLeft()).toEqual([]);
  });

  // Where mounting is allowed (root on Linux), the same on a full file system.
  if (mountTiny(mkdtempSync(join(tmpdir(), 'rideline-probe-')), true)) {
    it('leaves no partial file on a full disk and still reads', async () => {
      const disk = join(root, 'disk');
      await mkdir(disk);
      mountTiny(disk, false);
      try {
        const full = await FolderBlobStore.open(disk);
        const kept = await full.stage(of('kept'), 100);
        await kept.keep();
        const big = Readable.from([Buffer.alloc(200_000), Buffer.alloc(200_000)]);
        await expect(full.stage(big, 1_000_000)).rejects.toMatchObject({ kind: 'storage_full' });
        expect(Buffer.from(await full.read(kept.hash)).toString()).toBe('kept');
        const entries = await readdir(disk, { recursive: true, withFileTypes: true });
        expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([kept.hash]);
      } finally {
        execFileSync('umount', [disk]);
      }
    });
  }
});

/** Mounts a 256 kB file system; returns false if not allowed. */
function mountTiny(folder: string, onlyProbe: boolean): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder], { stdio: 'ignore' });
    if (onlyProbe) execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    if (onlyProbe) rmdirSync(folder);
  }
}
