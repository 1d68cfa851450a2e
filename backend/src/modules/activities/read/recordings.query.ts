import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { LiveActivity } from '../activity.aggregate.ts';

/** No recording of one session starts further from another's start. */
const WITHIN_MS = 24 * 3_600_000;
/** More activities of a person in a day are not compared: each costs reading its track. */
const MOST = 10;

/** Finds activities that can be recordings of the same session. */
@Injectable()
export class RecordingsQuery {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** url_hash of the owner's other activities of that surf type that start within a day, as far as times are known. */
  async around(activity: LiveActivity): Promise<readonly string[]> {
    const { owner, surfType, urlHash, activityTime, isTimeHidden } = activity;
    if (activityTime === null || isTimeHidden) return [];
    const start = Date.parse(activityTime);
    const rows = await this.database.query<{ url_hash: string }>(
      `SELECT url_hash FROM read_activities.activity
       WHERE owner = $1 AND surf_type = $2 AND url_hash <> $3 AND activity_time BETWEEN $4 AND $5
         AND NOT (document->>'isDemo')::boolean AND NOT (document->>'isTimeHidden')::boolean
       ORDER BY activity_id DESC LIMIT ${MOST}`,
      [
        owner,
        surfType,
        urlHash,
        new Date(start - WITHIN_MS).toISOString(),
        new Date(start + WITHIN_MS).toISOString(),
      ],
      'recordings-around',
    );
    return rows.map((row) => row.url_hash);
  }

  /** url_hash of the activities that are set aside in favor of this one. */
  async copiesOf(urlHash: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ url_hash: string }>(
      'SELECT url_hash FROM read_activities.activity WHERE copy_of = $1 ORDER BY activity_id',
      [urlHash],
    );
    return rows.map((row) => row.url_hash);
  }
}
