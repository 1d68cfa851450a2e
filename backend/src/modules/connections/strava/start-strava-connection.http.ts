import { Controller, Get, Inject, Res } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../platform/admission/actor.ts';
import { keepCookie } from '../../../platform/http/requests/browser-cookie.ts';
import { ConnectedServices } from '../services/connected-services.ts';
import { OAuthStates, STATE_COOKIE } from './oauth-states.ts';
import { OwnAccounts } from '../adapters/own-accounts.ts';
import { StravaOAuth } from './strava-oauth.ts';
import { notOffered } from '../write/service-failure.ts';

const AuthorizationUrl = Type.Object(
  { authorization_url: Type.String() },
  { $id: 'StravaAuthorizationUrl', additionalProperties: false },
);

/** Nothing has happened yet when a person is sent to Strava, so this records no event. */
@Controller('connect/strava/auth-url')
export class StartStravaConnectionHttp {
  constructor(
    private readonly services: ConnectedServices,
    private readonly accounts: OwnAccounts,
    private readonly states: OAuthStates,
    private readonly oauth: StravaOAuth,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Answers({ summary: "Address of Strava's page for connecting", 200: AuthorizationUrl, problems: [404] })
  async start(@Actor() { id: owner }: ActorIdentity, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!this.services.isOffered('strava')) throw notOffered('strava');
    await this.accounts.assertOwn(owner);
    const state = await this.states.issue(owner);
    keepCookie(reply, STATE_COOKIE, state, this.config.publicUrl);
    return { authorization_url: this.oauth.authorizationUrl(state) };
  }
}
