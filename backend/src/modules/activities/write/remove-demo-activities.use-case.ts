import { Controller, Delete, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { slice } from '../../../kernel/slices.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { UploadClaims } from '../adapters/files/upload-claims.ts';
import { ActivityCommands } from './activity-commands.ts';
import { removeDemoActivity } from './remove-demo-activities.decision.ts';

/** Resolves to how many were removed. */
export const RemoveDemoActivitiesCommand = slice(
  [ActivityCommands, UploadClaims],
  (commands, claims) => async (actor: number, correlation: string) => {
    let removed = 0;
    for (const urlHash of await claims.ofOwner(actor)) {
      const result = await commands.run({ urlHash, actor, correlation }, removeDemoActivity, { actor });
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
  async remove(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    const command = new RemoveDemoActivitiesCommand(actor.id, request.id);
    return { removed: await this.commands.execute(command) };
  }
}
