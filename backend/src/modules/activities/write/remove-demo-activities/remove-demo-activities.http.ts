import { Controller, Delete, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { RemoveDemoActivities, type RemovedDemoActivities } from './remove-demo-activities.handler.ts';

@Controller('demo-activities')
export class RemoveDemoActivitiesHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete()
  async remove(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    const { removed, position } = await this.commands.execute<RemoveDemoActivities, RemovedDemoActivities>(
      new RemoveDemoActivities(actor.id, request.id),
    );
    await this.afterProjection.reached(position, ['activities']);
    return { removed };
  }
}
