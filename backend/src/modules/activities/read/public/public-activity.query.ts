import type { Readable } from 'node:stream';
import { Controller, Get, Headers, Res } from '@nestjs/common';
import { encodeTrack } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { ownTurn } from '../../../../kernel/admission/own-turn.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Answers, mediaTypes } from '../../../../kernel/http/openapi/answers.ts';
import { CheckedParams, CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { COLUMNS } from '../../activity.schema.ts';
import { NO_WATER, SessionConditions, surfedSession } from '../../session-conditions.port.ts';
import { negotiateFormat, withTrack, withTrackpoints } from '../activities/activity-detail.query.ts';
import { trackpointsJson } from '../activities/trackpoints-json.ts';
import { trackOutline } from '../outlines/track-outline.ts';
import { PublicActivity, PublicActivityColumns, publicActivity } from './public-activity.ts';
import { SharedActivities } from './shared-activities.ts';
import { AskedDistanceUnit, AskedSpeedUnit, conversionTo } from './units.ts';

export const notShared = () => notFound("This activity doesn't exist or is not public.");

const Path = Type.Object({ urlHash: Type.String() });
const Query = Type.Object(
  { distance_unit: AskedDistanceUnit, speed_unit: AskedSpeedUnit },
  { additionalProperties: false },
);

@Controller('public/activities')
export class PublicActivityHttp {
  constructor(
    private readonly shared: SharedActivities,
    private readonly conditions: SessionConditions,
  ) {}

  /** In the columns format the track is the engine's, in meters and m/s in any units. */
  @Public()
  @Expensive('answer')
  @Get(':urlHash')
  @Answers({
    summary: 'A shared activity',
    problems: [404],
    200: mediaTypes({ 'application/json': PublicActivity, [COLUMNS]: PublicActivityColumns }),
  })
  async get(
    @CheckedParams(Path) { urlHash }: Static<typeof Path>,
    @CheckedQuery(Query) query: Static<typeof Query>,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const format = negotiateFormat(accept, reply);
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) throw notShared();
    const units = { distanceUnit: query.distance_unit, speedUnit: query.speed_unit };
    const to = conversionTo(units);
    const { row, hidesPlace } = activity;
    const water = hidesPlace ? NO_WATER : await this.conditions.of(surfedSession(row, activity));
    const detail = JSON.stringify(publicActivity(activity, units, to, water)).slice(0, -1);
    const { track, rides } = activity;
    if (format === 'columns') {
      await ownTurn();
      const { way, rides: ridden } = trackOutline(track, rides);
      return withTrack(`${detail},"outline":${JSON.stringify({ way, rides: ridden })}`, encodeTrack(track));
    }
    return withTrackpoints(detail, trackpointsJson(track, row.activityId, rides, to));
  }
}
