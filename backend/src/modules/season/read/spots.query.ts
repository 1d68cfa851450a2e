import { Controller, Get, Header, Injectable } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { countAsMore } from '../../../platform/admission/admitted-request.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { dayText } from '../period.ts';
import { Spot, type SpotAnswer } from '../season.schema.ts';
import { spotName, type VisitedSpot } from './season/person-season.ts';
import { PersonSeasonQuery, spotIn } from './season/person-season.query.ts';
import { SeasonAnswers } from './season/season-answers.ts';

/** A change of a spot takes several times as long as others: its season is read, and the events of all spots. */
const USUAL_SESSIONS = 500;

/** One spot of its owner, for the commands on it and their answers. */
@Injectable()
export class SpotQuery {
  constructor(private readonly people: PersonSeasonQuery) {}

  /** @throws DomainError not_found */
  async of(owner: number, spotId: number): Promise<SpotAnswer> {
    const person = await this.people.of(owner);
    countAsMore(Math.ceil(person.sessions.length / USUAL_SESSIONS));
    return spotAnswer(spotIn(person, spotId));
  }
}

const SessionPath = Type.Object({ url_hash: Type.String() });

@Controller('spots')
export class SpotsHttp {
  constructor(
    private readonly people: PersonSeasonQuery,
    private readonly answers: SeasonAnswers,
  ) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'The spots of your sessions, the one with most sessions first', 200: Type.Array(Spot) })
  @Header('content-type', 'application/json; charset=utf-8')
  async list(@Actor() actor: ActorIdentity): Promise<Buffer> {
    const person = await this.people.of(actor.id);
    return this.answers.of(person, 'spots', () => person.spots.map(spotAnswer));
  }

  @Expensive('list')
  @Get('of/:url_hash')
  @Answers({ summary: 'The spot of one of your sessions', 200: Spot, problems: [404] })
  async spotOfSession(
    @Actor() actor: ActorIdentity,
    @CheckedParams(SessionPath) { url_hash: urlHash }: Static<typeof SessionPath>,
  ): Promise<SpotAnswer> {
    const person = await this.people.of(actor.id);
    const session = person.sessions.find((one) => one.urlHash === urlHash);
    if (session === undefined) throw notFound('Activity not found');
    if (session.spotId === null)
      throw notFound('A spot needs a few rides close together. This session has none.');
    return spotAnswer(spotIn(person, session.spotId));
  }
}

function spotAnswer(spot: VisitedSpot): SpotAnswer {
  return {
    spot_id: spot.spotId,
    name: spotName(spot),
    is_named: spot.name !== null,
    ...spot.position,
    sessions: spot.sessions,
    rides: spot.rides,
    first_day: dayText(spot.firstDay),
    last_day: dayText(spot.lastDay),
    merged: spot.merged.map((one) => ({ spot_id: one.spotId, name: spotName(one), ...one.position })),
  };
}
