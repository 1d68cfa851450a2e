import { Controller, Delete, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { Answers, NO_CONTENT } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { settingsStream } from '../../events/setting-events.ts';
import { settings } from '../../settings.aggregate.ts';
import { clearDefaultSetting } from './clear-default-setting.decision.ts';

/** Results in the position that the read models have to reach. */
export class ClearDefaultSettingCommand extends Command<bigint> {
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

  async execute({ actor, correlation }: ClearDefaultSettingCommand): Promise<bigint> {
    const { position } = await this.runner.run({
      aggregate: settings,
      stream: settingsStream(actor),
      decide: clearDefaultSetting,
      command: {},
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
    return position;
  }
}

@Controller('users/me/default-setting')
export class ClearDefaultSettingHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete()
  @Answers({ summary: 'Use no profile by default', 204: NO_CONTENT })
  async clear(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest): Promise<void> {
    const position = await this.commands.execute(new ClearDefaultSettingCommand(actor.id, request.id));
    await this.afterProjection.reached(position, ['setting_profiles']);
  }
}
