import { Controller, Inject, Ip, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { AccessToken, accessToken, BrowserZone } from '../account.schema.ts';
import { Credentials } from '../adapters/credentials.ts';
import { EmailClaims } from '../adapters/email-claims.ts';
import { GoogleClaims, GoogleIdentities } from '../adapters/google-accounts.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { RecordUseCommand } from './record-use.use-case.ts';
import { firstClock } from './first-clock.ts';
import { requireOpenRegistration } from './open-registration.ts';
import { signInWithGoogle } from './sign-in-with-google.decision.ts';

interface GoogleSignIn {
  readonly userId: number;
  /** Bearer token of a new login session. */
  readonly token: string;
}

export class SignInWithGoogleCommand extends Command<GoogleSignIn> {
  constructor(
    /** ID token issued by Google's sign-in button. */
    readonly credential: string,
    readonly timeZone: string | undefined,
    readonly correlation: string,
  ) {
    super();
  }
}

@CommandHandler(SignInWithGoogleCommand)
export class SignInWithGoogleHandler implements ICommandHandler<SignInWithGoogleCommand> {
  constructor(
    private readonly google: GoogleIdentities,
    private readonly googleClaims: GoogleClaims,
    private readonly emails: EmailClaims,
    private readonly credentials: Credentials,
    private readonly sessions: LoginSessions,
    private readonly commands: AccountCommands,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ credential, timeZone, correlation }: SignInWithGoogleCommand): Promise<GoogleSignIn> {
    const { subject, email, ownsEmail } = await this.google.verify(credential);
    const claimedBy = await this.googleClaims.find(subject);
    const isLinked = claimedBy !== undefined && (await this.isLinked(claimedBy, subject));
    const known = isLinked ? claimedBy : await this.accountOf(email);
    if (known === undefined) requireOpenRegistration(this.config.registration);
    const userId = known ?? (await this.emails.claim(email));
    const clock = firstClock(timeZone, this.clock.now());
    const command = { userId, email, googleSubject: subject, ownsEmail, clock };
    signInWithGoogle(command, (await this.commands.load(userId)).state);
    await this.googleClaims.put(subject, userId);
    const context = { actor: userId, correlation };
    const { events } = await this.commands.run(context, signInWithGoogle, command);
    if (events.some((event) => event.type === 'GoogleLinked' && event.data.discardedPassword)) {
      await this.credentials.deleteUnverified(userId);
    }
    return { userId, token: await this.sessions.open(userId) };
  }

  private async accountOf(email: string): Promise<number | undefined> {
    const userId = await this.emails.find(email);
    const isOpen = userId !== undefined && (await this.commands.load(userId)).state.status !== 'absent';
    return isOpen ? userId : undefined;
  }

  private async isLinked(userId: number, subject: string): Promise<boolean> {
    const { state } = await this.commands.load(userId);
    return state.status === 'open' && state.googleSubject === subject;
  }
}

const Credential = Type.String({ minLength: 1, maxLength: 8192 });

/** The credential as a JSON string, or in an object as Google's script hands it over, with the browser's zone. */
const GoogleCredential = Type.Union(
  [
    Credential,
    Type.Object(
      { credential: Credential, time_zone: Type.Optional(BrowserZone) },
      { additionalProperties: false },
    ),
  ],
  { errorMessage: 'Failed to log in with Google. Please try again.' },
);

@Controller('login/google')
export class SignInWithGoogleHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Log in with an ID token of Google', 200: AccessToken, problems: [403, 409] })
  async signIn(
    @JsonBody(GoogleCredential) body: Static<typeof GoogleCredential>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.consume('google', ip);
    const { credential, time_zone } =
      typeof body === 'string' ? { credential: body, time_zone: undefined } : body;
    const { userId, token } = await this.commands.execute(
      new SignInWithGoogleCommand(credential, time_zone, request.id),
    );
    await this.commands.execute(new RecordUseCommand({ actor: userId, correlation: request.id }));
    return accessToken(token);
  }
}
