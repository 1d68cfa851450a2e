import { Controller, Get, Inject, Res, UseFilters } from '@nestjs/common';
import { DISTANCE_UNITS, SPEED_UNITS } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { Answers, media, mediaTypes, Problem } from '../../../platform/http/openapi/answers.ts';
import { answerInSlices } from '../../../platform/http/answers/answer-in-slices.ts';
import { CheckedParams, CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { ProblemPageFilter } from '../../../platform/http/answers/problem-page.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Coasts } from '../adapters/coasts.ts';
import { SharedActivities } from './public/shared-activities.ts';
import { mapData } from './map-data.ts';
import { mapPage, mapPolicy } from './map-page.ts';
import { frameOfSession } from './frame-of-session.ts';

const PROBLEM = mediaTypes({ 'text/html': Type.String(), 'application/problem+json': Problem });

const Path = Type.Object({ file: Type.String() });
/** Units that the query omits are the owner's. */
const Query = Type.Object(
  {
    distance_unit: Type.Optional(
      OneOf(DISTANCE_UNITS, { errorMessage: 'distance_unit is meters, yards or feet' }),
    ),
    speed_unit: Type.Optional(OneOf(SPEED_UNITS, { errorMessage: 'speed_unit is km/h, mph, m/s or kn' })),
    long_distances_in_km_or_mi: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/**
 * Map pages, rendered from the current read model on each request. They open in a tab without a token: only the owner
 * knows the file name of a private map.
 */
@Controller('results')
@UseFilters(ProblemPageFilter)
export class MapFileHttp {
  constructor(
    private readonly activities: SharedActivities,
    private readonly coasts: Coasts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Expensive('answer')
  @Get(':file')
  @Answers({
    summary: 'A map as a standalone page',
    200: media('text/html'),
    404: PROBLEM,
    409: PROBLEM,
    503: PROBLEM,
  })
  async get(
    @CheckedParams(Path) { file }: Static<typeof Path>,
    @CheckedQuery(Query) query: Static<typeof Query>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = await this.activities.findByMap(file);
    if (found === undefined) throw notFound('Map not found');
    const { kind, activity } = found;
    const { ownerUnits } = activity;
    const units = {
      distanceUnit: query.distance_unit ?? ownerUnits.distanceUnit,
      speedUnit: query.speed_unit ?? ownerUnits.speedUnit,
      longInKmOrMi: query.long_distances_in_km_or_mi ?? ownerUnits.longInKmOrMi,
    };
    const { coast } = await frameOfSession(this.coasts, activity.track, activity.rides);
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', mapPolicy(this.config))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(answerInSlices(mapPage(mapData(kind, activity, units, coast, this.config))));
  }
}
