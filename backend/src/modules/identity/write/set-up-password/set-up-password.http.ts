import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { NewPassword } from '../credentials.schema.ts';
import { SetUpPassword } from './set-up-password.handler.ts';

const FirstPassword = Type.Object({ new_password: NewPassword }, { additionalProperties: false });

@Controller('users/me/setup-password')
export class SetUpPasswordHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(200)
  async setUp(
    @Actor() actor: ActorIdentity,
    @JsonBody(FirstPassword) body: Static<typeof FirstPassword>,
    @Req() request: FastifyRequest,
  ) {
    const asked = { actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<SetUpPassword, bigint>(
      new SetUpPassword(asked, body.new_password),
    );
    await this.afterProjection.reached(position, ['accounts']);
    return { message: 'Password set up successfully' };
  }
}
