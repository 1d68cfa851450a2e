import { Controller, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { decides } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { ProfileAnswer, profileAnswer, SettingBody, describeProfile } from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { editSetting } from './edit-setting.decision.ts';

export const EditSettingCommand = decides(settings, settingsStream, editSetting);

@Controller('surf-settings')
export class EditSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Put(':id')
  @Answers({ summary: 'Edit a detection profile', 200: ProfileAnswer, problems: [404, 409] })
  async edit(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf setting not found')) id: number,
    @JsonBody(SettingBody) body: SettingBody,
    @Req() request: FastifyRequest,
  ): Promise<ProfileAnswer> {
    const profile = { id, ...describeProfile(body) };
    await this.commands.execute(new EditSettingCommand(actor.id, profile, request.id));
    return profileAnswer(profile);
  }
}
