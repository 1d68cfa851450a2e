import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { ExistingPassword, NewPassword } from '../credentials.schema.ts';
import { ChangePassword } from './change-password.handler.ts';

const PasswordChange = Type.Object(
  { current_password: ExistingPassword, new_password: NewPassword },
  { additionalProperties: false },
);

@Controller('users/me/change-password')
export class ChangePasswordHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
  ) {}

  /** Every other session ends; this one goes on with the token of the answer. */
  @Post()
  @HttpCode(200)
  async change(
    @Actor() actor: ActorIdentity,
    @JsonBody(PasswordChange) body: Static<typeof PasswordChange>,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.spend('own_password', String(actor.id));
    const asked = { actor: actor.id, correlation: request.id };
    const token = await this.commands.execute<ChangePassword, string>(
      new ChangePassword(asked, body.current_password, body.new_password),
    );
    return { message: 'Password changed successfully', access_token: token, token_type: 'bearer' };
  }
}
