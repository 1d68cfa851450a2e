import { Inject, Injectable } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { VesselUse } from '../../../vessels/index.ts';

@Injectable()
class VesselUseQuery extends VesselUse {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async riddenIn(surfType: SurfType, vesselIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.database.query<{ vessel_id: string }>(
      'SELECT DISTINCT vessel_id FROM read_activities.activity WHERE surf_type = $1 AND vessel_id = ANY($2)',
      [surfType, vesselIds],
    );
    return new Set(rows.map((row) => Number(row.vessel_id)));
  }
}

export const vesselUse = { provide: VesselUse, useClass: VesselUseQuery };
