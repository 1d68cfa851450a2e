import type { Migration } from '../../../kernel/database/migration.ts';

/** Removes the tables of a projection that no longer exists. */
export const dropVesselUse: Migration = {
  id: 'vessels/0002-drop-vessel-use',
  sql: `
    DROP SCHEMA IF EXISTS read_vessel_use CASCADE;
    DROP SCHEMA IF EXISTS read_vessel_use__next CASCADE;
    DELETE FROM eventlog.checkpoints WHERE kind = 'projection' AND name = 'vessel_use';
  `,
};
