import type { Readable } from 'node:stream';
import { Controller, Headers, Param, Put, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import {
  GetActivity,
  pointsAsked,
  type WrittenActivity,
} from '../../read/activities/activity-detail.query.ts';
import { ReapplySettingsCommand } from './reapply-settings.handler.ts';

const Chosen = Type.Object({
  setting_id: Type.Integer({ minimum: -1, errorMessage: 'Please select a profile' }),
});

@Controller('activities')
export class ReapplySettingsHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  /** The activity with the rides that take the place of the ones before. */
  @Expensive('detection')
  @Put(':url_hash/surf-setting')
  async reapply(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Req() request: FastifyRequest,
    @CheckedQuery(Chosen) { setting_id: settingId }: Static<typeof Chosen>,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | Readable> {
    const asked = { urlHash, actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<ReapplySettingsCommand, bigint>(
      new ReapplySettingsCommand(asked, settingId),
    );
    await this.afterProjection.reached(position, ['activities']);
    const query = new GetActivity(actor.id, urlHash, pointsAsked(accept, reply));
    return (await this.queries.execute<GetActivity, WrittenActivity>(query)).write();
  }
}
