import { Controller, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { unauthenticated } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
import { AccessToken, accessToken, atMost } from '../account.schema.ts';
import { LoginSessions } from '../adapters/login-sessions.ts';
import { Passwords } from '../adapters/passwords.ts';
import { SignInLimits } from '../adapters/sign-in-limits.ts';
import { RecordUseCommand } from './record-use.use-case.ts';

interface SignIn {
  readonly userId: number;
  /** Bearer token of a new login session. */
  readonly token: string;
}

/** One sentence for all cases: a separate one for unverified emails would reveal which emails are verified. */
const REFUSED = 'Incorrect email or password. New here? Verify your email first.';

/** Verifies a hash for unknown emails too, so that they take as long as a wrong password. */
export const SignInCommand = slice(
  [Passwords, LoginSessions],
  (passwords, sessions) =>
    async (email: string, password: string): Promise<SignIn> => {
      const { userId, hash } = await passwords.findByEmail(email);
      const matches = await passwords.matches(hash, password);
      if (!matches || userId === undefined) throw unauthenticated(REFUSED);
      return { userId, token: await sessions.open(userId) };
    },
);

/** Sent as a form; `username` is the email. */
const Login = Type.Object(
  {
    username: Type.String({ minLength: 1, errorMessage: 'Email is required', ...atMost(254, 'Email') }),
    password: Type.String({ minLength: 1, errorMessage: 'Password is required', ...atMost(200, 'Password') }),
  },
  { additionalProperties: false },
);

@Controller('token')
export class SignInHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: SignInLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Log in with email and password, sent as a form', 200: AccessToken })
  async signIn(
    @JsonBody(Login) body: Static<typeof Login>,
    @Ip() ip: string,
    @Correlation() correlation: string,
  ) {
    const email = body.username.trim();
    const attempt = await this.limits.begin(email, ip);
    const { userId, token } = await this.commands.execute(new SignInCommand(email, body.password));
    await attempt.succeeded();
    await this.commands.execute(new RecordUseCommand({ actor: userId, correlation }));
    return accessToken(token);
  }
}
