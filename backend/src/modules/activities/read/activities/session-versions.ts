import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';

/** Tells whether what is made from all sessions of a person is still current. */
@Injectable()
export class SessionVersions {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * A text that changes with the person's sessions, their tracks and the vessels they name, and with nobody else's. A
   * rebuild swaps a table, which changes its OID.
   */
  async of(owner: number): Promise<string> {
    const [row] = await this.database.query<{ version: string | null }>(
      `SELECT md5(string_agg(concat_ws(' ', a.tableoid, a.xmin, t.xmin, v.tableoid, v.xmin), ',')) AS version
       FROM read_activities.activity a LEFT JOIN activities.tracks t USING (url_hash)
       LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
       WHERE a.owner = $1`,
      [owner],
      'session-versions',
    );
    return row!.version ?? '';
  }
}
