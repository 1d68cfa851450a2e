import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { SessionTimes } from '../../video-editor/index.ts';

@Injectable()
class SessionTimesQuery extends SessionTimes {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

  async of(owner: number, urlHash: string) {
    const [row] = await this.database.query<{ start: string; end: number | null }>(
      `SELECT recording_start AS start,
         (SELECT max((ride->>'endTime')::float8) FROM json_array_elements(detected->'rides') ride) AS end
       FROM read_activities.activity WHERE owner = $1 AND url_hash = $2`,
      [owner, urlHash],
    );
    if (row === undefined) throw notFound('Activity not found');
    const start = Date.parse(row.start);
    return { start, end: Math.max(start, row.end ?? start) };
  }
}

export const sessionTimes = { provide: SessionTimes, useClass: SessionTimesQuery };
