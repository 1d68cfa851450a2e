import { Controller, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Static } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { Preferences } from '../../account.schema.ts';
import { AccountCommands, type CommandContext } from '../account-commands.ts';
import { choosePreferences, type ChoosePreferences } from './choose-preferences.decision.ts';

/** Results in the position that read models have to reach. */
export class ChoosePreferencesCommand extends Command<bigint> {
  constructor(
    readonly context: CommandContext,
    readonly preferences: ChoosePreferences,
  ) {
    super();
  }
}

@CommandHandler(ChoosePreferencesCommand)
export class ChoosePreferencesHandler implements ICommandHandler<ChoosePreferencesCommand> {
  constructor(private readonly commands: AccountCommands) {}

  async execute({ context, preferences }: ChoosePreferencesCommand): Promise<bigint> {
    return (await this.commands.run(context, choosePreferences, preferences)).position;
  }
}

@Controller('users/me/update-preferences')
export class ChoosePreferencesHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @Answers({ summary: 'Choose the units of distances and speeds', 200: Preferences, problems: [404] })
  async choose(
    @Actor() actor: ActorIdentity,
    @JsonBody(Preferences) body: Static<typeof Preferences>,
    @Req() request: FastifyRequest,
  ) {
    const position = await this.commands.execute(
      new ChoosePreferencesCommand(
        { actor: actor.id, correlation: request.id },
        { distanceUnit: body.preferred_distance_unit, speedUnit: body.preferred_speed_unit },
      ),
    );
    await this.afterProjection.reached(position, ['accounts']);
    return body;
  }
}
