import { ConfigError } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { appliedMigrations } from '../platform/database/migrate.ts';
import type { Migration } from '../platform/database/migration.ts';
import { pagesOfLog } from './backup/restore-log.ts';
import type { EventDefinition } from './event-store/event-definition.ts';
import type { EventStore } from './event-store/event-store.ts';

/**
 * A migration without SQL for each version of each event. It is applied before the first such event is written, so an
 * earlier version of Rideline meets it as a migration that it does not know.
 */
export const versionMarks = (
  events: readonly Pick<EventDefinition, 'type' | 'version'>[],
): readonly Migration[] =>
  events.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, older) => ({ id: `${type} v${older + 1}`, sql: 'SELECT' })),
  );

/**
 * Writes nothing.
 * @param elsewhere the log, if it is not in this database
 * @throws ConfigError if another version of Rideline used the database, or a new one is used with a log that has events
 */
export async function refuseUnknownData(
  database: Database,
  migrations: readonly Migration[],
  elsewhere: EventStore | undefined,
): Promise<void> {
  const known = new Set(migrations.map(({ id }) => id));
  const applied = await appliedMigrations(database);
  const unknown = applied.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new ConfigError(
      `Another version of Rideline has used this database, and this one does not know ${unknown.join(', ')}: ` +
        'start that version, or restore a backup made before the update to an empty host.',
    );
  }
  if (elsewhere === undefined || applied.length > 0) return;
  for await (const _ of pagesOfLog(elsewhere)) {
    throw new ConfigError(
      'The event store has events and this database is new: they were written with another database. ' +
        'Use that one, or an empty event store.',
    );
  }
}

/**
 * Positions of checkpoints mean nothing in another log.
 * @throws ConfigError if the events that this database was used with are not where the settings say
 */
export async function refuseOtherLog(database: Database, isElsewhere: boolean): Promise<void> {
  const [found] = await database.query<{ in_postgres: boolean; handled: boolean }>(
    `SELECT EXISTS (SELECT FROM eventlog.events) AS in_postgres,
            EXISTS (SELECT FROM eventlog.checkpoints WHERE position > 0) AS handled`,
  );
  const isOther = isElsewhere ? found!.in_postgres : found!.handled && !found!.in_postgres;
  if (!isOther) return;
  throw new ConfigError(
    `EVENTSTORE_URL must be ${isElsewhere ? 'removed' : 'set'}: the events of this database are in ` +
      `${isElsewhere ? 'Postgres' : 'EventStoreDB'}. Restore a backup to a new database to move them.`,
  );
}
