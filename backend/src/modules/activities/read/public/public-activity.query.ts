import type { Readable } from 'node:stream';
import { Controller, Get, Res } from '@nestjs/common';
import { encodeTrack } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { holdBytes } from '../../../../platform/admission/admitted-request.ts';
import { ownTurn } from '../../../../platform/admission/own-turn.ts';
import { notFound } from '../../../../platform/errors/domain-error.ts';
import { Answers, mediaTypes } from '../../../../platform/http/openapi/answers.ts';
import { CheckedParams, CheckedQuery } from '../../../../platform/http/requests/parameters.ts';
import { Public } from '../../../../platform/admission/actor.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { Coasts } from '../../adapters/coasts.ts';
import { COLUMNS } from '../../activity.schema.ts';
import { NO_WATER, SessionConditions, surfedSession } from '../../session-conditions.port.ts';
import { negotiateFormat, withTrack, withTrackpoints } from '../activities/activity-detail.query.ts';
import { trackpointsJson } from '../activities/trackpoints-json.ts';
import { frameOfSession } from '../frame-of-session.ts';
import { trackOutline } from '../track-outline.ts';
import { PublicActivity, PublicActivityColumns, publicActivity } from './public-activity.ts';
import { type SharedActivity, SharedActivities } from './shared-activities.ts';
import { AskedDistanceUnit, AskedSpeedUnit, conversionTo } from './units.ts';

export const notShared = () => notFound("This activity doesn't exist or is not public.");

const Path = Type.Object({ urlHash: Type.String() });
const Query = Type.Object(
  { distance_unit: AskedDistanceUnit, speed_unit: AskedSpeedUnit },
  { additionalProperties: false },
);

/** A long track takes a megabyte. */
const MOST_CACHED = 16;

/** Base64, and slices on their way. */
const BYTES_SENT_PER_BYTE = 2;

interface ColumnsAnswer {
  /** JSON of the fields before the track, without the closing brace. */
  readonly detail: string;
  readonly track: Uint8Array;
}

@Controller('public/activities')
export class PublicActivityHttp {
  /** Encoding a long track and drawing its outline takes 100 ms of the event loop, so each version is made once. */
  private readonly columns = new VersionCache<ColumnsAnswer>(MOST_CACHED);

  constructor(
    private readonly shared: SharedActivities,
    private readonly conditions: SessionConditions,
    private readonly coasts: Coasts,
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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const format = negotiateFormat(reply);
    if (format === 'columns') return this.inColumns(urlHash, query);
    const activity = await this.find(urlHash);
    const to = conversionTo(unitsOf(query));
    const { track, rides, row } = activity;
    return withTrackpoints(
      await this.detail(activity, query),
      trackpointsJson(track, row.activityId, rides, to),
      track.length,
    );
  }

  private async inColumns(urlHash: string, query: Static<typeof Query>): Promise<Readable> {
    const version = await this.shared.version(urlHash);
    if (version === undefined) throw notShared();
    const key = [urlHash, query.distance_unit, query.speed_unit].join(' ');
    const { detail, track } = await this.columns.get(key, version, async () => {
      const activity = await this.find(urlHash);
      const fields = await this.detail(activity, query);
      await ownTurn();
      const { track: points, rides: shown } = activity;
      const { way, rides } = trackOutline(points, shown, await frameOfSession(this.coasts, points, shown));
      await ownTurn();
      return {
        detail: `${fields},"outline":${JSON.stringify({ way, rides })}`,
        track: encodeTrack(activity.track),
      };
    });
    await holdBytes(track.length * BYTES_SENT_PER_BYTE);
    return withTrack(detail, track);
  }

  private async find(urlHash: string): Promise<SharedActivity> {
    const activity = await this.shared.find(urlHash);
    if (activity === undefined) throw notShared();
    return activity;
  }

  /** JSON of the fields beside the track, without the closing brace. */
  private async detail(activity: SharedActivity, query: Static<typeof Query>): Promise<string> {
    const { row, hidesPlace } = activity;
    const units = unitsOf(query);
    const water = hidesPlace ? NO_WATER : await this.conditions.of(surfedSession(row, activity));
    return JSON.stringify(publicActivity(activity, units, conversionTo(units), water)).slice(0, -1);
  }
}

const unitsOf = ({ distance_unit: distanceUnit, speed_unit: speedUnit }: Static<typeof Query>) => ({
  distanceUnit,
  speedUnit,
});
