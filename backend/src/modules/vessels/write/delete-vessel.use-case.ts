import { Controller, Delete, Param, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { idOr } from '../../../platform/http/requests/parameters.ts';
import { vesselsStream } from '../events/vessel-events.ts';
import { vessels } from '../vessels.aggregate.ts';
import { deleteVessel, type DeleteVessel } from './delete-vessel.decision.ts';

export class DeleteVesselCommand extends Command<void> {
  constructor(
    readonly actor: number,
    readonly vessel: DeleteVessel,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteVesselCommand)
export class DeleteVesselHandler implements ICommandHandler<DeleteVesselCommand> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ actor, vessel, correlation }: DeleteVesselCommand): Promise<void> {
    await this.runner.run({
      aggregate: vessels,
      stream: vesselsStream(actor),
      decide: deleteVessel,
      command: vessel,
      metadata: { actor: String(actor), correlation, subject: String(actor) },
    });
  }
}

@Controller('surf-vessels')
export class DeleteVesselHttp {
  constructor(private readonly commands: CommandBus) {}

  @Expensive('change')
  @Delete(':id')
  @Answers({ summary: 'Delete a vessel', 204: NO_CONTENT, problems: [404] })
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('id', idOr('Surf vessel not found')) vesselId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.commands.execute(new DeleteVesselCommand(actor.id, { vesselId }, request.id));
  }
}
