import { Controller, Inject, Ip, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { invalid } from '../../../platform/errors/domain-error.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { cookieIn, dropCookie, keepCookie } from '../../../platform/http/requests/browser-cookie.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { AccessToken, accessToken, BrowserZone } from '../account.schema.ts';
import { ATTEMPT_COOKIE, attemptIn, cookieOf, newAttempt } from '../adapters/oidc-attempt.ts';
import { OidcProvider } from '../adapters/oidc-provider.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { RecordUseCommand } from './record-use.use-case.ts';
import { SignInWithProviderCommand } from './sign-in-with-provider.use-case.ts';

const LoginUrl = Type.Object(
  { login_url: Type.String() },
  { $id: 'OidcLoginUrl', additionalProperties: false },
);

const Parameter = Type.String({ minLength: 1, maxLength: 4000 });
const OidcAnswer = Type.Object(
  {
    code: Parameter,
    state: Parameter,
    iss: Type.Optional(Parameter),
    time_zone: Type.Optional(BrowserZone),
  },
  { additionalProperties: false },
);

@Controller('login/oidc')
export class SignInWithOidcHttp {
  constructor(
    private readonly provider: OidcProvider,
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Post('start')
  @Answers({
    summary: "Address of the login page of this site's identity provider",
    200: LoginUrl,
    problems: [404],
  })
  async start(
    @Ip() ip: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Static<typeof LoginUrl>> {
    await this.limits.consume('oidc_start', ip);
    const attempt = newAttempt();
    const login_url = await this.provider.loginUrl(attempt);
    keepCookie(reply, ATTEMPT_COOKIE, cookieOf(attempt), this.config.publicUrl);
    return { login_url };
  }

  @Public()
  @Post()
  @Answers({
    summary: 'Log in with what the identity provider sent the browser back with',
    200: AccessToken,
    problems: [403, 404, 409],
  })
  async signIn(
    @JsonBody(OidcAnswer) { time_zone, ...answer }: Static<typeof OidcAnswer>,
    @Ip() ip: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limits.consume('oidc', ip);
    const attempt = attemptIn(cookieIn(request, ATTEMPT_COOKIE), answer.state);
    if (attempt === undefined) {
      throw invalid('This login was started in another browser or too long ago. Please log in again.');
    }
    dropCookie(reply, ATTEMPT_COOKIE, this.config.publicUrl);
    const identity = await this.provider.identify(new URLSearchParams(answer), attempt);
    const { userId, token } = await this.commands.execute(
      new SignInWithProviderCommand(identity, time_zone, request.id),
    );
    await this.commands.execute(new RecordUseCommand({ actor: userId, correlation: request.id }));
    return accessToken(token);
  }
}
