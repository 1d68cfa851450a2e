import type { Migration } from '../../../kernel/database/migration.ts';

export const settingIds: Migration = {
  id: 'detection-settings/0001-setting-ids',
  sql: `
    CREATE SCHEMA detection_settings;
    CREATE SEQUENCE detection_settings.setting_id;
  `,
};
