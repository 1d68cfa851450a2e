import { Controller, Delete, Param, Put, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { settingsStream } from '../events/setting-events.ts';
import { DefaultSettingAnswer } from '../setting.schema.ts';
import { settings } from '../settings.aggregate.ts';
import {
  chooseDefaultSetting,
  type ChooseDefaultSetting,
  clearDefaultSetting,
} from './default-setting.decision.ts';

export class ChooseDefaultSettingCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly setting: ChooseDefaultSetting,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(ChooseDefaultSettingCommand)
export class ChooseDefaultSettingHandler implements ICommandHandler<ChooseDefaultSettingCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, setting, correlation }: ChooseDefaultSettingCommand): Promise<void> {
    await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: chooseDefaultSetting,
      command: setting,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
  }
}

export class ClearDefaultSettingCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(ClearDefaultSettingCommand)
export class ClearDefaultSettingHandler implements ICommandHandler<ClearDefaultSettingCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, correlation }: ClearDefaultSettingCommand): Promise<void> {
    await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: clearDefaultSetting,
      command: {},
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
  }
}

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
    await this.commands.execute(new ClearDefaultSettingCommand(actor.id, request.id));
  }
}
