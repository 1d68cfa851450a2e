import { Controller, Delete, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { DeleteSettingCommand } from './delete-setting.handler.ts';

@Controller('surf-settings')
export class DeleteSettingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete(':id')
  @HttpCode(204)
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf setting not found')) settingId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const command = new DeleteSettingCommand(actor.id, { settingId }, request.id);
    const position = await this.commands.execute<DeleteSettingCommand, bigint>(command);
    await this.afterProjection.reached(position, ['setting_profiles']);
  }
}
