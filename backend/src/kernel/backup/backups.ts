import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import {
  BLOB_STORE,
  BlobDamaged,
  BlobNotFound,
  type BlobStore,
  isDiskFull,
} from '../../platform/blobs/blob-store.ts';
import { inBackend } from '../../platform/backend-folder.ts';
import { syncFolder } from '../../platform/config/sync-folder.ts';
import { inTransaction, type Queryable } from '../checkpoints/checkpoints.ts';
import { CLOCK, type Clock } from '../../platform/clock/clock.ts';
import { Contributions } from '../contributions.ts';
import { DATABASE, type Database } from '../../platform/database/database.ts';
import { EVENT_STORE, type EventStore } from '../event-store/event-store.ts';
import { checkBackup } from './check-backup.ts';
import { type BackupFile, writeFile, writeLines } from './backup-files.ts';
import { blobPath, BackupUnusable, type ListedBlob, type Manifest, writeManifest } from './manifest.ts';
import { readSequences, rowsOf, storedTables } from './stored-tables.ts';
import { writeLog } from './write-log.ts';

export interface BackupOptions {
  readonly signal: AbortSignal;
  /** Includes the keys of people's sealed fields. */
  readonly withKeys: boolean;
}

/** What is read from the database in one snapshot. */
interface Snapshot {
  /** The snapshot holds what led to the events up to this position. */
  readonly upTo: bigint;
  readonly migrations: string[];
  readonly automations: ReadonlyMap<string, bigint>;
  readonly tables: Manifest['tables'];
  readonly sequences: Manifest['sequences'];
  readonly keys?: BackupFile;
  readonly blobs: readonly string[];
}

/** Tries to take a snapshot while nobody appends. */
const SNAPSHOT_TRIES = 20;
const PRIVATE_FOLDER = 0o700;

/** Makes backups while the installation serves. */
@Injectable()
export class Backups {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly contributions: Contributions,
  ) {}

  /**
   * Writes a backup beside its final name, reads it again and renames it: a folder of that name is a whole backup.
   * @throws BackupUnusable if the folder exists, the disk is full, or what was written can't be read back
   */
  async make(to: string, options: BackupOptions): Promise<Manifest> {
    const folder = resolve(to);
    try {
      return await this.makeFolder(folder, options);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new BackupUnusable(`The disk of ${dirname(folder)} is full: no backup was made.`);
    }
  }

  private async makeFolder(folder: string, options: BackupOptions): Promise<Manifest> {
    const unfinished = `${folder}.unfinished`;
    if (await exists(folder)) throw new BackupUnusable(`${folder} exists already: choose another name.`);
    await mkdir(dirname(folder), { recursive: true, mode: PRIVATE_FOLDER });
    await mkdir(unfinished, { mode: PRIVATE_FOLDER }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new BackupUnusable(`${unfinished} is another backup's: wait for it, or delete what it left.`);
    });
    try {
      await this.write(unfinished, options);
      const manifest = await checkBackup(unfinished, options.signal);
      await syncFolders(unfinished);
      await rename(unfinished, folder);
      await syncFolder(dirname(folder));
      return manifest;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  private async write(folder: string, options: BackupOptions): Promise<void> {
    const createdAt = this.clock.now().toISOString();
    const { upTo, automations, blobs, ...snapshot } = await this.snapshot(folder, options);
    const log = await writeLog(folder, { store: this.store, upTo, automations, signal: options.signal });
    const content = { ...snapshot, log, blobs: await this.copyBlobs(folder, blobs, options.signal) };
    await writeManifest(folder, { rideline: await versionOfRideline(), createdAt, ...content });
  }

  /**
   * Tables and log belong together when the log's head is the same before and after the snapshot is taken. While
   * people write all the time, the log is taken up to the head before it.
   */
  private async snapshot(folder: string, options: BackupOptions): Promise<Snapshot> {
    for (let tries = 1; ; tries += 1) {
      const taken = await this.database.transaction(async (client) => {
        await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const upTo = await this.store.head();
        // The first query takes the snapshot.
        await client.query('SELECT 1 FROM schema_migrations LIMIT 1');
        const isQuiet = (await this.store.head()) === upTo;
        if (!isQuiet && tries < SNAPSHOT_TRIES) return undefined;
        return this.readSnapshot(client, folder, upTo, options);
      });
      if (taken !== undefined) return taken;
    }
  }

  private async readSnapshot(
    client: PoolClient,
    folder: string,
    upTo: bigint,
    { withKeys, signal }: BackupOptions,
  ): Promise<Snapshot> {
    const { rows: migrations } = await client.query<{ id: string }>(
      'SELECT id FROM schema_migrations ORDER BY id',
    );
    const { rows: checkpoints } = await client.query<{ name: string; position: string }>(
      `SELECT name, position::text FROM eventlog.checkpoints WHERE kind = 'automation' ORDER BY name`,
    );
    const tables: Manifest['tables'][number][] = [];
    const add = async (table: string, select: string) => {
      signal.throwIfAborted();
      const file = await writeLines(folder, `tables/${table}.ndjson.gz`, rowsOf(client, select));
      tables.push({ table, ...file });
    };
    for (const table of await storedTables(client)) await add(table, `SELECT * FROM ${table}`);
    // Without them, a late writer would create new keys for erased people.
    await add('subject_keys', 'SELECT * FROM subject_keys WHERE wrapped IS NULL');
    return {
      upTo,
      migrations: migrations.map(({ id }) => id),
      automations: new Map(checkpoints.map(({ name, position }) => [name, BigInt(position)])),
      tables,
      sequences: await readSequences(client),
      ...(withKeys && {
        keys: await writeLines(
          folder,
          'keys.ndjson.gz',
          rowsOf(client, 'SELECT * FROM subject_keys WHERE wrapped IS NOT NULL'),
        ),
      }),
      blobs: await this.keptBlobs(inTransaction(client)),
    };
  }

  private async keptBlobs(on: Queryable): Promise<readonly string[]> {
    const hashes = new Set<string>();
    for (const contribution of this.contributions.all) {
      for (const hash of (await contribution.keptBlobs?.(on)) ?? []) hashes.add(hash);
    }
    return [...hashes].toSorted();
  }

  private async copyBlobs(
    folder: string,
    hashes: readonly string[],
    signal: AbortSignal,
  ): Promise<Manifest['blobs']> {
    let bytes = 0;
    const unread: string[] = [];
    const copied = async function* (this: Backups) {
      for (const hash of hashes) {
        signal.throwIfAborted();
        const file = await this.copyBlob(folder, hash);
        if (file === undefined) {
          unread.push(hash);
          continue;
        }
        bytes += file.bytes;
        yield [JSON.stringify({ hash, bytes: file.bytes } satisfies ListedBlob)];
      }
    };
    const list = await writeLines(folder, 'blobs.ndjson.gz', copied.call(this));
    const kept = new Set(unread.length > 0 ? await this.keptBlobs(this.database) : []);
    return {
      list,
      count: list.lines ?? 0,
      bytes,
      removed: unread.filter((hash) => !kept.has(hash)),
      lost: unread.filter((hash) => kept.has(hash)),
    };
  }

  /** Undefined if it is missing or damaged. */
  private async copyBlob(folder: string, hash: string): Promise<BackupFile | undefined> {
    try {
      return await writeFile(folder, blobPath(hash), await this.blobs.open(hash));
    } catch (error) {
      if (!(error instanceof BlobNotFound || error instanceof BlobDamaged)) throw error;
      await rm(join(folder, blobPath(hash)), { force: true });
      return undefined;
    }
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  }
  await syncFolder(folder);
}

async function versionOfRideline(): Promise<string> {
  return (JSON.parse(await readFile(inBackend('package.json'), 'utf8')) as { version: string }).version;
}
