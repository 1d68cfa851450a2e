import { DISTANCE_UNITS, SPEED_UNITS, writtenFor } from '@rideline/detection-engine';
import { Controller, Get, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { Answers, media } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { ReaderLanguage } from '../../../platform/http/requests/reader-language.ts';
import { pictureLanguage, PictureShape, PictureTheme, SeasonCards } from '../../activities/index.ts';
import { SeasonFilter } from '../season.schema.ts';
import { askedSeason } from './season/asked-season.ts';
import { PersonSeasonQuery } from './season/person-season.query.ts';
import { seasonCardOf } from './season-card.ts';
import { CARD_FIGURES, type CardFigure } from './card-figures.ts';

const NAMES = CARD_FIGURES.join('|');

const Query = Type.Object(
  {
    ...SeasonFilter.properties,
    shape: PictureShape,
    theme: PictureTheme,
    figures: Type.String({
      pattern: `^(${NAMES})(,(${NAMES})){2}$`,
      description: `Three of ${CARD_FIGURES.join(', ')}, separated by commas`,
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
    private readonly cards: SeasonCards,
  ) {}

  /** Has no track, and names of spots only with `places=shown`. */
  @Expensive('picture')
  @Get('picture')
  @Answers({
    summary: 'A picture of a period of your sessions to share',
    200: media('image/png'),
    problems: [404, 422],
  })
  async get(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(Query) query: Static<typeof Query>,
    @ReaderLanguage() reader: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { shape, theme, distance_unit: distanceUnit, speed_unit: speedUnit } = query;
    const season = askedSeason(await this.people.of(actor.id), query);
    const choice = {
      shape,
      theme,
      figures: query.figures.split(',') as CardFigure[],
      showsPlaces: query.places === 'shown',
      units: { distanceUnit, speedUnit, longInKmOrMi: false },
    };
    const card = writtenFor(pictureLanguage(reader), () => seasonCardOf(season, choice));
    const png = await this.cards.draw(card);
    await reply.type('image/png').header('cache-control', 'private, no-store').send(png);
  }
}
