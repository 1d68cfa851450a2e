import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { contentOf, describeBlobStoreContract, sha256 } from '../../../test/contract/blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';
import { ownerName, thisMachine } from './incoming-files.ts';

describeBlobStoreContract('FolderBlobStore', async () => {
  const root = await mkdtemp(join(tmpdir(), 'rideline-blobs-'));
  return {
    store: await FolderBlobStore.open(root),
    receiving: () => filesIn(join(root, 'incoming')),
    damage: (hash, content) => writeFile(join(root, hash.slice(0, 2), hash), content),
    close: () => rm(root, { recursive: true, force: true }),
  };
});

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('FolderBlobStore', () => {
  let root: string;
  let store: FolderBlobStore;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'rideline-blobs-'));
    store = await FolderBlobStore.open(root);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const filesLeft = () => filesIn(root);

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
      expect([...(await filesLeft())].sort()).toEqual([sha256('on its way'), 'half'].sort());
    });

    it('deletes partial files of an ended process and keeps stored files', async () => {
      const kept = await store.stage(contentOf('kept'), 100);
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
        const kept = await full.stage(contentOf('kept'), 100);
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
