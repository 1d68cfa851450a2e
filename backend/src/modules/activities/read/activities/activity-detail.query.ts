import type { Readable } from 'node:stream';
import { Controller, Get, Headers, Inject, Param, Res } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { answerInSlices } from '../../../../kernel/http/answers/answer-in-slices.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { etagOf, isNotModified } from '../../../../kernel/http/answers/etag.ts';
import { decodedInTurn, StoredTracks } from '../../adapters/stored-tracks.ts';
import { activityDetail } from './activity-detail.ts';
import type { VesselNameRow } from '../vessels/vessel-names.projection.ts';
import { activitiesProjection } from './activities.projection.ts';
import { trackpointsJson } from './trackpoints-json.ts';

/** What the web app accepts: the track as the engine's columns instead of an object per trackpoint. */
const COLUMNS = 'application/vnd.rideline.columns+json';

/** How an activity's points are written. */
export type Points = 'objects' | 'columns';

/** What the Accept header asks for; the answer says what it is, and that it hangs on that header. */
export function pointsAsked(accept: string | undefined, reply: FastifyReply): Points {
  const points = accept?.includes(COLUMNS) === true ? 'columns' : 'objects';
  void reply
    .header('content-type', points === 'columns' ? COLUMNS : 'application/json; charset=utf-8')
    .header('vary', 'accept, accept-encoding');
  return points;
}

export class GetActivity {
  constructor(
    readonly owner: number,
    /** url_hash, or the number. */
    readonly id: string,
    readonly points: Points,
  ) {}
}

/** An activity as JSON, written when it is sent. */
export interface WrittenActivity {
  readonly etag: string;
  write(): Promise<string | Readable>;
}

interface DetailRow {
  readonly points: Buffer | null;
  readonly vessel: VesselNameRow | null;
}

@QueryHandler(GetActivity)
export class GetActivityHandler implements IQueryHandler<GetActivity, WrittenActivity> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly tracks: StoredTracks,
  ) {}

  async execute({ owner, id, points }: GetActivity): Promise<WrittenActivity> {
    const [stored] = await this.database.query<DetailRow>(
      `SELECT a.*, t.points, to_json(v) AS vessel FROM read_activities.activity a
       LEFT JOIN activities.tracks t USING (url_hash)
       LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
       WHERE ${isNumber(id) ? 'a.activity_id = $1::bigint' : 'a.url_hash = $1'} AND a.owner = $2`,
      [id, owner],
    );
    if (stored === undefined) throw notFound('Activity not found');
    const row = activitiesProjection.rowOf(stored);
    const detail = JSON.stringify(activityDetail(row, stored.vessel)).slice(0, -1);
    const track = await this.tracks.intact(row.url_hash, stored.points);
    return {
      etag: etagOf(points, detail, track),
      write: async () =>
        points === 'columns'
          ? `${detail},"track":"${Buffer.from(track.buffer, track.byteOffset, track.byteLength).toString('base64')}"}`
          : withTrackpoints(
              detail,
              trackpointsJson(await decodedInTurn(track), row.activity_id, row.detection.rides),
            ),
    };
  }
}

/** @param detail the activity's other fields, as JSON without its end */
export function withTrackpoints(detail: string, points: Iterable<Uint8Array>): Readable {
  return answerInSlices(
    (function* () {
      yield `${detail},"trackpoints":`;
      yield* points;
      yield '}';
    })(),
  );
}

const isNumber = (id: string) => /^\d{1,15}$/.test(id);

@Controller('activities')
export class GetActivityHttp {
  constructor(private readonly queries: QueryBus) {}

  @Expensive('answer')
  @Get(':id')
  async get(
    @Actor() actor: ActorIdentity,
    @Param('id') id: string,
    @Headers('accept') accept: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable | undefined> {
    const query = new GetActivity(actor.id, id, pointsAsked(accept, reply));
    const activity = await this.queries.execute<GetActivity, WrittenActivity>(query);
    return isNotModified(activity.etag, known, reply) ? undefined : activity.write();
  }
}
