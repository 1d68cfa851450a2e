/**
 * The start of the activities projection from the first event and the rebuild of all read tables, compared with plain
 * `pg` paging through the same events in the same run. Uses an empty database in DATABASE_URL, or starts its own server
 * that flushes to disk.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { checkpointsMigration } from '../src/kernel/checkpoints/checkpoints.migration.ts';
import { subscriptionTools, type SubscriptionTools } from '../src/kernel/checkpoints/subscription-tools.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { PgDatabase } from '../src/platform/database/pg-database.ts';
import { EventCatalog } from '../src/kernel/event-store/event-catalog.ts';
import { EventCodec } from '../src/kernel/event-store/event-codec.ts';
import { eventLogMigration } from '../src/kernel/event-store/postgres/event-log.migration.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import type { Projection } from '../src/kernel/projections/projection.ts';
import { ProjectionRebuilder } from '../src/kernel/projections/projection-rebuilder.ts';
import { ProjectionRegistry } from '../src/kernel/projections/projection-registry.ts';
import { ProjectionRunner } from '../src/kernel/projections/projection-runner.ts';
import { Keyring } from '../src/kernel/sealing/keyring.ts';
import { subjectKeysMigration, SubjectKeys } from '../src/kernel/sealing/subject-keys.ts';
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts';
import { activityEvents } from '../src/modules/activities/events/activity-events.ts';
import { activitiesProjection } from '../src/modules/activities/read/activities/activities.projection.ts';
import { ownerNamesProjection } from '../src/modules/activities/read/public/owner-names.projection.ts';
import { vesselNamesProjection } from '../src/modules/activities/read/vessel-names.projection.ts';
import { settingProfilesProjection } from '../src/modules/detection-settings/read/setting-profiles.projection.ts';
import { accountsProjection } from '../src/modules/identity/read/accounts.projection.ts';
import { vesselsProjection } from '../src/modules/vessels/read/vessels.projection.ts';
import { activationKeysProjection } from '../src/modules/video-editor/read/activation-keys.projection.ts';
import { recordSessions } from './recorded-sessions.ts';

const SESSIONS = 29_500;
const ROUNDS = 3;
const RAW_PAGE = 1_000;
const log = { info: () => undefined, warn: console.warn, error: console.error };

const everyProjection: readonly Projection[] = [
  activitiesProjection,
  ownerNamesProjection,
  vesselNamesProjection,
  accountsProjection,
  settingProfilesProjection,
  vesselsProjection,
  activationKeysProjection,
];

/** Events of the log per second, median of the rounds. */
export interface ProjectionFigures {
  readonly events: number;
  readonly rawPaging: number;
  readonly replay: number;
  readonly rebuild: number;
  readonly rebuildAll: number;
}

export async function benchProjections(url: string): Promise<ProjectionFigures> {
  const database = new PgDatabase({ url });
  await migrate(database, [eventLogMigration, checkpointsMigration, subjectKeysMigration]);
  const store = new PostgresEventStore(database);
  const catalog = new EventCatalog();
  catalog.register(...activityEvents);
  const codec = new EventCodec(catalog, new SubjectKeys(database, new Keyring([new Uint8Array(32)])));
  const tools = subscriptionTools({ store, decoder: codec, database, log });
  try {
    const events = await recordSessions(store, codec, SESSIONS);
    await database.query('VACUUM ANALYZE eventlog.events');
    const taken: Record<Exclude<keyof ProjectionFigures, 'events'>, number[]> = {
      rawPaging: [],
      replay: [],
      rebuild: [],
      rebuildAll: [],
    };
    for (const projection of everyProjection) await replay(tools, projection);
    const before = await readTables(database);
    for (let round = 0; round <= ROUNDS; round += 1) {
      const figures = {
        rawPaging: await perSecond(events, () => pageThrough(database)),
        replay: await perSecond(events, () => replay(tools, activitiesProjection)),
        rebuild: await perSecond(events, () => rebuild(tools, activitiesProjection)),
        rebuildAll: await perSecond(events, async () => {
          for (const projection of everyProjection) await rebuild(tools, projection);
        }),
      };
      deepStrictEqual(await readTables(database), before, 'A rebuild gave other tables');
      // The first round warms up connections, plans and the compiler.
      if (round === 0) continue;
      taken.rawPaging.push(figures.rawPaging);
      taken.replay.push(figures.replay);
      taken.rebuild.push(figures.rebuild);
      taken.rebuildAll.push(figures.rebuildAll);
    }
    return {
      events,
      rawPaging: median(taken.rawPaging),
      replay: median(taken.replay),
      rebuild: median(taken.rebuild),
      rebuildAll: median(taken.rebuildAll),
    };
  } finally {
    await tools.leases.close();
    await store.close();
    await database.close();
  }
}

async function pageThrough(database: PgDatabase): Promise<void> {
  for (let after = '0'; ;) {
    const { rows } = await database.pool.query<{ position: string; data: object; meta: object }>({
      name: 'bench_page',
      text: 'SELECT * FROM eventlog.events WHERE position > $1 ORDER BY position LIMIT $2',
      values: [after, RAW_PAGE],
    });
    after = rows.at(-1)?.position ?? after;
    if (rows.length < RAW_PAGE) return;
  }
}

/** From the first start of the projection until it is live. */
async function replay(tools: SubscriptionTools, projection: Projection): Promise<void> {
  await tools.database.query(`DROP SCHEMA IF EXISTS read_${projection.name} CASCADE`);
  const registry = registryOf(projection);
  const runner = new ProjectionRunner(registry, tools, new ProjectionRebuilder(registry, tools));
  const head = await tools.store.head();
  const reached = new Promise<void>((resolve) => {
    runner.positions.onChange(() => {
      if ((runner.positions.of(projection.name) ?? 0n) >= head) resolve();
    });
  });
  await runner.start();
  await reached;
  await runner.stop();
}

async function rebuild(tools: SubscriptionTools, projection: Projection): Promise<void> {
  await new ProjectionRebuilder(registryOf(projection), tools).rebuild(projection.name);
}

/** A hash of all rows of each read table. */
async function readTables(database: PgDatabase): Promise<Record<string, unknown>> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname ~ '^read_' AND schemaname !~ '__(next|old)$' ORDER BY 1`,
  );
  const hashes: Record<string, unknown> = {};
  for (const { name } of tables) {
    [hashes[name]] = await database.query(
      `SELECT count(*) AS rows, sum(hashtextextended(t::text, 0)::numeric) AS hash FROM ${name} t`,
    );
  }
  return hashes;
}

function registryOf(projection: Projection): ProjectionRegistry {
  const registry = new ProjectionRegistry();
  registry.register(projection);
  return registry;
}

async function perSecond(events: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return events / ((performance.now() - started) / 1_000);
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

function print({ events, rawPaging, replay, rebuild, rebuildAll }: ProjectionFigures): void {
  const line = (figure: number) => ({
    'events/s': Math.round(figure),
    ratio: Number((figure / rawPaging).toFixed(2)),
  });
  console.log(
    `\nThe activities projection, and all, over ${events.toLocaleString('en')} events (median of ${ROUNDS})`,
  );
  console.table({
    'pg paging of the same events': line(rawPaging),
    'replay from the first start to live': line(replay),
    'rebuild beside the serving version': line(rebuild),
    'rebuild of all read tables': line(rebuildAll),
  });
}

async function main(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined) {
    print(await benchProjections(given));
    return;
  }
  const server = await startThrowawayPostgres({ durable: true });
  try {
    print(await benchProjections(server.url));
  } finally {
    await server.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
