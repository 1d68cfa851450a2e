import { pagesOfLog } from '../backup/restore-log.ts';
import { ConfigError } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { appliedMigrations } from '../../platform/database/migrate.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { eventLogMigration, LOG_BEFORE_VERSION_1 } from '../event-store/postgres/event-log.migration.ts';

/**
 * The migration that makes the log in Postgres is the mark of its first version. It is applied where the events are in
 * EventStoreDB, too.
 * @param elsewhere the log, if it is not in this database
 * @throws ConfigError if a version before 1.0.0 used the database, or a new one is used with a log that has events
 */
export async function refuseOlderData(database: Database, elsewhere: EventStore | undefined): Promise<void> {
  const applied = await appliedMigrations(database);
  if (applied.includes(LOG_BEFORE_VERSION_1)) {
    throw new ConfigError(
      'This data was written by a version of Rideline before 1.0.0, which this one cannot read: ' +
        'start the earlier version, or begin with an empty DATA_DIR and an empty database.',
    );
  }
  if (elsewhere === undefined || applied.includes(eventLogMigration.id)) return;
  for await (const _ of pagesOfLog(elsewhere)) {
    throw new ConfigError(
      'The event store has events and this database is new: they were written by a version of Rideline before ' +
        '1.0.0, which this one cannot read, or with another database. Use that one, or an empty event store.',
    );
  }
}
