import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import type { Source } from '../../events/upload-events.ts';
import { type KnownSession, KnownSessions } from '../../known-sessions.port.ts';

interface Row {
  readonly url_hash: string;
  readonly source: Source;
  readonly activity_time: string;
}

@Injectable()
class KnownSessionsQuery extends KnownSessions {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async startingWithin(owner: number, from: number, to: number): Promise<readonly KnownSession[]> {
    const rows = await this.database.query<Row>(
      `SELECT url_hash, source, activity_time FROM read_activities.activity
       WHERE owner = $1 AND activity_time BETWEEN $2 AND $3 AND NOT (document->>'isDemo')::boolean
         AND NOT (document->>'isTimeHidden')::boolean
       ORDER BY activity_time`,
      [owner, new Date(from).toISOString(), new Date(to).toISOString()],
      'known-sessions',
    );
    return rows.map(({ url_hash, source, activity_time }) => ({
      urlHash: url_hash,
      source,
      startTime: Date.parse(activity_time),
    }));
  }
}

export const knownSessions = { provide: KnownSessions, useClass: KnownSessionsQuery };
