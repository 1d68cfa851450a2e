import { Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { withMinimumDuration } from '../../../../kernel/http/answers/minimum-duration.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { callerWords } from '../../adapters/caller-words.ts';
import { isPlain, mailboxKey } from '../../adapters/email-claims.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { networkOf } from '../../../../kernel/http/requests/network-of.ts';
import { Email, NewPassword } from '../credentials.schema.ts';
import { RegisterAccount } from './register.handler.ts';

const Registration = Type.Object({ email: Email, password: NewPassword }, { additionalProperties: false });

/** A new e-mail takes a few milliseconds more than a known one; both take less than this. */
const LONGER_THAN_ANY_MS = 120;

@Controller('register')
export class RegisterHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
  ) {}

  @Public()
  @Post()
  @HttpCode(201)
  async register(
    @JsonBody(Registration) body: Static<typeof Registration>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ) {
    const email = body.email.trim();
    if (!isPlain(email)) throw invalid('Please enter a valid email address');
    await this.limits.spend('register', ip);
    await this.limits.spend('register_email_here', `${mailboxKey(email)} ${networkOf(ip)}`);
    await this.limits.spend('register_email', mailboxKey(email));
    const madeFrom = callerWords(request.headers['user-agent'], ip);
    const registering = this.commands.execute<RegisterAccount, void>(
      new RegisterAccount(email, body.password, madeFrom, request.id),
    );
    await withMinimumDuration(LONGER_THAN_ANY_MS, registering);
    return { message: 'Registration successful. Please check your email for a verification link.' };
  }
}
