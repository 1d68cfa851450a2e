import type { Migration } from '../../../kernel/database/migration.ts';

export const vesselIds: Migration = {
  id: 'vessels/0001-vessel-ids',
  sql: `
    CREATE SCHEMA vessels;
    CREATE SEQUENCE vessels.vessel_id;
  `,
};
