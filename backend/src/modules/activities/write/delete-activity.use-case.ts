import { Controller, Delete, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { ActivityCommands, type CommandContext } from './activity-commands.ts';
import { deleteActivity } from './delete-activity.decision.ts';

export const DeleteActivityCommand = slice(
  [ActivityCommands],
  (commands) => async (context: CommandContext) => {
    await commands.run(context, deleteActivity, { actor: context.actor });
  },
);

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
