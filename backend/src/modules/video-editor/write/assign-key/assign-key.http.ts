import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { AssignKeyCommand, type AssignedKey } from './assign-key.handler.ts';

@Controller('users/me/get-activation-key')
export class AssignKeyHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(200)
  async assign(@Actor() actor: ActorIdentity, @Req() request: FastifyRequest) {
    const { key, position } = await this.commands.execute<AssignKeyCommand, AssignedKey>(
      new AssignKeyCommand(actor.id, request.id),
    );
    await this.afterProjection.reached(position, ['activation_keys']);
    return { key };
  }
}
