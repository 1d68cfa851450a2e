import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { Migration } from '../../../platform/database/migration.ts';

export const settingIdsMigration: Migration = {
  id: 'detection-settings/0001-setting-ids',
  sql: `
    CREATE SCHEMA detection_settings;
    CREATE SEQUENCE detection_settings.setting_id;
  `,
};

@Injectable()
export class SettingIds {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async draw(): Promise<number> {
    const [row] = await this.database.query<{ id: string }>(
      "SELECT nextval('detection_settings.setting_id') AS id",
    );
    return Number(row!.id);
  }
}
