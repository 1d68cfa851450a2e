import { Controller, Get, Inject, Param } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { SessionRecord, type SessionRecordAnswer } from '../season.schema.ts';
import { PersonSeasonQuery } from './season/person-season.query.ts';
import { sessionRecords } from './session-records.ts';

@Controller('activities')
export class SessionRecordsHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly people: PersonSeasonQuery,
  ) {}

  /** Computed from the season each time, so it is true after rides were detected again. */
  @Expensive('list')
  @Get(':url_hash/records')
  @Answers({
    summary: 'The records that rides of an activity set, and what they replaced',
    200: Type.Array(SessionRecord),
    problems: [404],
  })
  async records(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
  ): Promise<readonly SessionRecordAnswer[]> {
    const [own] = await this.database.query(
      'SELECT 1 FROM read_season_sessions.session WHERE url_hash = $1 AND owner = $2',
      [urlHash, actor.id],
      'season-owner-of-session',
    );
    if (own === undefined) throw notFound('Activity not found');
    return sessionRecords(await this.people.of(actor.id), urlHash);
  }
}
