import { randomUUID } from 'node:crypto';
import { Controller, Inject, Injectable, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { sliceOf } from '../../../kernel/slices.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { ReaderLanguage } from '../../../platform/http/requests/reader-language.ts';
import { withMinimumDuration } from '../../../kernel/decider/minimum-duration.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { BrowserSecret, BrowserZone, Email, Message, NewPassword } from '../account.schema.ts';
import { describeClient } from '../adapters/client-description.ts';
import { EmailClaims, isPlain } from '../adapters/email-claims.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { Passwords } from '../adapters/passwords.ts';
import { PendingRegistrations } from '../adapters/pending-registrations.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { VerificationMailLimits } from '../adapters/verification-mail-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { firstClock } from './first-clock.ts';
import { requireOpenRegistration } from './open-registration.ts';
import { acceptInvitation, invalidInvitation } from './accept-invitation.decision.ts';
import { register } from './register.decision.ts';

export interface Registration {
  readonly email: string;
  readonly password: string;
  /** Browser, system and network, for the mail. */
  readonly madeFrom: string;
  /** Of the browser, for dates in the mail. */
  readonly language: string;
  readonly browserSecret: string | undefined;
  readonly timeZone: string | undefined;
  readonly correlation: string;
  /** Token of the link of an invitation. */
  readonly invitation?: string | undefined;
}

/** Does the same work for known and unknown emails. Automations send the mails, which differ. Invitations need none. */
@Injectable()
export class RegisterHandler {
  constructor(
    private readonly commands: AccountCommands,
    private readonly emails: EmailClaims,
    private readonly passwords: Passwords,
    private readonly pending: PendingRegistrations,
    private readonly links: MailLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(registration: Registration): Promise<void> {
    const { email, password, madeFrom, language, browserSecret, timeZone, correlation, invitation } =
      registration;
    const { registration: open } = this.config;
    if (invitation !== undefined && open !== 'closed') return this.accept(registration, invitation);
    requireOpenRegistration(open);
    const passwordHash = await this.passwords.hash(password);
    const userId = await this.emails.claim(email);
    const registrationId = randomUUID();
    await this.pending.add({ id: registrationId, userId, passwordHash, madeFrom, language, browserSecret });
    const clock = firstClock(timeZone, this.clock.now());
    const command = { userId, email, registrationId, clock };
    await this.commands.run({ actor: userId, correlation }, register, command);
  }

  /** The password comes before the event and the link after it: after a crash in between the link works again. */
  private async accept(registration: Registration, invitation: string): Promise<void> {
    const { email, password, timeZone, correlation } = registration;
    const link = await this.links.find('invitation', invitation);
    const userId = await this.emails.find(email);
    if (link === undefined || link.used || link.userId !== userId) throw invalidInvitation();
    const command = { userId, email, clock: firstClock(timeZone, this.clock.now()) };
    acceptInvitation(command, (await this.commands.load(userId)).state);
    await this.passwords.set(userId, await this.passwords.hash(password));
    await this.commands.run({ actor: userId, correlation }, acceptInvitation, command);
    await this.links.use(invitation);
    await this.pending.deleteAll(userId);
  }
}

export const RegisterCommand = sliceOf(RegisterHandler);

const RegistrationBody = Type.Object(
  {
    email: Email,
    password: NewPassword,
    browser_secret: Type.Optional(BrowserSecret),
    time_zone: Type.Optional(BrowserZone),
    invitation: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  },
  { additionalProperties: false },
);

@Controller('register')
export class RegisterHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    private readonly mailLimits: VerificationMailLimits,
  ) {}

  @Public()
  @Post()
  @Answers({
    summary:
      'Create an account; a mail with a verification link is sent, unless an invitation proves the email',
    201: Message,
    problems: [403],
  })
  async register(
    @JsonBody(RegistrationBody) body: Static<typeof RegistrationBody>,
    @Ip() ip: string,
    @ReaderLanguage() language: string,
    @Req() request: FastifyRequest,
  ) {
    const email = body.email.trim();
    if (!isPlain(email)) throw invalid('Please enter a valid email address');
    const { password, browser_secret, time_zone, invitation } = body;
    await this.limits.consume('register', ip);
    if (invitation === undefined) await this.mailLimits.consume(email, ip);
    const madeFrom = describeClient(request.headers['user-agent'], ip);
    const command = new RegisterCommand({
      email,
      password,
      madeFrom,
      language,
      browserSecret: browser_secret,
      timeZone: time_zone,
      correlation: request.id,
      invitation,
    });
    await withMinimumDuration(() => this.commands.execute(command));
    const next =
      invitation === undefined ? 'Please check your email for a verification link.' : 'You can now log in.';
    return { message: `Registration successful. ${next}` };
  }
}
