import { Controller, Ip, Post, Req } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { AccessToken, accessToken, BrowserSecret } from '../account.schema.ts';
import { FamiliarNetworks } from '../adapters/familiar-networks.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { MailLinks } from '../adapters/mail-links.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { AccountCommands } from './account-commands.ts';
import { RecordUseCommand } from './record-use.use-case.ts';

interface LinkSignIn {
  readonly userId: number;
  /** Bearer token of a new login session. */
  readonly token: string;
}

export class SignInWithLinkCommand extends Command<LinkSignIn> {
  constructor(
    /** Of the verification link, which was opened before. */
    readonly linkToken: string,
    readonly browserSecret: string,
    /** IP address of the request. */
    readonly address: string,
  ) {
    super();
  }
}

/** One sentence for all cases. */
const REFUSED = 'This link logs in once, in the browser that signed up. Please log in with your password.';

/**
 * Logs in the browser that registered, by the link that verified its registration. The link alone logs nobody in: it
 * may have been opened by somebody whose email another person registered, or by a link scanner.
 */
@CommandHandler(SignInWithLinkCommand)
export class SignInWithLinkHandler implements ICommandHandler<SignInWithLinkCommand> {
  constructor(
    private readonly accounts: AccountCommands,
    private readonly links: MailLinks,
    private readonly familiar: FamiliarNetworks,
    private readonly sessions: LoginSessions,
  ) {}

  async execute({ linkToken, browserSecret, address }: SignInWithLinkCommand): Promise<LinkSignIn> {
    const link = await this.links.find('verify_email', linkToken);
    if (link?.registrationId == null) throw unauthenticated(REFUSED);
    const { userId, registrationId } = link;
    const { state } = await this.accounts.load(userId);
    if (state.status !== 'open' || state.confirmedRegistration !== registrationId)
      throw unauthenticated(REFUSED);
    if (!(await this.links.useBrowserSecret(linkToken, browserSecret))) throw unauthenticated(REFUSED);
    await this.familiar.remember(state.email, address);
    return { userId, token: await this.sessions.open(userId) };
  }
}

const LinkLogin = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 200, errorMessage: 'Verification token is missing' }),
    browser_secret: BrowserSecret,
  },
  { additionalProperties: false },
);

@Controller('login/link')
export class SignInWithLinkHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Log in the browser that registered, by its verification link', 200: AccessToken })
  async signIn(
    @JsonBody(LinkLogin) body: Static<typeof LinkLogin>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.consume('link', ip);
    const command = new SignInWithLinkCommand(body.token, body.browser_secret, ip);
    const { userId, token } = await this.commands.execute(command);
    await this.commands.execute(new RecordUseCommand({ actor: userId, correlation: request.id }));
    return accessToken(token);
  }
}
