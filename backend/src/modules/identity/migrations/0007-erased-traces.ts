import type { Migration } from '../../../kernel/database/migration.ts';

export const erasedTraces: Migration = {
  id: 'identity/0007-erased-traces',
  sql: `
    -- People whose deleted rows may still lie in the files of the tables.
    CREATE TABLE identity.erased_traces (
      user_id bigint PRIMARY KEY,
      erased_at timestamptz NOT NULL
    );
  `,
};
