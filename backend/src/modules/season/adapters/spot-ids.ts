import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { Migration } from '../../../platform/database/migration.ts';

export const spotIdsMigration: Migration = {
  id: 'season/0001-spot-ids',
  sql: `
    CREATE SCHEMA season;
    CREATE SEQUENCE season.spot_id;
  `,
};

@Injectable()
export class SpotIds {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async draw(count: number): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: string }>(
      "SELECT nextval('season.spot_id') AS id FROM generate_series(1, $1)",
      [count],
    );
    return rows.map(({ id }) => Number(id));
  }
}
