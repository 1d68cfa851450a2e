import type { Readable } from 'node:stream';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { gpxInSlices, type Track } from '@rideline/detection-engine';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { answerInSlices } from '../../../../kernel/http/answers/answer-in-slices.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { Originals } from '../../adapters/originals.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import { asAttachment } from './attachment.ts';

export class GetActivityFile {
  constructor(
    readonly owner: number,
    readonly urlHash: string,
    readonly file: 'original' | 'gpx',
  ) {}
}

export interface ActivityFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | Readable;
}

interface FileRow {
  readonly url_hash: string;
  readonly name: string;
  readonly file_name: string;
  readonly content_hash: string;
  readonly points: Buffer | null;
}

/** A type that is never compressed: what is packed already would be labelled so, and arrive unpacked. */
const AS_IT_IS = 'application/vnd.rideline.original';

/** The file as it was uploaded, or the cleaned track as GPX. */
@QueryHandler(GetActivityFile)
export class GetActivityFileHandler implements IQueryHandler<GetActivityFile, ActivityFile> {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly originals: Originals,
    private readonly tracks: StoredTracks,
  ) {}

  async execute({ owner, urlHash, file }: GetActivityFile): Promise<ActivityFile> {
    const [row] = await this.database.query<FileRow>(
      `SELECT a.rest->>'name' AS name, a.rest->>'file_name' AS file_name, c.content_hash, t.points, a.url_hash
       FROM read_activities.activity a
       JOIN activities.upload_claims c USING (url_hash) LEFT JOIN activities.tracks t USING (url_hash)
       WHERE a.url_hash = $1 AND a.owner = $2`,
      [urlHash, owner],
    );
    if (row === undefined) throw notFound('Activity not found');
    if (file === 'original') return this.original(row);
    return gpx(row, await this.tracks.decoded(row.url_hash, row.points));
  }

  private async original({ file_name, content_hash }: FileRow): Promise<ActivityFile> {
    return {
      name: file_name,
      type: AS_IT_IS,
      content: bufferOf(await this.originals.read(content_hash)),
    };
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

function gpx({ name, file_name }: FileRow, track: Track): ActivityFile {
  const { length, time, latitude, longitude, speed, distance } = track;
  const rows = {
    length,
    time,
    latitude,
    longitude,
    recordedSpeed: speed,
    recordedDistance: distance,
    denseSpeed: null,
  };
  return {
    name: `${file_name.replace(/\.[^.]*$/, '')}.gpx`,
    type: 'application/gpx+xml',
    content: answerInSlices(gpxInSlices(rows, { name })),
  };
}

@Controller('activities')
export class ActivityFilesHttp {
  constructor(private readonly queries: QueryBus) {}

  @Expensive('answer')
  @Get(':url_hash/original')
  original(@Actor() actor: ActorIdentity, @Param('url_hash') urlHash: string, @Res() reply: FastifyReply) {
    return this.send(new GetActivityFile(actor.id, urlHash, 'original'), reply);
  }

  @Expensive('answer')
  @Get(':url_hash/gpx')
  gpx(@Actor() actor: ActorIdentity, @Param('url_hash') urlHash: string, @Res() reply: FastifyReply) {
    return this.send(new GetActivityFile(actor.id, urlHash, 'gpx'), reply);
  }

  private async send(query: GetActivityFile, reply: FastifyReply): Promise<void> {
    const { name, type, content } = await this.queries.execute<GetActivityFile, ActivityFile>(query);
    asAttachment(reply, name, type);
    await reply.send(content);
  }
}
