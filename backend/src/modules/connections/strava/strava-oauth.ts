import { Inject, Injectable } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  refreshTokenGrant,
  type TokenEndpointResponse,
  tokenRevocation,
} from 'openid-client';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { type ServiceAccount, ServiceProblem, type ServiceTokens } from '../connected-service.port.ts';
import { askService, type ServiceAnswer } from '../adapters/service-request.ts';
import { idOf, textOf } from '../adapters/service-values.ts';
import { stravaProblem } from './strava-answer.ts';

const SCOPE = 'read,activity:read_all';
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 100_000;

/** Whether granted scopes, as the callback's address lists them, allow reading activities. */
export const allowsReading = (scope: string): boolean =>
  scope.split(/[\s,]+/).some((granted) => granted === 'activity:read' || granted === 'activity:read_all');

/** Authorization at Strava: OAuth 2.0 with a few peculiarities. */
@Injectable()
export class StravaOAuth {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  authorizationUrl(state: string): string {
    return buildAuthorizationUrl(this.client(ClientSecretPost), {
      redirect_uri: this.redirectUri,
      scope: SCOPE,
      approval_prompt: 'auto',
      state,
    }).href;
  }

  /** @throws ServiceProblem; refused for a code that is used, expired or another client's */
  async exchange(code: string): Promise<{ tokens: ServiceTokens; account: ServiceAccount }> {
    const callback = new URL(this.redirectUri);
    callback.searchParams.set('code', code);
    const answer = await this.ask(() => authorizationCodeGrant(this.client(ClientSecretPost), callback));
    return { tokens: this.tokensOf(answer), account: accountOf(answer) };
  }

  /** @throws ServiceProblem */
  async refresh({ refreshToken }: ServiceTokens): Promise<ServiceTokens> {
    const answer = await this.ask(() => refreshTokenGrant(this.client(ClientSecretPost), refreshToken));
    return this.tokensOf(answer, refreshToken);
  }

  /** @throws ServiceProblem */
  async revoke({ accessToken }: ServiceTokens): Promise<void> {
    await this.ask(() => tokenRevocation(this.client(ClientSecretBasic), accessToken));
  }

  private get redirectUri(): string {
    return `${this.config.publicUrl}/connect/strava/callback`;
  }

  private client(authentication: (secret: string) => ClientAuth): Configuration {
    const { oauthBase, client } = this.config.strava;
    if (client === undefined) throw new ServiceProblem('blocked', 'Strava is not set up');
    const client_ = new Configuration(
      {
        issuer: oauthBase,
        authorization_endpoint: `${oauthBase}/oauth/authorize`,
        token_endpoint: `${oauthBase}/oauth/token`,
        revocation_endpoint: `${oauthBase}/oauth/revoke`,
      },
      client.id,
      undefined,
      authentication(client.secret),
    );
    // Only addresses of this machine pass the check of the settings without https.
    if (oauthBase.startsWith('http:')) allowInsecureRequests(client_);
    client_[customFetch] = (url, { method, headers, body }) =>
      this.fetch(new URL(url), method, headers, body as URLSearchParams);
    return client_;
  }

  /** @throws ServiceProblem for any answer that is not a success */
  private async fetch(url: URL, method: string, headers: Record<string, string>, body: URLSearchParams) {
    const answer = await askService(url, {
      method,
      headers,
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (answer.status !== 200) throw tokenProblem(stravaProblem(answer, this.clock.now()), answer);
    return new Response(answer.bytes.length === 0 ? null : Buffer.from(answer.bytes), {
      status: 200,
      headers: answer.headers,
    });
  }

  private async ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await request();
    } catch (error) {
      const { cause, message } = error as Error;
      if (error instanceof ServiceProblem) throw error;
      throw cause instanceof ServiceProblem ? cause : new ServiceProblem('unavailable', `Strava: ${message}`);
    }
  }

  private tokensOf(answer: TokenEndpointResponse, earlierRefreshToken?: string): ServiceTokens {
    const refreshToken = answer.refresh_token ?? earlierRefreshToken;
    if (refreshToken === undefined) throw new ServiceProblem('unavailable', 'Strava: no refresh token');
    return {
      version: 1,
      accessToken: answer.access_token,
      refreshToken,
      expiresAt: this.clock.now().getTime() + (answer.expires_in ?? 0) * 1000,
    };
  }
}

/** Only a refused grant, which Strava answers with 400, ends a connection. */
const tokenProblem = (problem: ServiceProblem, { status }: ServiceAnswer) =>
  problem.kind === 'refused' && status === 401 ? new ServiceProblem('blocked', problem.message) : problem;

function accountOf(answer: TokenEndpointResponse): ServiceAccount {
  const athlete = (answer['athlete'] ?? {}) as unknown as Readonly<Record<string, unknown>>;
  const id = idOf(athlete['id']);
  if (id === undefined) throw new ServiceProblem('unavailable', 'Strava: no athlete');
  const [first, last, username] = ['firstname', 'lastname', 'username'].map((name) => textOf(athlete[name]));
  return { id, name: `${first} ${last}`.trim() || username || 'Strava athlete' };
}
