import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Answers, NO_CONTENT } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { ConnectionCommands, type ConnectionContext } from '../connection-commands.ts';
import { hideListedActivity } from './hide-listed-activity.decision.ts';

export class HideListedActivityCommand extends Command<void> {
  constructor(
    readonly context: ConnectionContext,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(HideListedActivityCommand)
export class HideListedActivityHandler implements ICommandHandler<HideListedActivityCommand> {
  constructor(private readonly commands: ConnectionCommands) {}

  async execute({ context, key }: HideListedActivityCommand): Promise<void> {
    const { service } = context;
    await this.commands.run(context, hideListedActivity, { service, key });
  }
}

@Controller('connect')
export class HideListedActivityHttp {
  constructor(private readonly commands: CommandBus) {}

  @Delete('strava/activities/:id')
  @Answers({ summary: 'Remove an activity from the list of Strava', 204: NO_CONTENT, problems: [404] })
  strava(@Actor() actor: ActorIdentity, @Param('id') id: string, @Req() request: FastifyRequest) {
    return this.hide({ service: 'strava', actor: actor.id, correlation: request.id }, id);
  }

  @Delete('garmin/activities/:activity_date')
  @Answers({ summary: 'Remove an activity from the list of Garmin', 204: NO_CONTENT, problems: [404] })
  garmin(
    @Actor() actor: ActorIdentity,
    @Param('activity_date') date: string,
    @Req() request: FastifyRequest,
  ) {
    return this.hide({ service: 'garmin', actor: actor.id, correlation: request.id }, date);
  }

  private async hide(context: ConnectionContext, key: string): Promise<void> {
    await this.commands.execute(new HideListedActivityCommand(context, key));
  }
}
