import { Controller, Get } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { Season, type SeasonAnswer, SeasonFilter } from '../../season.schema.ts';
import { askedSeason } from './asked-season.ts';
import { PersonSeasonQuery } from './person-season.query.ts';

@Controller('season')
export class SeasonHttp {
  constructor(private readonly people: PersonSeasonQuery) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'A period of your sessions', 200: Season, problems: [404, 422] })
  async season(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(SeasonFilter) filter: Static<typeof SeasonFilter>,
  ): Promise<SeasonAnswer> {
    return askedSeason(await this.people.of(actor.id), filter);
  }
}
