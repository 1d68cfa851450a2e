import { Controller, Header, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { AfterProjection } from '../../../../kernel/http/after-projection.ts';
import { GetActivity } from '../../read/activities/activity-detail.query.ts';
import { ReapplySettingsCommand } from './reapply-settings.handler.ts';

@Controller('activities')
export class ReapplySettingsHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  /** The activity with the rides that take the place of the ones before. */
  @Put(':url_hash/surf-setting')
  @Header('content-type', 'application/json; charset=utf-8')
  async reapply(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Req() request: FastifyRequest,
    @Query('setting_id') settingId?: string,
  ): Promise<string> {
    if (settingId === undefined || !/^-?\d{1,9}$/.test(settingId)) throw invalid('Please select a profile');
    const asked = { urlHash, actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<ReapplySettingsCommand, bigint>(
      new ReapplySettingsCommand(asked, Number(settingId)),
    );
    await this.afterProjection.reached(position, ['activities']);
    return this.queries.execute(new GetActivity(actor.id, urlHash, 'objects'));
  }
}
