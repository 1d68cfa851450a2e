import { ConfigError } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import type { Migration } from '../../platform/database/migration.ts';
import type { EventDefinition } from '../event-store/event-definition.ts';

/** The newest version of each event type that a process of this installation could write, in either event store. */
export const eventVersionsMigration: Migration = {
  id: 'event-store/0002-event-versions',
  sql: `
CREATE TABLE eventlog.event_versions (
  type text COLLATE "C" PRIMARY KEY,
  version integer NOT NULL
);
`,
};

type EventVersions = readonly Pick<EventDefinition, 'type' | 'version'>[];

/** Call before the first event is written, so that an earlier version does not start on events it can't read. */
export async function recordEventVersions(database: Database, events: EventVersions): Promise<void> {
  await database.query(
    `INSERT INTO eventlog.event_versions AS known (type, version) SELECT * FROM unnest($1::text[], $2::int[])
     ON CONFLICT (type) DO UPDATE SET version = excluded.version WHERE known.version < excluded.version`,
    [events.map(({ type }) => type), events.map(({ version }) => version)],
  );
}

/**
 * Writes nothing.
 * @throws ConfigError if a newer version has used the database and left tables or events that this one does not know
 */
export async function refuseNewerData(
  database: Database,
  known: { readonly migrations: readonly Migration[]; readonly events: EventVersions },
): Promise<void> {
  const ids = new Set(known.migrations.map(({ id }) => id));
  const versions = new Map(known.events.map(({ type, version }) => [type, version]));
  const unknown = [
    ...(await appliedMigrations(database)).filter((id) => !ids.has(id)),
    ...(await recordedVersions(database))
      .filter(({ type, version }) => version > (versions.get(type) ?? 0))
      .map(({ type, version }) => `${type} v${version}`),
  ];
  if (unknown.length === 0) return;
  throw new ConfigError(
    `A newer version of Rideline has used this database, and this one does not know ${unknown.join(', ')}: ` +
      'start the newer version, or restore a backup made before the update to an empty host.',
  );
}

async function recordedVersions(database: Database): Promise<EventVersions> {
  const [found] = await database.query<{ there: boolean }>(
    `SELECT to_regclass('eventlog.event_versions') IS NOT NULL AS there`,
  );
  if (found?.there !== true) return [];
  return database.query('SELECT type, version FROM eventlog.event_versions ORDER BY type');
}
