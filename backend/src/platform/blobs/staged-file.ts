import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storageFullOr, type StagedBlob } from './blob-store.ts';
import type { TemporaryFile } from './temporary-file.ts';
import { syncFolder } from '../config/sync-folder.ts';

/** A temporary file, moved to its final path by `keep`. */
export class StagedFile implements StagedBlob {
  private keeping: Promise<void> | undefined;

  constructor(
    private readonly temporary: TemporaryFile,
    private readonly final: string,
  ) {}

  get hash(): string {
    return this.temporary.hash;
  }

  get bytes(): number {
    return this.temporary.bytes;
  }

  async read(): Promise<Uint8Array> {
    return readFile(
      this.keeping === undefined ? this.temporary.path : await this.keeping.then(() => this.final),
    );
  }

  keep(): Promise<void> {
    this.keeping ??= this.makeDurable().catch(async (error: unknown) => {
      await this.discard();
      throw storageFullOr(error);
    });
    return this.keeping;
  }

  async discard(): Promise<void> {
    await rm(this.temporary.path, { force: true });
  }

  /** Syncs in order: the content, its directory entry, the folder's directory entry. */
  private async makeDurable(): Promise<void> {
    const file = await open(this.temporary.path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    const shard = dirname(this.final);
    const created = await mkdir(shard, { recursive: true, mode: 0o700 });
    await rename(this.temporary.path, this.final);
    await syncFolder(shard);
    if (created !== undefined) await syncFolder(dirname(shard));
  }
}
