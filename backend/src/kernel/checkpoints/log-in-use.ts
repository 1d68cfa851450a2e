import { ConfigError, type Config } from '../../platform/config/config.ts';
import type { Queryable } from './checkpoints.ts';
import type { Migration } from '../../platform/database/migration.ts';

/** Where the events are. */
type LogPlace = 'postgres' | 'eventstoredb';

const LOG_PLACES: Readonly<Record<LogPlace, string>> = {
  postgres: 'Postgres',
  eventstoredb: 'EventStoreDB',
};

/** The log that the checkpoints of this database belong to: a position means nothing in another one. */
export const logInUseMigration: Migration = {
  id: 'event-store/0003-log-in-use',
  sql: `
CREATE TABLE eventlog.log_in_use (
  place text COLLATE "C" NOT NULL CHECK (place IN ('postgres', 'eventstoredb')),
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row)
);
`,
};

export const placeOf = ({ eventStoreUrl }: Pick<Config, 'eventStoreUrl'>): LogPlace =>
  eventStoreUrl === undefined ? 'postgres' : 'eventstoredb';

export async function setLogInUse(on: Queryable, place: LogPlace): Promise<void> {
  await on.query(
    `INSERT INTO eventlog.log_in_use (place) VALUES ($1)
     ON CONFLICT (only_row) DO UPDATE SET place = excluded.place`,
    [place],
  );
}

/** @throws ConfigError if the settings name another log than the one that this database was used with */
export async function refuseOtherLog(on: Queryable, place: LogPlace): Promise<void> {
  const [row] = await on.query<{ place: LogPlace }>('SELECT place FROM eventlog.log_in_use');
  const used = row?.place;
  if (used === undefined || used === place) return;
  throw new ConfigError(
    `EVENTSTORE_URL must be ${used === 'postgres' ? 'removed' : 'set'}: the events of this database are in ` +
      `${LOG_PLACES[used]}. Restore a backup to a new database to move them.`,
  );
}
