import { Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { NewPassword } from '../credentials.schema.ts';
import { ResetPassword } from './reset-password.handler.ts';

const Reset = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 200,
      errorMessage: 'Invalid reset link. Please request a new password reset.',
    }),
    new_password: NewPassword,
  },
  { additionalProperties: false },
);

@Controller('reset-password')
export class ResetPasswordHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  async reset(@JsonBody(Reset) body: Static<typeof Reset>, @Ip() ip: string, @Req() request: FastifyRequest) {
    await this.limits.spend('link', ip);
    const position = await this.commands.execute<ResetPassword, bigint>(
      new ResetPassword(body.token, body.new_password, ip, request.id),
    );
    await this.afterProjection.reached(position, ['accounts']);
    return { message: 'Password reset successfully. You can now log in with your new password.' };
  }
}
