import { Controller, Get, Inject } from '@nestjs/common';
import { trimTrack } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { Coasts } from '../adapters/coasts.ts';
import { decodedInTurn } from '../adapters/stored-tracks.ts';
import type { Detected } from '../activity.aggregate.ts';
import type { StoredActivity } from './activities/activities.projection.ts';
import { frameOfSession } from './frame-of-session.ts';
import { OUTLINE_SIDE, type TrackOutline, trackOutline } from './track-outline.ts';

/** Sessions of a call; a screen shows fewer. */
const MOST = 60;

const Selection = Type.Object({
  activity_hashes: Type.String({ description: `url_hash of up to ${MOST} activities, comma-separated` }),
});

const box = `in a square of ${OUTLINE_SIDE} units`;
const Outline = Type.Object(
  {
    url_hash: Type.String(),
    way: Type.String({ description: `SVG path of the simplified track ${box}` }),
    rides: Type.String({ description: `SVG path of the rides ${box}` }),
    sea: Type.String({ description: `SVG path of the sea ${box}; empty without land` }),
  },
  { $id: 'Outline', additionalProperties: false },
);

interface KnownOutline {
  readonly url_hash: string;
  readonly rides_hash: string;
  /** null until it is drawn. */
  readonly outline: TrackOutline | null;
}

interface TrackToDraw {
  readonly url_hash: string;
  readonly points: Buffer;
  readonly detected: Detected;
  readonly document: StoredActivity['document'];
}

/** Changes with the track, its kept part, its rides and what is drawn of them. */
const RIDES_HASH = `md5(concat('tenths', a.document->>'trackHash', a.document->>'keptPart', a.detected::text))`;

/** Small pictures of tracks for lists. Each is drawn when it is first asked for, and again when its rides changed. */
@Controller('activities/outlines')
export class OutlinesHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly coasts: Coasts,
  ) {}

  @Expensive('answer')
  @Get()
  @Answers({
    summary: 'Small pictures of tracks, without those that are not stored',
    200: Type.Array(Outline),
  })
  async list(
    @Actor() { id: owner }: ActorIdentity,
    @CheckedQuery(Selection) { activity_hashes: hashes }: Static<typeof Selection>,
  ): Promise<Static<typeof Outline>[]> {
    const urlHashes = [...new Set(hashes.split(',').filter((hash) => hash !== ''))];
    if (urlHashes.length > MOST) throw invalid(`You can only load ${MOST} pictures at a time`);
    const known = await this.database.query<KnownOutline>(
      `SELECT a.url_hash, ${RIDES_HASH} AS rides_hash, o.outline
       FROM read_activities.activity a JOIN activities.tracks t USING (url_hash)
       LEFT JOIN activities.outlines o ON o.url_hash = a.url_hash AND o.rides_hash = ${RIDES_HASH}
       WHERE a.owner = $1 AND a.url_hash = ANY($2)`,
      [owner, urlHashes],
      'list-outlines',
    );
    const answers: Static<typeof Outline>[] = [];
    for (const row of known) {
      const outline = row.outline ?? (await this.draw(row));
      if (outline !== null) answers.push({ url_hash: row.url_hash, ...outline });
    }
    return answers;
  }

  private async draw({ url_hash, rides_hash }: KnownOutline): Promise<TrackOutline | null> {
    const [found] = await this.database.query<TrackToDraw>(
      `SELECT a.url_hash, t.points, a.detected, a.document FROM read_activities.activity a
       JOIN activities.tracks t USING (url_hash) WHERE a.url_hash = $1 AND ${RIDES_HASH} = $2`,
      [url_hash, rides_hash],
    );
    if (found === undefined) return null;
    const track = trimTrack(await decodedInTurn(found.points), found.document.keptPart);
    const { rides } = found.detected;
    const outline = trackOutline(track, rides, await frameOfSession(this.coasts, track, rides));
    // A track that is being removed is locked until the object store has removed its file: no answer waits for that.
    await this.database.query(
      `INSERT INTO activities.outlines (url_hash, rides_hash, outline)
       SELECT url_hash, $2, $3::jsonb FROM activities.tracks WHERE url_hash = $1 FOR KEY SHARE SKIP LOCKED
       ON CONFLICT (url_hash) DO UPDATE SET rides_hash = EXCLUDED.rides_hash, outline = EXCLUDED.outline`,
      [url_hash, rides_hash, JSON.stringify(outline)],
    );
    return outline;
  }
}
