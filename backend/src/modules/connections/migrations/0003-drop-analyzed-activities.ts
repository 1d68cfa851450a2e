import type { Migration } from '../../../kernel/database/migration.ts';

/** Removes the tables of a projection that no longer exists. */
export const dropAnalyzedActivities: Migration = {
  id: 'connections/0003-drop-analyzed-activities',
  sql: `
    DROP SCHEMA IF EXISTS read_analyzed_activities CASCADE;
    DROP SCHEMA IF EXISTS read_analyzed_activities__next CASCADE;
    DO $$ BEGIN
      -- A new installation makes the table of checkpoints after this.
      IF to_regclass('eventlog.checkpoints') IS NOT NULL THEN
        DELETE FROM eventlog.checkpoints WHERE kind = 'projection' AND name = 'analyzed_activities';
      END IF;
    END $$;
  `,
};
