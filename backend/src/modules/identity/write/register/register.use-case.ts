import { randomUUID } from 'node:crypto';
import { Controller, Inject, Ip, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { CLOCK, type Clock } from '../../../../kernel/clock/clock.ts';
import { invalid } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { withMinimumDuration } from '../../../../kernel/http/answers/minimum-duration.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { BrowserSecret, BrowserZone, Email, Message, NewPassword } from '../../account.schema.ts';
import { describeClient } from '../../adapters/client-description.ts';
import { EmailClaims, isPlain } from '../../adapters/email-claims.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { PendingRegistrations } from '../../adapters/pending-registrations.ts';
import { RateLimits } from '../../adapters/rate-limits.ts';
import { VerificationMailLimits } from '../../adapters/verification-mail-limits.ts';
import { AccountCommands } from '../account-commands.ts';
import { firstClock } from '../first-clock.ts';
import { register } from './register.decision.ts';

export class RegisterCommand extends Command<void> {
  constructor(
    readonly email: string,
    readonly password: string,
    /** Browser, system and network, for the mail. */
    readonly madeFrom: string,
    readonly browserSecret: string | undefined,
    readonly timeZone: string | undefined,
    readonly correlation: string,
  ) {
    super();
  }
}

/** Does the same work for known and unknown emails. Automations send the mails, which differ. */
@CommandHandler(RegisterCommand)
export class RegisterHandler implements ICommandHandler<RegisterCommand> {
  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
    private readonly pending: PendingRegistrations,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(registration: RegisterCommand): Promise<void> {
    const { email, password, madeFrom, browserSecret, timeZone, correlation } = registration;
    const passwordHash = await this.passwords.hash(password);
    const userId = await this.emails.claim(email);
    const registrationId = randomUUID();
    await this.pending.add({ id: registrationId, userId, passwordHash, madeFrom, browserSecret });
    const clock = firstClock(timeZone, this.clock.now());
    const command = { userId, email, registrationId, clock };
    await this.commands.run({ actor: userId, correlation }, register, command);
  }
}

const Registration = Type.Object(
  {
    email: Email,
    password: NewPassword,
    browser_secret: Type.Optional(BrowserSecret),
    time_zone: Type.Optional(BrowserZone),
  },
  { additionalProperties: false },
);

/** Longer than any registration takes, so that the response time does not show whether an email is known. */
const MIN_RESPONSE_MS = 120;

@Controller('register')
export class RegisterHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    private readonly mailLimits: VerificationMailLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Create an account; a mail with a verification link is sent', 201: Message })
  async register(
    @JsonBody(Registration) body: Static<typeof Registration>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ) {
    const email = body.email.trim();
    if (!isPlain(email)) throw invalid('Please enter a valid email address');
    await this.limits.consume('register', ip);
    await this.mailLimits.consume(email, ip);
    const madeFrom = describeClient(request.headers['user-agent'], ip);
    const { password, browser_secret, time_zone } = body;
    const command = new RegisterCommand(email, password, madeFrom, browser_secret, time_zone, request.id);
    await withMinimumDuration(MIN_RESPONSE_MS, () => this.commands.execute(command));
    return { message: 'Registration successful. Please check your email for a verification link.' };
  }
}
