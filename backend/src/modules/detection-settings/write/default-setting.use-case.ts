import { Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { DefaultSettingAnswer } from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { chooseDefaultSetting, clearDefaultSetting } from './default-setting.decision.ts';

export const ChooseDefaultSettingCommand = decides(settings, settingsStream, chooseDefaultSetting);

export const ClearDefaultSettingCommand = decides(settings, settingsStream, clearDefaultSetting);

@Controller('users/me/default-setting')
export class ChooseDefaultSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':id')
  @Answers({ summary: 'Choose the default profile', 200: DefaultSettingAnswer, problems: [404] })
  async choose(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf setting not found')) settingId: number,
    @Req() request: FastifyRequest,
  ): Promise<DefaultSettingAnswer> {
    await this.commands.execute(new ChooseDefaultSettingCommand(actor.id, { settingId }, request.id));
    return { id: settingId };
  }
}

@Controller('users/me/default-setting')
export class ClearDefaultSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete()
  @Answers({ summary: 'Use no profile by default', 204: NO_CONTENT })
  async clear(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest): Promise<void> {
    await this.commands.execute(new ClearDefaultSettingCommand(actor.id, {}, request.id));
  }
}
