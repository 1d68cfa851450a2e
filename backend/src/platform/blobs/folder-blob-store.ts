import { createHash } from 'node:crypto';
import { open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BlobDamaged, BlobNotFound, type BlobStore, type StagedBlob, type StoredBlob } from './blob-store.ts';
import { IncomingFiles } from './incoming-files.ts';
import { writeTemporary } from './temporary-file.ts';
import { StagedFile } from './staged-file.ts';
import { syncFolder } from '../config/sync-folder.ts';
import { hasItsHash, verifiedContent } from './verified-content.ts';

const HASH = /^[0-9a-f]{64}$/;
/** Error codes of a bad sector, a damaged file system, or a folder in place of the file. */
const UNREADABLE = new Set(['EIO', 'EBADMSG', 'EUCLEAN', 'EISDIR']);

/** Blobs as files `<root>/<first two digits>/<hash>`, received in `<root>/incoming`. */
export class FolderBlobStore implements BlobStore {
  private constructor(
    private readonly root: string,
    private readonly incoming: IncomingFiles,
  ) {}

  static async open(root: string): Promise<FolderBlobStore> {
    return new FolderBlobStore(root, await IncomingFiles.open(join(root, 'incoming')));
  }

  removeAbandoned(): Promise<void> {
    return this.incoming.removeAbandoned();
  }

  async stage(content: Readable, maxBytes: number): Promise<StagedBlob> {
    const temporary = await writeTemporary(this.incoming.newPath(), content, maxBytes);
    return new StagedFile(temporary, this.pathOf(temporary.hash));
  }

  async read(hash: string): Promise<Uint8Array> {
    const content = await readFile(this.pathOf(hash)).catch((error: Error) => {
      throw translated(error, hash);
    });
    if (createHash('sha256').update(content).digest('hex') !== hash) throw new BlobDamaged(hash);
    return content;
  }

  async open(hash: string): Promise<Readable> {
    const file = await open(this.pathOf(hash), 'r').catch((error: Error) => {
      throw translated(error, hash);
    });
    return verifiedContent(file.createReadStream(), hash, (error) => translated(error, hash));
  }

  async has(hash: string): Promise<boolean> {
    return (await this.bytesOf(hash)) !== undefined;
  }

  async bytesOf(hash: string): Promise<number | undefined> {
    return stat(this.pathOf(hash)).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  async isIntact(hash: string): Promise<boolean> {
    return hasItsHash(this.open(hash));
  }

  async remove(hash: string): Promise<void> {
    const path = this.pathOf(hash);
    if (!(await this.has(hash))) return;
    await rm(path, { force: true });
    await syncFolder(join(path, '..'));
  }

  async *list(): AsyncIterable<StoredBlob> {
    for await (const shard of await opendir(this.root)) {
      if (!/^[0-9a-f]{2}$/.test(shard.name)) continue;
      for await (const { name } of await opendir(join(this.root, shard.name))) {
        const found = await stat(join(this.root, shard.name, name)).catch(() => undefined);
        if (found === undefined || !HASH.test(name)) continue;
        yield { hash: name, bytes: found.size, storedAt: found.mtime };
      }
    }
  }

  private pathOf(hash: string): string {
    if (!HASH.test(hash)) throw new BlobNotFound(hash);
    return join(this.root, hash.slice(0, 2), hash);
  }
}

function translated(error: Error, hash: string): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BlobNotFound(hash);
  return UNREADABLE.has(code) ? new BlobDamaged(hash) : error;
}
