import { Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { UploadClaims } from '../adapters/files/upload-claims.ts';
import { ActivityCommands } from './activity-commands.ts';
import { removeDemoActivity } from './remove-demo-activities.decision.ts';

/** Resolves to how many were removed. */
export const RemoveDemoActivitiesCommand = slice(
  [ActivityCommands, UploadClaims],
  (commands, claims) => async (context: CommandContext) => {
    const { actor } = context;
    let removed = 0;
    for (const urlHash of await claims.ofOwner(actor)) {
      const result = await commands.run({ urlHash, ...context }, removeDemoActivity, { actor });
      removed += result.events.length;
    }
    return removed;
  },
);

const Removed = Type.Object(
  { removed: Type.Integer() },
  { $id: 'RemovedDemoActivities', additionalProperties: false },
);

@Controller('demo-activities')
export class RemoveDemoActivitiesHttp {
  constructor(private readonly commands: CommandBus) {}

  @Delete()
  @Answers({ summary: 'Delete the demo activities', problems: [409], 200: Removed })
  async remove(@Context() context: CommandContext) {
    const command = new RemoveDemoActivitiesCommand(context);
    return { removed: await this.commands.execute(command) };
  }
}
