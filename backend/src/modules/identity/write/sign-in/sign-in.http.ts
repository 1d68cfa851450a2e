import { Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { SignInTries } from '../../adapters/sign-in-tries.ts';
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
    private readonly tries: SignInTries,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  async signIn(@JsonBody(Credentials) body: Static<typeof Credentials>, @Ip() ip: string) {
    const email = body.username.trim();
    const attempt = await this.tries.begin(email, ip);
    const token = await this.commands.execute<SignIn, string>(new SignIn(email, body.password));
    await attempt.succeeded();
    return { access_token: token, token_type: 'bearer' };
  }
}
