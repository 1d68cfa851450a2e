import { Controller, Get } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { dayText, monthsOf, periodOf } from '../../period.ts';
import { Season, type SeasonAnswer, SeasonFilter } from '../../season.schema.ts';

@Controller('season')
export class SeasonHttp {
  @Expensive('list')
  @Get()
  @Answers({ summary: 'A period of your sessions', 200: Season, problems: [404, 422] })
  async season(
    @Actor() _actor: ActorIdentity,
    @CheckedQuery(SeasonFilter) filter: Static<typeof SeasonFilter>,
  ): Promise<SeasonAnswer> {
    const period = periodOf(filter);
    if (filter.vessel_id !== undefined) throw notFound('Surf vessel not found');
    if (filter.spot_id !== undefined) throw notFound('Spot not found');
    const isStanding = filter.surf_type === 'standing_waves';
    const none = {
      sessions: 0,
      days: 0,
      time_in_water: 0,
      rides: 0,
      rides_per_hour: null,
      distance_ridden: 0,
      time_ridden: 0,
      attempts: isStanding ? 0 : null,
      success_rate: null,
      spots: 0,
    };
    const { from, to } = period;
    const months = from === null || to === null ? [] : monthsOf(from, to);
    return {
      from: from === null ? null : dayText(from),
      to: to === null ? null : dayText(to),
      figures: none,
      previous: from === null || to === null ? null : none,
      records: { longest_distance: null, longest_time: null, max_speed: null, most_rides: null },
      months: months.map((month) => ({
        month,
        sessions: 0,
        time_in_water: 0,
        rides: 0,
        rides_per_hour: null,
        longest_distance: null,
        max_speed: null,
      })),
      days: [],
      vessels: [],
      spots: [],
      trips: [],
    };
  }
}
