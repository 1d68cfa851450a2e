import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { SettingBody, splitSetting } from '../setting.schema.ts';
import { CreateSettingCommand, type CreatedSetting } from './create-setting.handler.ts';

@Controller('surf-settings')
export class CreateSettingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(201)
  async create(
    @Actor() actor: ActorIdentity,
    @JsonBody(SettingBody) body: SettingBody,
    @Req() request: FastifyRequest,
  ) {
    const { name, parameters } = splitSetting(body);
    const { settingId, position } = await this.commands.execute<CreateSettingCommand, CreatedSetting>(
      new CreateSettingCommand(actor.id, name, parameters, request.id),
    );
    await this.afterProjection.reached(position, ['setting_profiles']);
    return { id: settingId, ...body, setting_name: name };
  }
}
