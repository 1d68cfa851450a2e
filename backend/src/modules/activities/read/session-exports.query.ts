import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import {
  cutText,
  dayOf,
  gpxInSlices,
  isSportOpen,
  NOWHERE,
  rowsBetween,
  sessionFitInSlices,
  type Track,
  tracksInSlices,
  trimTrack,
} from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/domain-error.ts';
import { answerInSlices } from '../../../platform/http/answers/answer-in-slices.ts';
import { Answers, media } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import type { VesselType } from '../../vessels/index.ts';
import { StoredTracks } from '../adapters/stored-tracks.ts';
import { withCurrentTrack } from '../adapters/track-replaced.ts';
import { type ActivityRow, activityRow, type StoredActivity } from './activities/activities.projection.ts';
import { asAttachment } from './attachment.ts';
import { titleOf } from './session-title.ts';

const FIT = 'application/vnd.ant.fit';
const GPX = 'application/gpx+xml';
/** Characters that no file name has on some system. */
const UNFIT_FOR_NAMES = /[\p{Cc}\p{Cs}\\/:*?"<>|]+/gu;
const LONGEST_NAME = 100;

const GpxQuery = Type.Object({
  rides: Type.Optional(
    Type.Literal('tracks', {
      description: 'A track of each ride, or attempt, and nothing between',
      errorMessage: 'rides is tracks, or left out',
    }),
  ),
});

/** The kept part of an activity with its rides. */
interface SessionToWrite {
  readonly row: ActivityRow;
  readonly vessel: VesselType | null;
  readonly track: Track;
}

/** The cleaned and trimmed session with its rides, for other programs. */
@Controller('activities')
export class SessionExportsHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly tracks: StoredTracks,
  ) {}

  @Expensive('answer')
  @Get(':url_hash/fit')
  @Answers({
    summary: 'The session as a FIT activity with a lap for each ride',
    problems: [404, 409],
    200: media(FIT),
  })
  async fit(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.find(actor.id, urlHash);
    const { row, track } = session;
    asAttachment(reply, `${fileNameOf(row)}.fit`, FIT);
    const slices = sessionFitInSlices({
      track,
      rides: row.detected.rides.filter(({ isSurfRide }) => isSurfRide),
      name: titleOf(row, NOWHERE),
      sport: sportOf(session),
      device: row.deviceName,
    });
    await reply.send(answerInSlices(slices));
  }

  @Expensive('answer')
  @Get(':url_hash/gpx')
  @Answers({
    summary: 'The cleaned track as GPX, or its rides as a track each',
    problems: [400, 404, 409],
    200: media(GPX),
  })
  async gpx(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @CheckedQuery(GpxQuery) query: Static<typeof GpxQuery>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.find(actor.id, urlHash);
    const { row, track } = session;
    const names = { name: titleOf(row, NOWHERE), sport: sportOf(session) };
    if (query.rides === undefined) {
      asAttachment(reply, `${row.fileName.replace(/\.[^.]*$/, '')}.gpx`, GPX);
      await reply.send(answerInSlices(gpxInSlices(fileRows(track), names)));
      return;
    }
    const { rides } = row.detected;
    const [ride, several] = row.surfType === 'standing_waves' ? ['Attempt', 'attempts'] : ['Ride', 'rides'];
    if (rides.length === 0) {
      throw conflict(`This session has no ${several}. Download its whole track as GPX instead.`);
    }
    asAttachment(reply, `${fileNameOf(row)} ${several}.gpx`, GPX);
    const tracks = (function* () {
      for (const [index, { startTime, endTime }] of rides.entries()) {
        const rows = fileRows(rowsBetween(track, startTime, endTime));
        yield { rows, name: `${ride} ${index + 1}`, number: index + 1 };
      }
    })();
    await reply.send(answerInSlices(tracksInSlices(names, tracks)));
  }

  private find(owner: number, urlHash: string): Promise<SessionToWrite> {
    return withCurrentTrack(async () => {
      const [stored] = await this.database.query<
        StoredActivity & { readonly points: Buffer | null; readonly vessel: VesselType | null }
      >(
        `SELECT a.document, a.detected, t.points, v.document->>'type' AS vessel
         FROM read_activities.activity a
         LEFT JOIN activities.tracks t USING (url_hash)
         LEFT JOIN read_activity_vessels.vessel v ON v.vessel_id = a.vessel_id
         WHERE a.url_hash = $1 AND a.owner = $2`,
        [urlHash, owner],
      );
      if (stored === undefined) throw notFound('Activity not found');
      const row = activityRow(stored);
      const track = trimTrack(await this.tracks.decoded(urlHash, stored.points), row.keptPart);
      return { row, vessel: stored.vessel, track };
    });
  }
}

/** '2026-11-21 Dawn patrol' */
function fileNameOf(row: ActivityRow): string {
  const title = titleOf(row, NOWHERE);
  const start = row.activityTime;
  const day = start && `${dayOf({ millis: Date.parse(start), timeZone: row.timeZone }, 'spot')} `;
  return cutText(`${day ?? ''}${title}`.replaceAll(UNFIT_FOR_NAMES, '_'), LONGEST_NAME).trim();
}

/** The sport that the recording names, else that of the vessel. */
function sportOf({ row, vessel }: SessionToWrite): string {
  if (row.sport !== null && !isSportOpen(row.sport)) return row.sport;
  switch (vessel) {
    case 'sup_board':
      return 'stand up paddleboarding';
    case 'surf_kayak':
    case 'sea_kayak':
    case 'whitewater_kayak':
    case 'surfski':
      return 'kayaking';
    default:
      return 'surfing';
  }
}

const fileRows = ({ speed, distance, ...columns }: Track) => ({
  ...columns,
  recordedSpeed: speed,
  recordedDistance: distance,
  denseSpeed: null,
});
