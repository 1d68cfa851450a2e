import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { countBySize } from '../../../platform/admission/admitted-request.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { CheckedQuery, idOr } from '../../../platform/http/requests/parameters.ts';
import { cellKey } from '../adapters/ride-cells.ts';
import { isWithin, type Period, periodOf } from '../period.ts';
import { PeriodFilter, TakeOffs, type TakeOffsAnswer } from '../season.schema.ts';
import type { PersonSeason } from './season/person-season.ts';
import { PersonSeasonQuery, spotIn } from './season/person-season.query.ts';
import { SeasonAnswers } from './season/season-answers.ts';
import type { SeasonRide } from './season-session.ts';

/** Reading the rides of so many takes some 5 ms. */
const USUAL_SESSIONS = 100;

const Filter = Type.Object(PeriodFilter, { additionalProperties: false });

@Controller('spots')
export class TakeOffsHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly people: PersonSeasonQuery,
    private readonly answers: SeasonAnswers,
  ) {}

  @Expensive('list')
  @Get(':id/take-offs')
  @Answers({ summary: 'Where the rides of a spot began', 200: TakeOffs, problems: [404, 422] })
  @Header('content-type', 'application/json; charset=utf-8')
  async takeOffs(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Spot not found')) spotId: number,
    @CheckedQuery(Filter) filter: Static<typeof Filter>,
  ): Promise<Buffer> {
    const period = periodOf(filter);
    const person = await this.people.of(actor.id);
    spotIn(person, spotId);
    const asked = `take-offs ${spotId} ${JSON.stringify(filter)}`;
    return this.answers.of(person, asked, () => this.at(spotId, period, person));
  }

  private async at(spotId: number, period: Period, person: PersonSeason): Promise<TakeOffsAnswer> {
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
    countBySize(rows.length, USUAL_SESSIONS);
    const here = rows.flatMap(({ url_hash, rides }) =>
      rides.flatMap(({ isSurfRide, takeOff, distance }, index) =>
        isSurfRide && takeOff && person.spotOf(cellKey(takeOff.latitude, takeOff.longitude)) === spotId
          ? [{ ...takeOff, distance, url_hash, ride_number: index + 1 }]
          : [],
      ),
    );
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
