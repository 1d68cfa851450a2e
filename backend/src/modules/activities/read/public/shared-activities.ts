import { Inject, Injectable } from '@nestjs/common';
import { decodeTrack } from '@rideline/detection-engine';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import type { ActivityRow } from '../activities/activity-row.ts';
import { visibleSession, type Session } from './visible-session.ts';

/** A shared activity as anybody may see it: what its owner hides is cut already. */
export interface SharedActivity extends Session {
  readonly row: Omit<ActivityRow, 'rides' | 'summary'>;
  readonly username: string;
}

type StoredRow = ActivityRow & {
  readonly activity_id: string;
  readonly points: Buffer;
  readonly username: string;
};

/** The one way to what is public: whatever is not shared is not there. */
@Injectable()
export class SharedActivities {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(urlHash: string): Promise<SharedActivity | undefined> {
    const [stored] = await this.database.query<StoredRow>(
      `SELECT a.*, t.points, o.username FROM read_activities.activity a
       JOIN activities.tracks t USING (url_hash)
       JOIN read_activity_owners.owner o ON o.user_id = a.owner
       WHERE a.url_hash = $1 AND a.is_public AND (a.source <> 'STRAVA' OR $2)`,
      [urlHash, this.config.strava.sharing],
    );
    if (stored === undefined) return undefined;
    const { points, username, ...row } = stored;
    const session = { track: decodeTrack(points), rides: row.rides };
    return {
      ...visibleSession(session, row.privacy),
      row: { ...row, activity_id: Number(row.activity_id) },
      username,
    };
  }
}
