import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { Source } from '../events/upload-events.ts';
import { type KnownSession, KnownSessions } from '../known-sessions.port.ts';

interface Row {
  readonly url_hash: string;
  readonly source: Source;
  readonly recording_start: string;
}

@Injectable()
class KnownSessionsQuery extends KnownSessions {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async startingWithin(owner: number, from: number, to: number): Promise<readonly KnownSession[]> {
    const rows = await this.database.query<Row>(
      `SELECT url_hash, source, recording_start FROM read_activities.activity
       WHERE owner = $1 AND recording_start BETWEEN $2 AND $3 AND NOT (document->>'isDemo')::boolean
         AND NOT (document->>'isTimeHidden')::boolean
       ORDER BY recording_start`,
      [owner, new Date(from).toISOString(), new Date(to).toISOString()],
      'known-sessions',
    );
    return rows.map(({ url_hash, source, recording_start }) => ({
      urlHash: url_hash,
      source,
      startTime: Date.parse(recording_start),
    }));
  }

  async among(owner: number, urlHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ url_hash: string }>(
      'SELECT url_hash FROM read_activities.activity WHERE owner = $1 AND url_hash = ANY($2)',
      [owner, urlHashes],
    );
    return new Set(rows.map(({ url_hash }) => url_hash));
  }
}

export const knownSessions = { provide: KnownSessions, useClass: KnownSessionsQuery };
