import { Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { JsonBody } from '../../../../kernel/http/json-body.ts';
import { Public } from '../../../../kernel/http/public.ts';
import { emailKey } from '../../adapters/email-claims.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { SignIn } from './sign-in.handler.ts';

/** Sent as a form; `username` is the e-mail. */
const Credentials = Type.Object(
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
    private readonly limits: GuessLimits,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  async signIn(@JsonBody(Credentials) body: Static<typeof Credentials>, @Ip() ip: string) {
    const account = emailKey(body.username.trim());
    await this.limits.spend('sign_in_address', ip);
    await this.limits.spend('sign_in_account', account);
    const token = await this.commands.execute<SignIn, string>(
      new SignIn(body.username.trim(), body.password),
    );
    await this.limits.forgive('sign_in_account', account);
    return { access_token: token, token_type: 'bearer' };
  }
}
