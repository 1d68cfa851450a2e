import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { Migration } from '../../../platform/database/migration.ts';

export const vesselIdsMigration: Migration = {
  id: 'vessels/0001-vessel-ids',
  sql: `
    CREATE SCHEMA vessels;
    CREATE SEQUENCE vessels.vessel_id;
  `,
};

@Injectable()
export class VesselIds {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async draw(): Promise<number> {
    const [row] = await this.database.query<{ id: string }>("SELECT nextval('vessels.vessel_id') AS id");
    return Number(row!.id);
  }
}
