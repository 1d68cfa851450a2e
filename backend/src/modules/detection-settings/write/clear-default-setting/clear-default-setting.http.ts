import { Controller, Delete, HttpCode, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { ClearDefaultSettingCommand } from './clear-default-setting.handler.ts';

@Controller('users/me/default-setting')
export class ClearDefaultSettingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete()
  @HttpCode(204)
  async clear(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest): Promise<void> {
    const command = new ClearDefaultSettingCommand(actor.id, request.id);
    const position = await this.commands.execute<ClearDefaultSettingCommand, bigint>(command);
    await this.afterProjection.reached(position, ['setting_profiles']);
  }
}
