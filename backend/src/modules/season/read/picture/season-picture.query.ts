import { DISTANCE_UNITS, SPEED_UNITS, SURF_TYPES } from '@rideline/detection-engine';
import { Controller, Get, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { OneOf } from '../../../../kernel/event-store/fields.ts';
import { Answers, media } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { CheckedParams, CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { PictureShape, PictureTheme, YearCards } from '../../../activities/index.ts';
import { periodOf } from '../../period.ts';
import { GoalYear } from '../../season.schema.ts';
import { PersonSeasonQuery } from '../season/person-season.query.ts';
import { seasonAnswer } from '../season/season-answer.ts';
import { yearCardOf } from './year-card.ts';
import { YEAR_FIGURES, type YearFigure } from './year-figures.ts';

const NAMES = YEAR_FIGURES.join('|');

const Query = Type.Object(
  {
    surf_type: OneOf(SURF_TYPES, { errorMessage: 'surf_type is traveling_waves or standing_waves' }),
    shape: PictureShape,
    theme: PictureTheme,
    figures: Type.String({
      pattern: `^(${NAMES})(,(${NAMES})){2}$`,
      description: `Three of ${YEAR_FIGURES.join(', ')}, separated by commas`,
      errorMessage: 'Please choose three numbers',
    }),
    places: OneOf(['hidden', 'shown'], { default: 'hidden', errorMessage: 'places is hidden or shown' }),
    distance_unit: OneOf(DISTANCE_UNITS, {
      default: 'meters',
      errorMessage: 'distance_unit is meters, yards or feet',
    }),
    speed_unit: OneOf(SPEED_UNITS, { default: 'km/h', errorMessage: 'speed_unit is km/h, mph, m/s or kn' }),
  },
  { additionalProperties: false },
);

@Controller('season')
export class SeasonPictureHttp {
  constructor(
    private readonly people: PersonSeasonQuery,
    private readonly cards: YearCards,
  ) {}

  /** Has no track, and names of spots only with `places=shown`. */
  @Expensive('picture')
  @Get('pictures/:year')
  @Answers({ summary: 'A picture of your year to share', 200: media('image/png') })
  async get(
    @Actor() actor: ActorIdentity,
    @CheckedParams(GoalYear) { year }: Static<typeof GoalYear>,
    @CheckedQuery(Query) query: Static<typeof Query>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = String(year).padStart(4, '0');
    const season = seasonAnswer(await this.people.of(actor.id), {
      surfType: query.surf_type,
      period: periodOf({ from: `${name}-01-01`, to: `${name}-12-31` }),
    });
    const { shape, theme, distance_unit: distanceUnit, speed_unit: speedUnit } = query;
    const card = yearCardOf(season, {
      shape,
      theme,
      year,
      figures: query.figures.split(',') as YearFigure[],
      showsPlaces: query.places === 'shown',
      units: { distanceUnit, speedUnit, longInKmOrMi: false },
    });
    const png = await this.cards.draw(card);
    await reply.type('image/png').header('cache-control', 'private, no-store').send(png);
  }
}
