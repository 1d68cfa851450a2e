import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { slice } from '../../../kernel/slices.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { ActivityCommands, type ActivityContext } from './activity-commands.ts';
import { deleteActivity } from './delete-activity.decision.ts';

export const DeleteActivityCommand = slice(
  [ActivityCommands],
  (commands) => async (context: ActivityContext) => {
    await commands.run(context, deleteActivity, { actor: context.actor });
  },
);

@Controller('activities')
export class DeleteActivityHttp {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':url_hash')
  @Answers({ summary: 'Delete an activity with its files', problems: [404, 409], 204: NO_CONTENT })
  async delete(@Context() context: CommandContext, @Param('url_hash') urlHash: string): Promise<void> {
    await this.commands.execute(new DeleteActivityCommand({ urlHash, ...context }));
  }
}
