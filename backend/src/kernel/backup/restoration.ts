import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { BLOB_STORE, type BlobStore } from '../../platform/blobs/blob-store.ts';
import { AUTOMATION_VERSION } from '../automations/automation-subscriber.ts';
import { DATABASE, type Database } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import { type CopiedEvent, EVENT_STORE, type EventStore } from '../event-store/event-store.ts';
import { Kernel } from '../kernel.ts';
import { SubjectKeys } from '../sealing/subject-keys.ts';
import { eventOfLine } from './event-line.ts';
import { blobsOf } from './check-backup.ts';
import { readLines } from './backup-files.ts';
import { compareLogs, pagesOfLog, restoreLog } from './restore-log.ts';
import { blobPath, BackupUnusable, type EventPlace, type Manifest } from './manifest.ts';
import { readKeys, type KeyRow, sealedFor } from './sealed-people.ts';
import { DROP_MARK, markUnfinished, unfinishedRestore } from '../unfinished-restore.ts';
import { insertRows, setSequence, storedTables } from './stored-tables.ts';

export interface RestoreOptions {
  readonly signal: AbortSignal;
  /** Keys of people's sealed fields, from another backup. */
  readonly keysFile?: string;
  /** Restores also what can't be read without keys. */
  readonly withoutKeys: boolean;
  readonly say: (sentence: string) => void;
}

/** SQLSTATE before the first migration. */
const UNDEFINED_TABLE = '42P01';

/** Restores a checked backup on a host without data; the next start of the app builds the read models. */
@Injectable()
export class Restoration {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly keys: SubjectKeys,
    private readonly kernel: Kernel,
  ) {}

  /**
   * An interrupted restore of the same backup continues.
   * @param manifest of the folder, all of whose files were checked
   * @throws BackupUnusable before anything is written
   */
  async run(folder: string, manifest: Manifest, options: RestoreOptions): Promise<void> {
    const { signal, say } = options;
    const id = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
    await this.kernel.refuseWhileServing();
    this.refuseUnknown(manifest);
    await this.refuseOtherData(id, manifest);
    const keys = await this.keysFor(folder, manifest, options);

    await this.kernel.migrate(manifest.migrations);
    await markUnfinished(this.database, id);
    await this.restoreBlobs(folder, manifest, signal);
    say(`${manifest.blobs.count} original files are restored.`);
    const onProgress = everySecond((events: number) => say(`${events} of ${manifest.log.events} events ...`));
    const read = () => eventsOf(folder, manifest);
    await restoreLog(read(), this.store, { signal, onProgress });
    await compareLogs(read(), this.store, { signal });
    say(`${manifest.log.events} events are restored and compared.`);
    const automations = await this.positionsOf(manifest.log.automations);
    await this.database.transaction(async (client) => {
      await restoreTables(client, folder, manifest);
      await insertRows(client, 'subject_keys', inOnePage(keys));
      for (const sequence of manifest.sequences) await setSequence(client, sequence);
      for (const [name, position] of automations) await setAutomation(client, name, position);
      await client.query(DROP_MARK);
    });
    await this.kernel.migrate();
  }

  private refuseUnknown({ migrations, rideline }: Manifest): void {
    const known = new Set(this.kernel.migrations().map(({ id }) => id));
    const unknown = migrations.filter((id) => !known.has(id));
    if (unknown.length === 0) return;
    throw new BackupUnusable(
      `This version of Rideline can't read the backup of version ${rideline}: it lacks ${unknown.join(', ')}.`,
    );
  }

  /** Only a host without data, or one on which a restore of this backup was interrupted. */
  private async refuseOtherData(id: string, { migrations }: Manifest): Promise<void> {
    const unfinished = await unfinishedRestore(this.database);
    if (unfinished === id) return;
    if (unfinished !== undefined) {
      throw new BackupUnusable(
        'Another backup was not completely restored here: restore that one, or empty this host.',
      );
    }
    const found = await this.dataFound();
    if (found !== undefined) {
      throw new BackupUnusable(`A backup is restored to an empty host only, and this one has ${found}.`);
    }
    const applied = await appliedMigrations(this.database);
    if (applied.some((id) => !migrations.includes(id))) {
      throw new BackupUnusable(
        'The database was prepared by another version than the backup: restore to a new database.',
      );
    }
  }

  private async dataFound(): Promise<string | undefined> {
    if (await this.hasEvents()) return 'events';
    const filled = await this.database.transaction(async (client) => {
      for (const table of await storedTables(client)) {
        if (((await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount ?? 0) > 0) return table;
      }
      return undefined;
    });
    if (filled !== undefined) return `rows in ${filled}`;
    for await (const _ of this.blobs.list()) return 'original files';
    return undefined;
  }

  private async hasEvents(): Promise<boolean> {
    try {
      for await (const _ of pagesOfLog(this.store)) return true;
    } catch (error) {
      if ((error as { code?: unknown }).code !== UNDEFINED_TABLE) throw error;
    }
    return false;
  }

  /** @throws BackupUnusable if a sealed field could not be read with them, unless the operator accepts that */
  private async keysFor(
    folder: string,
    manifest: Manifest,
    { keysFile, withoutKeys }: RestoreOptions,
  ): Promise<readonly KeyRow[]> {
    const path = keysFile ?? (manifest.keys && join(folder, manifest.keys.path));
    const keys = path === undefined ? [] : await readKeys(path);
    const closed = keys.find(({ row }) => !this.keys.opens(row));
    if (closed !== undefined) {
      throw new BackupUnusable(
        `SECRET_KEYS (or secret.keys in DATA_DIR) must hold the keys of the backed-up installation: ` +
          `they do not open ${path}.`,
      );
    }
    const erased = manifest.tables.find(({ table }) => table === 'subject_keys');
    const gone = erased === undefined ? [] : await readKeys(join(folder, erased.path));
    const known = new Set([...keys, ...gone].map(({ row }) => row.subject));
    const unreadable = await sealedFor(eventsOf(folder, manifest), (subject) => !known.has(subject));
    if (unreadable !== undefined && !withoutKeys) {
      throw new BackupUnusable(
        `There are no keys for ${unreadable}. Give the keys.ndjson.gz of a backup that was made with keys by ` +
          '--keys FILE, or restore --without-keys, which makes these fields unreadable for good.',
      );
    }
    return keys;
  }

  private async restoreBlobs(folder: string, manifest: Manifest, signal: AbortSignal): Promise<void> {
    for await (const { hash, bytes } of blobsOf(folder, manifest)) {
      signal.throwIfAborted();
      if (await this.blobs.isIntact(hash)) continue;
      const staged = await this.blobs.stage(createReadStream(join(folder, blobPath(hash))), bytes);
      if (staged.hash !== hash) {
        await staged.discard();
        throw new BackupUnusable(`${blobPath(hash)} was damaged after it had been checked.`);
      }
      await staged.keep();
    }
  }

  private async positionsOf(
    places: Readonly<Record<string, EventPlace | null>>,
  ): Promise<readonly (readonly [string, bigint])[]> {
    const positions: (readonly [string, bigint])[] = [];
    for (const [name, place] of Object.entries(places)) {
      const from = BigInt(place?.revision ?? 0);
      const [event] = place === null ? [] : await this.store.readStream(place.stream, { from, maxCount: 1 });
      positions.push([name, event?.position ?? 0n]);
    }
    return positions;
  }
}

async function* eventsOf(folder: string, { log }: Manifest): AsyncGenerator<readonly CopiedEvent[], void> {
  for (const { path } of log.files) {
    for await (const lines of readLines(join(folder, path))) yield lines.map(eventOfLine);
  }
}

async function restoreTables(client: PoolClient, folder: string, { tables }: Manifest): Promise<void> {
  for (const { table, path, lines } of tables) {
    const inserted = await insertRows(client, table, readLines(join(folder, path)));
    if (inserted !== lines) throw new Error(`${table} took ${inserted} of ${lines} rows.`);
  }
}

async function* inOnePage(keys: readonly KeyRow[]) {
  await Promise.resolve();
  yield keys.map(({ line }) => line);
}

async function setAutomation(client: PoolClient, name: string, position: bigint): Promise<void> {
  await client.query(
    `INSERT INTO eventlog.checkpoints (kind, name, slot, version, position, status)
     VALUES ('automation', $1, 'serving', $2, $3, 'catching_up')
     ON CONFLICT (kind, name, slot) DO UPDATE SET position = excluded.position`,
    [name, AUTOMATION_VERSION, position],
  );
}

/** Passes a call on when the last one that was passed on is a second ago. */
function everySecond<Value>(report: (value: Value) => void): (value: Value) => void {
  let at = performance.now();
  return (value) => {
    if (performance.now() - at < 1_000) return;
    at = performance.now();
    report(value);
  };
}
