import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { ActivityCommands, type CommandContext } from './activity-commands.ts';
import { deleteActivity } from './delete-activity.decision.ts';

export class DeleteActivityCommand extends Command<void> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(DeleteActivityCommand)
export class DeleteActivityHandler implements ICommandHandler<DeleteActivityCommand> {
  constructor(private readonly commands: ActivityCommands) {}

  async execute({ context }: DeleteActivityCommand) {
    await this.commands.run(context, deleteActivity, { actor: context.actor });
  }
}

@Controller('activities')
export class DeleteActivityHttp {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':url_hash')
  @Answers({ summary: 'Delete an activity with its files', problems: [404, 409], 204: NO_CONTENT })
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const context = { urlHash, actor: actor.id, correlation: request.id };
    await this.commands.execute(new DeleteActivityCommand(context));
  }
}
