import { Controller, Get, Inject, Param } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { countBySize } from '../../../platform/admission/admitted-request.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { CheckedQuery, idOr } from '../../../platform/http/requests/parameters.ts';
import { cellKey } from '../adapters/ride-cells.ts';
import { isWithin, periodOf } from '../period.ts';
import { PeriodFilter, TakeOffs, type TakeOffsAnswer } from '../season.schema.ts';
import { PersonSeasonQuery, spotIn } from './season/person-season.query.ts';
import type { SeasonRide } from './season-session.ts';

/** Take some 10 ms of the event loop. */
const USUAL_RIDES = 1_500;

const Filter = Type.Object(PeriodFilter, { additionalProperties: false });

@Controller('spots')
export class TakeOffsHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly people: PersonSeasonQuery,
  ) {}

  @Expensive('list')
  @Get(':id/take-offs')
  @Answers({ summary: 'Where the rides of a spot began', 200: TakeOffs, problems: [404, 422] })
  async takeOffs(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Spot not found')) spotId: number,
    @CheckedQuery(Filter) filter: Static<typeof Filter>,
  ): Promise<TakeOffsAnswer> {
    const period = periodOf(filter);
    const person = await this.people.of(actor.id);
    spotIn(person, spotId);
    const isHere = ([latitude, longitude]: readonly [number, number, number]) =>
      person.spotOf(cellKey(latitude, longitude)) === spotId;
    const hashes = person.sessions
      .filter(({ day, cells }) => isWithin(day, period) && cells.some(isHere))
      .map(({ urlHash }) => urlHash);
    const rows = await this.database.query<{ url_hash: string; rides: readonly SeasonRide[] }>(
      `SELECT s.url_hash, s.rides FROM unnest($1::text[]) WITH ORDINALITY AS asked (url_hash, place)
       JOIN read_season_sessions.session s USING (url_hash) ORDER BY asked.place`,
      [hashes],
      'season-take-offs',
    );
    const here = rows.flatMap(({ url_hash, rides }) =>
      rides.flatMap(({ isSurfRide, takeOff, distance }, index) =>
        isSurfRide && takeOff && person.spotOf(cellKey(takeOff.latitude, takeOff.longitude)) === spotId
          ? [{ ...takeOff, distance, url_hash, ride_number: index + 1 }]
          : [],
      ),
    );
    countBySize(here.length, USUAL_RIDES);
    return {
      latitude: here.map(({ latitude }) => latitude),
      longitude: here.map(({ longitude }) => longitude),
      heading: here.map(({ heading }) => heading),
      distance: here.map(({ distance }) => distance),
      url_hash: here.map(({ url_hash }) => url_hash),
      ride_number: here.map(({ ride_number }) => ride_number),
    };
  }
}
