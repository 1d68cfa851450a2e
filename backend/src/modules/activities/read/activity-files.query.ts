import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { holdBytes } from '../../../platform/admission/admitted-request.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, media } from '../../../platform/http/openapi/answers.ts';
import { Originals } from '../adapters/files/originals.ts';
import type { StoredActivity } from './activities/activities.projection.ts';
import { asAttachment } from './attachment.ts';

/** A type that clients do not decompress; a gzipped original would otherwise arrive unpacked. */
const UNCHANGED = 'application/vnd.rideline.original';

/** The original file. */
@Controller('activities')
export class ActivityFilesHttp {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly originals: Originals,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Expensive('answer')
  @Get(':url_hash/original')
  @Answers({ summary: 'The uploaded file', problems: [404, 409], 200: media(UNCHANGED) })
  async original(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const session = await this.find(actor.id, urlHash);
    await holdBytes(this.config.uploadLimitBytes);
    const { buffer, byteOffset, byteLength } = await this.originals.read(session);
    asAttachment(reply, session.fileName, UNCHANGED);
    await reply.send(Buffer.from(buffer, byteOffset, byteLength));
  }

  private async find(owner: number, urlHash: string): Promise<StoredActivity['document']> {
    const [stored] = await this.database.query<Pick<StoredActivity, 'document'>>(
      'SELECT document FROM read_activities.activity WHERE url_hash = $1 AND owner = $2',
      [urlHash, owner],
    );
    if (stored === undefined) throw notFound('Activity not found');
    return stored.document;
  }
}
