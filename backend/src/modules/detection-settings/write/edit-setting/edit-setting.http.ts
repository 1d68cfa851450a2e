import { Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { idOr } from '../../../../kernel/http/requests/parameters.ts';
import { SettingBody, splitSetting } from '../setting.schema.ts';
import { EditSettingCommand } from './edit-setting.handler.ts';

@Controller('surf-settings')
export class EditSettingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Put(':id')
  async edit(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf setting not found')) settingId: number,
    @JsonBody(SettingBody) body: SettingBody,
    @Req() request: FastifyRequest,
  ) {
    const setting = { settingId, ...splitSetting(body) };
    const position = await this.commands.execute<EditSettingCommand, bigint>(
      new EditSettingCommand(actor.id, setting, request.id),
    );
    await this.afterProjection.reached(position, ['setting_profiles']);
    return { id: settingId, ...body, setting_name: setting.name };
  }
}
