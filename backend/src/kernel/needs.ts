import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import type { Config } from '../platform/config/config.ts';
import { isDatabaseFull } from '../platform/database/connection-loss.ts';
import type { Database } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors/domain-error.ts';
import type { EventStore } from './event-store/event-store.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { DATABASE_NEED } from '../platform/health/health.ts';
import type { Need } from '../platform/health/probe.ts';

const SECOND_MS = 1_000;
const NO_FILE = '0'.repeat(64);
/** Postgres sorts a megabyte in a temporary file, for which there has to be room. */
const WRITE_TO_DISK = `SELECT count(*) FROM (
  SELECT repeat(md5(i::text), 8) AS text FROM generate_series(1, 4000) i ORDER BY 1 OFFSET 0) sorted`;

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'eventStoreUrl' | 's3' | 'smtpUrl' | 'uploadLimitBytes'>;
  readonly database: Database;
  readonly eventStore: EventStore;
  readonly blobs: BlobStore;
  readonly mailer: Mailer;
}

/** What this installation needs: the database and disk always, the others where they are set. */
export function needsOf({ config, database, eventStore, blobs, mailer }: Parts): readonly Need[] {
  const needs: Need[] = [
    {
      name: DATABASE_NEED,
      missing: 'The database does not answer, and nothing can be read',
      everyMs: SECOND_MS,
      check: async () => {
        if (!(await database.isAlive())) throw new Error('No answer');
      },
    },
    {
      name: 'disk',
      missing: 'There is no room left on a disk, and little or nothing can be written',
      everyMs: 10 * SECOND_MS,
      check: () => checkDisks(database, config.dataDir, config.uploadLimitBytes),
    },
  ];
  if (config.eventStoreUrl !== undefined) {
    needs.push({
      name: 'event store',
      missing: 'The event store does not answer, and nothing can be changed',
      everyMs: SECOND_MS,
      check: async () => {
        await eventStore.head();
      },
    });
  }
  if (config.s3 !== undefined) {
    needs.push({
      name: 'object store',
      missing: 'The object store does not answer, and files can be neither stored nor read',
      everyMs: 5 * SECOND_MS,
      check: async () => {
        await blobs.has(NO_FILE);
      },
    });
  }
  if (config.smtpUrl !== undefined) {
    needs.push({
      name: 'mail',
      missing: 'The mail server does not take mails',
      everyMs: 60 * SECOND_MS,
      check: () => mailer.check(),
    });
  }
  return needs;
}

/** @throws DomainError storage_full when a folder has no room for one more upload, or Postgres none for a megabyte */
async function checkDisks(database: Database, dataDir: string, uploadBytes: number): Promise<void> {
  for (const folder of ['.', 'postgres', 'blobs']) {
    const disk = await statfs(join(dataDir, folder)).catch(() => undefined);
    if (disk !== undefined && disk.bavail * disk.bsize < uploadBytes) throw full();
  }
  try {
    await database.transaction(async (client) => {
      await client.query(`SET LOCAL work_mem = '64kB'`);
      await client.query(WRITE_TO_DISK);
    });
  } catch (error) {
    // Other failures are those of the database.
    if (isDatabaseFull(error) || (error as { kind?: unknown }).kind === 'storage_full') throw error;
  }
}

const full = () => new DomainError('storage_full', 'There is no room left on the disk of DATA_DIR');
