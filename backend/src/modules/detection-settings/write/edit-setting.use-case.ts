import { Controller, Param, Put, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { describeProfile, ProfileAnswer, profileAnswer, SettingBody } from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import { editSetting, type EditSetting } from './edit-setting.decision.ts';

export class EditSettingCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly profile: EditSetting,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(EditSettingCommand)
export class EditSettingHandler implements ICommandHandler<EditSettingCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, profile, correlation }: EditSettingCommand): Promise<void> {
    await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: editSetting,
      command: profile,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
  }
}

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
