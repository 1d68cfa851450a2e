import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fillDisk, freeDisk, mountDisk, unmountDisk } from '../../../test/drill/disk.ts';
import { until } from '../../../test/support/until.ts';
import { EventStoreUnavailable } from '../../kernel/event-store/event-store.errors.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { needsOf } from '../../kernel/needs.ts';

type Parts = Parameters<typeof needsOf>[0];

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(`${tmpdir()}/rideline-needs-`);
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function needs(over: { config?: Partial<Parts['config']>; parts?: Partial<Parts> } = {}) {
  const away = () => Promise.reject(new EventStoreUnavailable('away'));
  const parts = {
    config: { dataDir, uploadLimitBytes: 1_000_000, ...over.config },
    database,
    eventStore: { head: away },
    blobs: { has: away },
    mailer: { check: away },
    ...over.parts,
  } as unknown as Parts;
  return new Map(needsOf(parts).map((need) => [need.name, need]));
}

describe('what an installation needs', () => {
  it('is a database and room on the disk, and the other services where they are set', async () => {
    expect([...needs().keys()]).toEqual(['database', 'disk']);
    const s3 = { bucket: 'b' } as NonNullable<Parts['config']['s3']>;
    const all = needs({ config: { eventStoreUrl: 'esdb://a', s3, smtpUrl: 'smtp://a' } });
    expect([...all.keys()]).toEqual(['database', 'disk', 'event store', 'object store', 'mail']);
    await all.get('database')!.check();
    for (const name of ['event store', 'object store', 'mail']) {
      await expect(all.get(name)!.check()).rejects.toThrow();
    }
  });

  it('is room for a megabyte on the disk of the database, wherever that is', async () => {
    const written = async () => {
      const [row] = await database.query<{ bytes: string }>(
        'SELECT temp_bytes AS bytes FROM pg_stat_database WHERE datname = current_database()',
      );
      return Number(row!.bytes);
    };
    const before = await written();
    await needs().get('disk')!.check();
    await until('the temporary file is counted', async () => (await written()) - before > 1_000_000);
    const full = Object.assign(new Error('could not write block'), { code: '53100' });
    const noRoom = { transaction: () => Promise.reject(full) } as unknown as TestDatabase;
    await expect(
      needs({ parts: { database: noRoom } })
        .get('disk')!
        .check(),
    ).rejects.toBe(full);
    const gone = { transaction: () => Promise.reject(new Error('gone')) } as unknown as TestDatabase;
    await needs({ parts: { database: gone } })
      .get('disk')!
      .check();
  });

  it('is room for an upload on the disk of DATA_DIR', async () => {
    const folder = `${dataDir}/blobs`;
    // Only root may mount a disk.
    if (!(await mountDisk(folder))) return;
    const disk = needs().get('disk')!;
    try {
      await disk.check();
      await fillDisk(folder);
      await expect(disk.check()).rejects.toMatchObject({ kind: 'storage_full' });
      await freeDisk(folder);
      await disk.check();
    } finally {
      await unmountDisk(folder);
    }
  });
});
