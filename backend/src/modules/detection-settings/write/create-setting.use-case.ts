import { Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { DATABASE } from '../../../platform/database/database.ts';
import { drawId } from '../../../platform/database/draw-ids.ts';
import { settingsStream } from '../events/setting-events.ts';
import {
  describeProfile,
  ProfileAnswer,
  profileAnswer,
  type ProfileDescription,
  SettingBody,
} from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { createSetting } from './create-setting.decision.ts';

/** Resolves to the setting's id. */
export const CreateSettingCommand = slice(
  [CommandRunner, DATABASE],
  (runner, database) => async (actor: number, description: ProfileDescription, correlation: string) => {
    const settingId = await drawId(database, 'detection_settings.setting_id');
    await runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: createSetting,
      command: { settingId, ...description },
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return settingId;
  },
);

@Controller('surf-settings')
export class CreateSettingHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Post()
  @Answers({ summary: 'Create a detection profile', 201: ProfileAnswer, problems: [409] })
  async create(
    @Actor() actor: ActorIdentity,
    @JsonBody(SettingBody) body: SettingBody,
    @Req() request: FastifyRequest,
  ): Promise<ProfileAnswer> {
    const description = describeProfile(body);
    const settingId = await this.commands.execute(
      new CreateSettingCommand(actor.id, description, request.id),
    );
    return profileAnswer({ id: settingId, ...description });
  }
}
