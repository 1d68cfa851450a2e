import { Controller, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { unauthenticated } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
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

/** One sentence for all cases. */
const REFUSED = 'This link logs in once, in the browser that signed up. Please log in with your password.';

/**
 * Logs in the browser that registered, by the link that verified its registration. The link alone logs nobody in: it
 * may have been opened by somebody whose email another person registered, or by a link scanner.
 */
export const SignInWithLinkCommand = slice(
  [AccountCommands, MailLinks, FamiliarNetworks, LoginSessions],
  (accounts, links, familiar, sessions) =>
    async (
      /** Of the verification link, which was opened before. */
      linkToken: string,
      browserSecret: string,
      /** IP address of the request. */
      address: string,
    ): Promise<LinkSignIn> => {
      const link = await links.find('verify_email', linkToken);
      if (link?.registrationId == null) throw unauthenticated(REFUSED);
      const { userId, registrationId } = link;
      const { state } = await accounts.load(userId);
      if (state.status !== 'open' || state.confirmedRegistration !== registrationId)
        throw unauthenticated(REFUSED);
      if (!(await links.useBrowserSecret(linkToken, browserSecret))) throw unauthenticated(REFUSED);
      await familiar.remember(state.email, address);
      return { userId, token: await sessions.open(userId) };
    },
);

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
    @Correlation() correlation: string,
  ) {
    await this.limits.consume('link', ip);
    const command = new SignInWithLinkCommand(body.token, body.browser_secret, ip);
    const { userId, token } = await this.commands.execute(command);
    await this.commands.execute(new RecordUseCommand({ actor: userId, correlation }));
    return accessToken(token);
  }
}
