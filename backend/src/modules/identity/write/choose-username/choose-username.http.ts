import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { ChooseUsernameCommand } from './choose-username.handler.ts';

const Username = Type.Object(
  { username: Type.String({ maxLength: 1000, errorMessage: 'Username cannot be empty' }) },
  { additionalProperties: false },
);

@Controller('users/me/update-username')
export class ChooseUsernameHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(200)
  async choose(
    @Actor() actor: ActorIdentity,
    @JsonBody(Username) { username }: Static<typeof Username>,
    @Req() request: FastifyRequest,
  ) {
    const asked = { actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<ChooseUsernameCommand, bigint>(
      new ChooseUsernameCommand(asked, username),
    );
    await this.afterProjection.reached(position, ['accounts']);
    return { username: username.trim() };
  }
}
