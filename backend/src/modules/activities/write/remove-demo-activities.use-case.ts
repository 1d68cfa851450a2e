import { Controller, Delete, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { UploadClaims } from '../adapters/files/upload-claims.ts';
import { ActivityCommands } from './activity-commands.ts';
import { removeDemoActivity } from './remove-demo-activities.decision.ts';

/** Resolves to how many were removed. */
export class RemoveDemoActivitiesCommand extends Command<number> {
  constructor(
    readonly actor: number,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveDemoActivitiesCommand)
export class RemoveDemoActivitiesHandler implements ICommandHandler<RemoveDemoActivitiesCommand> {
  constructor(
    private readonly commands: ActivityCommands,
    private readonly claims: UploadClaims,
  ) {}

  async execute({ actor, correlation }: RemoveDemoActivitiesCommand) {
    let removed = 0;
    for (const urlHash of await this.claims.ofOwner(actor)) {
      const result = await this.commands.run({ urlHash, actor, correlation }, removeDemoActivity, { actor });
      removed += result.events.length;
    }
    return removed;
  }
}

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
