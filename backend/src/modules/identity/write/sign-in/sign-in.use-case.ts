import { Controller, Ip, Post } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { unauthenticated } from '../../../../kernel/errors/domain-error.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { AccessToken, accessToken } from '../../account.schema.ts';
import { LoginSessions } from '../../adapters/login-sessions.ts';
import { Passwords } from '../../adapters/passwords.ts';
import { SignInLimits } from '../../adapters/sign-in-limits.ts';

/** Results in the bearer token of a new login session. */
export class SignInCommand extends Command<string> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

/** One sentence for all cases: a separate one for unverified emails would reveal which emails are verified. */
const REFUSED = 'Incorrect email or password. New here? Verify your email first.';

/** Verifies a hash for unknown emails too, so that they take as long as a wrong password. */
@CommandHandler(SignInCommand)
export class SignInHandler implements ICommandHandler<SignInCommand> {
  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: LoginSessions,
  ) {}

  async execute({ email, password }: SignInCommand): Promise<string> {
    const { userId, hash } = await this.passwords.findByEmail(email);
    const matches = await this.passwords.matches(hash, password);
    if (!matches || userId === undefined) throw unauthenticated(REFUSED);
    return this.sessions.open(userId);
  }
}

/** Sent as a form; `username` is the email. */
const Login = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 254, errorMessage: 'Email is required' }),
    password: Type.String({ minLength: 1, maxLength: 200, errorMessage: 'Password is required' }),
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
  async signIn(@JsonBody(Login) body: Static<typeof Login>, @Ip() ip: string) {
    const email = body.username.trim();
    const attempt = await this.limits.begin(email, ip);
    const token = await this.commands.execute(new SignInCommand(email, body.password));
    await attempt.succeeded();
    return accessToken(token);
  }
}
