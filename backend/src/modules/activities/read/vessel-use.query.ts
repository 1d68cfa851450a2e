import { Inject, Injectable } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { VesselUse } from '../../vessels/index.ts';

@Injectable()
class VesselUseQuery extends VesselUse {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async riddenIn(vesselIds: readonly number[]): Promise<ReadonlyMap<number, readonly SurfType[]>> {
    const rows = await this.database.query<{ vessel_id: string; surf_types: SurfType[] }>(
      `SELECT vessel_id, array_agg(DISTINCT surf_type) AS surf_types
       FROM read_activities.activity WHERE vessel_id = ANY($1) GROUP BY vessel_id`,
      [vesselIds],
    );
    return new Map(rows.map((row) => [Number(row.vessel_id), row.surf_types]));
  }
}

export const vesselUse = { provide: VesselUse, useClass: VesselUseQuery };
