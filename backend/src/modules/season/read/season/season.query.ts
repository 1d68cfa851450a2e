import { Controller, Get, Header } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../../platform/http/requests/parameters.ts';
import { Season, SeasonFilter } from '../../season.schema.ts';
import { askedSeason } from './asked-season.ts';
import { PersonSeasonQuery } from './person-season.query.ts';
import { SeasonAnswers } from './season-answers.ts';

@Controller('season')
export class SeasonHttp {
  constructor(
    private readonly people: PersonSeasonQuery,
    private readonly answers: SeasonAnswers,
  ) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'A period of your sessions', 200: Season, problems: [404, 422] })
  @Header('content-type', 'application/json; charset=utf-8')
  async season(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(SeasonFilter) filter: Static<typeof SeasonFilter>,
  ): Promise<Buffer> {
    const person = await this.people.of(actor.id);
    return this.answers.of(person, `season ${JSON.stringify(filter)}`, () => askedSeason(person, filter));
  }
}
