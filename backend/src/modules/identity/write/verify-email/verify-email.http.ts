import { Controller, Get, Ip, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { ConfirmEmail } from './verify-email.handler.ts';

@Controller('verify-email')
export class VerifyEmailHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
    private readonly limits: GuessLimits,
  ) {}

  @Public()
  @Get(':token')
  async verify(@Param('token') token: string, @Ip() ip: string, @Req() request: FastifyRequest) {
    await this.limits.spend('link', ip);
    const position = await this.commands.execute<ConfirmEmail, bigint>(new ConfirmEmail(token, request.id));
    await this.afterProjection.reached(position, ['accounts']);
    return { message: 'Email verified successfully. You can now log in.' };
  }
}
