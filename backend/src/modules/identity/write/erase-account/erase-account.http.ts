import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { EraseAccount } from './erase-account.handler.ts';

const Farewell = Type.Object(
  { password: Type.Optional(Type.String({ maxLength: 200 })) },
  { additionalProperties: false },
);

@Controller('users/me/delete-account')
export class EraseAccountHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(204)
  async erase(
    @Actor() actor: ActorIdentity,
    @JsonBody(Farewell) body: Static<typeof Farewell>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.limits.spend('own_password', String(actor.id));
    const asked = { actor: actor.id, correlation: request.id };
    const position = await this.commands.execute<EraseAccount, bigint>(
      new EraseAccount(asked, body.password),
    );
    await this.afterProjection.reached(position, ['accounts']);
  }
}
