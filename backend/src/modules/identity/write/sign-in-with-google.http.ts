import { Controller, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Correlation, Public } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { AccessToken, accessToken, BrowserZone } from '../account.schema.ts';
import { GoogleIdentities } from '../adapters/google-identities.ts';
import { RateLimits } from '../adapters/rate-limits.ts';
import { RecordUseCommand } from './record-use.use-case.ts';
import { SignInWithProviderCommand } from './sign-in-with-provider.use-case.ts';

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
    private readonly google: GoogleIdentities,
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Public()
  @Post()
  @Answers({ summary: 'Log in with an ID token of Google', 200: AccessToken, problems: [403, 409] })
  async signIn(
    @JsonBody(GoogleCredential) body: Static<typeof GoogleCredential>,
    @Ip() ip: string,
    @Correlation() correlation: string,
  ) {
    await this.limits.consume('google', ip);
    const { credential, time_zone } =
      typeof body === 'string' ? { credential: body, time_zone: undefined } : body;
    const identity = await this.google.verify(credential);
    const { userId, token } = await this.commands.execute(
      new SignInWithProviderCommand(identity, time_zone, correlation),
    );
    await this.commands.execute(new RecordUseCommand({ actor: userId, correlation }));
    return accessToken(token);
  }
}
