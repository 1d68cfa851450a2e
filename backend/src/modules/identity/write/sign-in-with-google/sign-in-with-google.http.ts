import { Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { GuessLimits } from '../../adapters/guess-limits.ts';
import { SignInWithGoogle, type GoogleSignIn } from './sign-in-with-google.handler.ts';

const Credential = Type.String({ minLength: 1, maxLength: 8192 });

/** The raw credential as a JSON string (spec section 7), or in the object that Google's script hands over. */
const GoogleCredential = Type.Union(
  [Credential, Type.Object({ credential: Credential }, { additionalProperties: false })],
  { errorMessage: 'Failed to log in with Google. Please try again.' },
);

@Controller('login/google')
export class SignInWithGoogleHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: GuessLimits,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  async signIn(
    @JsonBody(GoogleCredential) body: Static<typeof GoogleCredential>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
  ) {
    await this.limits.spend('google', ip);
    const credential = typeof body === 'string' ? body : body.credential;
    const { token, position } = await this.commands.execute<SignInWithGoogle, GoogleSignIn>(
      new SignInWithGoogle(credential, request.id),
    );
    await this.afterProjection.reached(position, ['accounts']);
    return { access_token: token, token_type: 'bearer' };
  }
}
