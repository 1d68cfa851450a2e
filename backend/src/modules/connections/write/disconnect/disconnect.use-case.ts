import { Controller, Delete, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Answers, NO_CONTENT } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { ServiceAccess } from '../../adapters/service-access.ts';
import { ConnectionCommands, type ConnectionContext } from '../connection-commands.ts';
import { disconnect } from './disconnect.decision.ts';

export class DisconnectCommand extends Command<void> {
  constructor(readonly context: ConnectionContext) {
    super();
  }
}

/** The tokens go first: after a crash the connection asks to be renewed, and can be disconnected again. */
@CommandHandler(DisconnectCommand)
export class DisconnectHandler implements ICommandHandler<DisconnectCommand> {
  constructor(
    private readonly commands: ConnectionCommands,
    private readonly access: ServiceAccess,
  ) {}

  async execute({ context }: DisconnectCommand): Promise<void> {
    await this.access.disconnect({ service: context.service, owner: context.actor });
    await this.commands.run(context, disconnect, null);
  }
}

@Controller('connect')
export class DisconnectHttp {
  constructor(private readonly commands: CommandBus) {}

  @Delete('strava')
  @Answers({ summary: 'Disconnect Strava', 204: NO_CONTENT })
  strava(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest): Promise<void> {
    return this.disconnect({ service: 'strava', actor: actor.id, correlation: request.id });
  }

  @Delete('garmin')
  @Answers({ summary: 'Disconnect Garmin', 204: NO_CONTENT })
  garmin(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest): Promise<void> {
    return this.disconnect({ service: 'garmin', actor: actor.id, correlation: request.id });
  }

  private async disconnect(context: ConnectionContext): Promise<void> {
    await this.commands.execute(new DisconnectCommand(context));
  }
}
