import { Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { ChooseDefaultSettingCommand } from './choose-default-setting.handler.ts';

@Controller('users/me/default-setting')
export class ChooseDefaultSettingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Put(':id')
  async choose(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf setting not found')) settingId: number,
    @Req() request: FastifyRequest,
  ) {
    const position = await this.commands.execute<ChooseDefaultSettingCommand, bigint>(
      new ChooseDefaultSettingCommand(actor.id, { settingId }, request.id),
    );
    await this.afterProjection.reached(position, ['setting_profiles']);
    return { id: settingId };
  }
}
