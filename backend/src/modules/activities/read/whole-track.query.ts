import { Controller, Get, Inject, Param } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { TrackColumns } from '../activity.schema.ts';
import { StoredTracks } from '../adapters/stored-tracks.ts';

const WholeTrack = Type.Object({ track: TrackColumns }, { $id: 'WholeTrack', additionalProperties: false });

/** The stored track with the ends that its owner cut off. */
@Controller('activities')
export class WholeTrackHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly tracks: StoredTracks,
  ) {}

  @Expensive('answer')
  @Get(':url_hash/whole-track')
  @Answers({ summary: 'The whole track, also of a trimmed session', problems: [404, 409], 200: WholeTrack })
  async get(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
  ): Promise<Static<typeof WholeTrack>> {
    const owned = await this.database.query(
      'SELECT 1 FROM read_activities.activity WHERE url_hash = $1 AND owner = $2',
      [urlHash, actor.id],
    );
    if (owned.length === 0) throw notFound('Activity not found');
    const track = await this.tracks.read(urlHash);
    return { track: Buffer.from(track.buffer, track.byteOffset, track.byteLength).toString('base64') };
  }
}
