import { Controller, Delete, HttpCode, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { DeleteActivityCommand } from './delete-activity.handler.ts';

@Controller('activities')
export class DeleteActivityHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Delete(':url_hash')
  @HttpCode(204)
  async delete(
    @Actor() actor: ActorIdentity,
    @Param('url_hash') urlHash: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const command = new DeleteActivityCommand({ urlHash, actor: actor.id, correlation: request.id });
    const position = await this.commands.execute<DeleteActivityCommand, bigint>(command);
    await this.afterProjection.reached(position, ['activities']);
  }
}
