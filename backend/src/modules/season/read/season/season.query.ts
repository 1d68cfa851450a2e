import { Controller, Get } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { periodOf } from '../../period.ts';
import { Season, type SeasonAnswer, SeasonFilter } from '../../season.schema.ts';
import { PersonSeasonQuery, spotIn } from './person-season.query.ts';
import { seasonAnswer } from './season-answer.ts';

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
    const { surf_type: surfType, vessel_id: vesselId, spot_id: spotId } = filter;
    const period = periodOf(filter);
    const person = await this.people.of(actor.id);
    if (vesselId !== undefined && !person.vessels.some((vessel) => vessel.vesselId === vesselId)) {
      throw notFound('Surf vessel not found');
    }
    if (spotId !== undefined) spotIn(person, spotId);
    return seasonAnswer(person, { surfType, period, vesselId, spotId });
  }
}
