import { Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { withMinimumDuration } from '../../../../kernel/http/answers/minimum-duration.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { mailboxKey } from '../../adapters/email-claims.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { Email } from '../credentials.schema.ts';
import { RequestPasswordReset } from './request-password-reset.handler.ts';

/** A known e-mail has a link made and mailed meanwhile. */
const LONGER_THAN_ANY_MS = 120;

@Controller('request-password-reset')
export class RequestPasswordResetHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
  ) {}

  /** The body is the e-mail alone, a bare JSON string (spec section 7). */
  @Public()
  @Post()
  @HttpCode(200)
  async request(@JsonBody(Email) email: string, @Ip() ip: string, @Req() request: FastifyRequest) {
    await this.limits.spend('reset_address', ip);
    await this.limits.spend('reset_email', mailboxKey(email.trim()));
    const requesting = this.commands.execute<RequestPasswordReset, void>(
      new RequestPasswordReset(email.trim(), request.id),
    );
    await withMinimumDuration(LONGER_THAN_ANY_MS, requesting);
    return { message: 'If an account with this email exists, a password reset link has been sent.' };
  }
}
