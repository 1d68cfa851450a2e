import type { Readable } from 'node:stream';
import { Controller, Get, Headers, Inject, Injectable, Param, Res } from '@nestjs/common';
import { encodeTrack, NOWHERE, type SessionEffort, trimTrack } from '@rideline/detection-engine';
import type { Static } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/errors/domain-error.ts';
import { AfterProjection } from '../../../../kernel/projections/after-projection.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../../platform/http/openapi/answers.ts';
import { countBySize } from '../../../../platform/admission/admitted-request.ts';
import { answerInSlices } from '../../../../platform/http/answers/answer-in-slices.ts';
import { etagOf, isNotModified } from '../../../../platform/http/answers/etag.ts';
import { type Video, videoAnswer } from '../../../video-editor/index.ts';
import { COLUMNS, type OtherRecording, type OtherSurfType, wholeActivity } from '../../activity.schema.ts';
import { SessionConditions, surfedSession } from '../../session-conditions.port.ts';
import { EFFORT_OF_SESSION, SESSION_HASH, SessionEfforts } from '../../adapters/session-efforts.ts';
import { PLACE_OF_START, SessionPlaces } from '../../adapters/session-places.ts';
import { decodedInTurn, StoredTracks } from '../../adapters/stored-tracks.ts';
import { withCurrentTrack } from '../../adapters/track-replaced.ts';
import { SpotNames } from '../../spot-names.port.ts';
import { type Titled, titleOf } from '../session-title.ts';
import type { VesselName } from '../vessel-names.projection.ts';
import { activityRow, type StoredActivity } from './activities.projection.ts';
import { activityDetail } from './activity-answer.ts';
import { trackpointsJson } from './trackpoints-json.ts';

/** How the trackpoints of an answer are written. */
export type TrackpointFormat = 'objects' | 'columns';

/** The format that the Accept header requests. Sets the answer's content type and Vary headers. */
export function negotiateFormat(reply: FastifyReply): TrackpointFormat {
  const format = reply.request.headers.accept?.includes(COLUMNS) === true ? 'columns' : 'objects';
  void reply
    .header('content-type', format === 'columns' ? COLUMNS : 'application/json; charset=utf-8')
    .header('vary', 'accept, accept-encoding');
  return format;
}

/** An answer whose name follows from the session. */
type Untitled<Answer> = Omit<Answer, 'activity_name'> & { readonly session: Titled };

interface FoundActivity extends StoredActivity {
  readonly activity_time: string | null;
  readonly points: Buffer | null;
  readonly vessel: VesselName | null;
  readonly place: string | null;
  readonly is_place_known: boolean;
  readonly session_hash: string;
  readonly effort: SessionEffort | null;
  readonly max_heart_rate: number | null;
  readonly videos: readonly Video[] | null;
  readonly same_session: readonly Untitled<Static<typeof OtherRecording>>[];
  readonly counted_as_other_surf_type: Untitled<Static<typeof OtherSurfType>> | null;
}

/** What the name of activity `o` follows from. */
const TITLED = `jsonb_build_object(${['name', 'isNamed', 'activityTime', 'timeZone', 'isTimeHidden']
  .map((field) => `'${field}', o.document->'${field}'`)
  .join(', ')})`;

/** The other recordings of the session of activity `a`, as the answer has them. */
const SAME_SESSION = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
    'url_hash', o.url_hash, 'session', ${TITLED}, 'source', o.source, 'counts', o.copy_of IS NULL
  ) ORDER BY o.activity_id), '[]')
  FROM read_activities.activity o
  WHERE o.owner = a.owner AND o.surf_type = a.surf_type AND o.url_hash <> a.url_hash
    AND (o.copy_of = a.url_hash OR o.copy_of = a.copy_of OR o.url_hash = a.copy_of
      OR o.url_hash = ANY (ARRAY(SELECT jsonb_array_elements_text(a.document->'countedBeside'))))
)`;

/**
 * The activity of the other surf type that counts beside activity `a` and begins at the same millisecond: the same
 * recording, which a person analyzed twice. Starts that a service hides are not the real ones.
 */
const COUNTED_AS_OTHER_SURF_TYPE = `(
  SELECT jsonb_build_object('url_hash', o.url_hash, 'session', ${TITLED})
  FROM read_activities.activity o
  WHERE o.owner = a.owner AND o.surf_type <> a.surf_type AND o.recording_start = a.recording_start
    AND o.copy_of IS NULL AND a.copy_of IS NULL
    AND o.document->>'otherSport' IS NULL AND a.document->>'otherSport' IS NULL
    AND (NOT ((o.document->>'isTimeHidden')::boolean OR (a.document->>'isTimeHidden')::boolean)
      OR o.document->>'contentHash' = a.document->>'contentHash')
  ORDER BY o.activity_id LIMIT 1
)`;

const named = <Other extends { readonly session: Titled }>({ session, ...other }: Other) => ({
  ...other,
  activity_name: titleOf(session, NOWHERE),
});

/** Reads an activity of its owner, as JSON text that is written when it is sent. */
@Injectable()
export class ActivityDetailQuery {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly tracks: StoredTracks,
    private readonly places: SessionPlaces,
    private readonly conditions: SessionConditions,
    private readonly spots: SpotNames,
    private readonly efforts: SessionEfforts,
    private readonly afterProjection: AfterProjection,
  ) {}

  /** The whole activity with what the request's commands changed. */
  async answer(owner: number, urlHash: string, reply: FastifyReply) {
    await this.afterProjection.reached();
    return (await this.find(owner, urlHash, negotiateFormat(reply))).write();
  }

  /**
   * @param id url_hash, or the activity's number
   * @throws DomainError not_found, damaged
   */
  find(owner: number, id: string, format: TrackpointFormat) {
    return withCurrentTrack(() => this.read(owner, id, format));
  }

  private async read(owner: number, id: string, format: TrackpointFormat) {
    const [stored] = await this.database.query<FoundActivity>(
      `SELECT a.document, a.detected, a.watch, a.activity_time, t.points, v.document AS vessel,
         m.document->'videos' AS videos, ${SAME_SESSION} AS same_session,
         ${COUNTED_AS_OTHER_SURF_TYPE} AS counted_as_other_surf_type,
         p.name AS place, p.url_hash IS NOT NULL AS is_place_known,
         e.effort, ${SESSION_HASH} AS session_hash, (u.document->>'maxHeartRate')::integer AS max_heart_rate
       FROM read_activities.activity a
       LEFT JOIN activities.tracks t USING (url_hash)
       LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
       LEFT JOIN read_activity_videos.videos m ON m.url_hash = a.url_hash
       LEFT JOIN read_activity_owner_units.owner_units u ON u.user_id = a.owner
       LEFT JOIN ${PLACE_OF_START}
       LEFT JOIN ${EFFORT_OF_SESSION}
       WHERE ${isNumber(id) ? 'a.activity_id = $1::bigint' : 'a.url_hash = $1'} AND a.owner = $2`,
      [id, owner],
    );
    if (stored === undefined) throw notFound('Activity not found');
    const row = activityRow(stored);
    const { urlHash, activityId, detected, keptPart } = row;
    const whole = await this.tracks.intact(urlHash, stored.points);
    const { activity_time } = stored;
    const place = stored.is_place_known
      ? stored.place
      : await this.places.of({
          url_hash: urlHash,
          activity_time,
          kept_part: keptPart,
          detected,
          points: whole,
        });
    const kept = trimTrack(await decodedInTurn(whole), keptPart);
    const water = await this.conditions.of(surfedSession(row, { track: kept, rides: detected.rides }));
    const spot = (await this.spots.chosenBy(owner)).get(urlHash) ?? null;
    const measured = stored.effort ?? (await this.efforts.measure({ ...stored, url_hash: urlHash }, kept));
    const detail = JSON.stringify({
      ...activityDetail(row, stored.vessel, { place, spot }, water, {
        measured,
        maxHeartRate: stored.max_heart_rate,
      }),
      same_session: stored.same_session.map(named),
      counted_as_other_surf_type:
        stored.counted_as_other_surf_type && named(stored.counted_as_other_surf_type),
      videos: (stored.videos ?? []).map(videoAnswer),
    }).slice(0, -1);
    const track = keptPart === null ? whole : encodeTrack(kept);
    return {
      etag: etagOf(format, detail, track),
      write: (): Readable =>
        format === 'columns'
          ? withTrack(detail, track)
          : withTrackpoints(detail, trackpointsJson(kept, activityId, detected.rides), kept.length),
    };
  }
}

/** Some hours; an answer with more counts as several requests. */
const USUAL_TRACKPOINTS = 10_000;

/**
 * @param detail JSON of the answer's other fields without the closing brace
 * @param count of the trackpoints
 */
export function withTrackpoints(detail: string, trackpoints: Iterable<Uint8Array>, count: number): Readable {
  countBySize(count, USUAL_TRACKPOINTS);
  return answerInSlices(
    (function* () {
      yield `${detail},"trackpoints":`;
      yield* trackpoints;
      yield '}';
    })(),
  );
}

/** A multiple of 3, so that base64 pads the last slice only. */
const SLICE_BYTES = 48 * 1024;

/**
 * @param detail JSON of the answer's other fields without the closing brace
 * @param encoded the track as `encodeTrack` writes it
 */
export function withTrack(detail: string, encoded: Uint8Array): Readable {
  const bytes = Buffer.from(encoded.buffer, encoded.byteOffset, encoded.byteLength);
  return answerInSlices(
    (function* () {
      yield `${detail},"track":"`;
      for (let first = 0; first < bytes.length; first += SLICE_BYTES) {
        yield bytes.toString('base64', first, Math.min(bytes.length, first + SLICE_BYTES));
      }
      yield '"}';
    })(),
  );
}

const isNumber = (id: string) => /^\d{1,15}$/.test(id);

@Controller('activities')
export class ActivityDetailHttp {
  constructor(private readonly details: ActivityDetailQuery) {}

  @Expensive('answer')
  @Get(':id')
  @Answers({
    summary: 'One of your activities by url_hash or number, with its rides and track',
    problems: [404, 409],
    200: wholeActivity(),
    304: NO_CONTENT,
  })
  async get(
    @Actor() actor: ActorIdentity,
    @Param('id') id: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable | undefined> {
    const activity = await this.details.find(actor.id, id, negotiateFormat(reply));
    return isNotModified(activity.etag, known, reply) ? undefined : activity.write();
  }
}
