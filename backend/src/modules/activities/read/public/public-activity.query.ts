import type { Readable } from 'node:stream';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { encodeTrack } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { CheckedParams, CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { pointsAsked, type Points, withTrackpoints } from '../activities/activity-detail.query.ts';
import { trackpointsJson } from '../activities/trackpoints-json.ts';
import { publicActivity } from './public-activity.ts';
import { SharedActivities } from './shared-activities.ts';
import { conversionTo, DistanceUnit, SpeedUnit, type Units } from './units.ts';

export const notShared = () => notFound("This activity doesn't exist or is not public.");

export class GetPublicActivity {
  constructor(
    readonly urlHash: string,
    readonly points: Points,
    readonly units: Units,
  ) {}
}

/** The activity as JSON. */
@QueryHandler(GetPublicActivity)
export class GetPublicActivityHandler implements IQueryHandler<GetPublicActivity, string | Readable> {
  constructor(private readonly shared: SharedActivities) {}

  async execute({ urlHash, points, units }: GetPublicActivity): Promise<string | Readable> {
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) throw notShared();
    const to = conversionTo(units);
    const detail = JSON.stringify(publicActivity(activity, units, to)).slice(0, -1);
    const { track, rides, row } = activity;
    if (points === 'columns') {
      return `${detail},"track":"${Buffer.from(encodeTrack(track)).toString('base64')}"}`;
    }
    return withTrackpoints(detail, trackpointsJson(track, row.activity_id, rides, to));
  }
}

const Path = Type.Object({ urlHash: Type.String() });
const Query = Type.Object(
  { distance_unit: DistanceUnit, speed_unit: SpeedUnit },
  { additionalProperties: false },
);

@Controller('public/activities')
export class PublicActivityHttp {
  constructor(private readonly queries: QueryBus) {}

  /** With the columns' Accept type the track is the engine's, in metres and m/s, whatever the units. */
  @Public()
  @Expensive('answer')
  @Get(':urlHash')
  get(
    @CheckedParams(Path) { urlHash }: Static<typeof Path>,
    @CheckedQuery(Query) units: Static<typeof Query>,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    return this.queries.execute(new GetPublicActivity(urlHash, pointsAsked(accept, reply), units));
  }
}
