import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  ResponseBodyError,
  type ServerMetadata,
  type UserInfoResponse,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config, type OidcConfig } from '../../../platform/config/config.ts';
import { withoutSlash } from '../../../platform/config/setting-types.ts';
import { isStorable } from '../../../platform/database/storable.ts';
import { DomainError, notFound, unauthenticated } from '../../../platform/errors/domain-error.ts';
import { isPlainAddress } from '../../../platform/config/address.ts';
import type { ProvenIdentity } from '../account.aggregate.ts';
import type { OidcAttempt } from './oidc-attempt.ts';
import { isPlain } from './email-claims.ts';

const DISCOVERED_MS = 600_000;
const TIMEOUT_SECONDS = 10;
/** Failures of the way to the provider; all others refuse the login. */
const OUTAGES = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR']);

/** The identity provider of this site: OpenID Connect with the authorization code flow and PKCE. */
@Injectable()
export class OidcProvider {
  private readonly logger = new Logger(OidcProvider.name);
  private discovered?: { readonly server: ServerMetadata; readonly at: number };

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Address of the provider's login page. */
  async loginUrl({ state, nonce, verifier }: OidcAttempt): Promise<string> {
    const settings = this.settings();
    return this.ask(settings, async () => {
      const client = await this.client(settings);
      return buildAuthorizationUrl(client, {
        redirect_uri: this.redirectUri,
        scope: scopeFor(settings, client.serverMetadata()),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    });
  }

  /**
   * Redeems the code that the browser came back with.
   * @throws DomainError unauthenticated for a code or an ID token that isn't of this login
   */
  async identify(answer: URLSearchParams, { state, nonce, verifier }: OidcAttempt): Promise<ProvenIdentity> {
    const settings = this.settings();
    const callback = new URL(`?${answer.toString()}`, this.redirectUri);
    const { issuer, claims } = await this.ask(settings, async () => {
      const client = await this.client(settings);
      const tokens = await authorizationCodeGrant(client, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const inToken = tokens.claims()!;
      const isWhole =
        inToken['email'] !== undefined && (settings.adminGroup === undefined || 'groups' in inToken);
      const told =
        isWhole || client.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await fetchUserInfo(client, tokens.access_token, inToken.sub);
      return { issuer: client.serverMetadata().issuer, claims: { ...told, ...inToken } };
    });
    return identityOf(issuer, claims, settings);
  }

  private get redirectUri(): string {
    return `${this.config.publicUrl}/login/oidc`;
  }

  private settings(): OidcConfig {
    const { oidc } = this.config;
    if (oidc === undefined) throw notFound('Single sign-on is not set up here');
    return oidc;
  }

  /** With the keys of today: those of the last login may have been rotated since. */
  private async client(settings: OidcConfig): Promise<Configuration> {
    const server = await this.discover(settings);
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const { clientId, clientSecret, issuer } = settings;
    const client = new Configuration(server, clientId, undefined, authenticate(clientSecret));
    client.timeout = TIMEOUT_SECONDS;
    if (isPlainHttp(issuer)) allowInsecureRequests(client);
    enableNonRepudiationChecks(client);
    return client;
  }

  private async discover({ issuer, clientId }: OidcConfig): Promise<ServerMetadata> {
    const now = this.clock.now().getTime();
    if (this.discovered !== undefined && now - this.discovered.at < DISCOVERED_MS)
      return this.discovered.server;
    const address = new URL(`${withoutSlash(issuer)}/.well-known/openid-configuration`);
    const client = await discovery(address, clientId, undefined, undefined, {
      timeout: TIMEOUT_SECONDS,
      ...(isPlainHttp(issuer) && { execute: [allowInsecureRequests] }),
    });
    const server = client.serverMetadata();
    if (withoutSlash(server.issuer) !== withoutSlash(issuer)) {
      throw new TypeError(`OIDC_ISSUER is ${issuer}, and its configuration is of ${server.issuer}`);
    }
    this.discovered = { server, at: now };
    return server;
  }

  private async ask<Answer>({ name }: OidcConfig, request: () => Promise<Answer>): Promise<Answer> {
    try {
      return await request();
    } catch (error) {
      this.logger.warn(`A login with ${name} failed: ${reasonOf(error)}`);
      if (!isOutage(error)) throw unauthenticated(`Failed to log in with ${name}. Please try again.`);
      throw new DomainError('unavailable', `${name} could not be reached. Please try again.`, {
        retryAfterSeconds: 10,
        isExpected: true,
        cause: error,
      });
    }
  }
}

/** A code such as `invalid_grant`, or what the library says. */
const reasonOf = (error: unknown): string =>
  error instanceof ResponseBodyError ? error.error : error instanceof Error ? error.message : 'unknown';

function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (!(error instanceof ClientError)) return !(error instanceof WWWAuthenticateChallengeError);
  if (error.cause instanceof Response) return error.cause.status >= 500;
  return error.code === undefined || OUTAGES.has(error.code);
}

/** Only addresses of this machine pass the check of the settings without https. */
const isPlainHttp = (issuer: string) => issuer.startsWith('http:');

/** Some providers refuse scopes that they don't know. */
function scopeFor({ adminGroup }: OidcConfig, { scopes_supported: known = [] }: ServerMetadata): string {
  const groups = adminGroup !== undefined && known.includes('groups') ? ' groups' : '';
  return `openid email profile${groups}`;
}

function identityOf(
  issuer: string,
  { sub: subject, email, email_verified, groups }: IDToken & Partial<UserInfoResponse>,
  { name, adminGroup }: OidcConfig,
): ProvenIdentity {
  if (!isStorable(subject)) throw unauthenticated(`Failed to log in with ${name}. Please try again.`);
  if (typeof email !== 'string' || !isPlainAddress(email) || !isPlain(email)) {
    throw unauthenticated(`${name} did not send an email address, which an account here needs.`);
  }
  const emailVerified = email_verified === true;
  const isInAdminGroup =
    adminGroup !== undefined && Array.isArray(groups) && (groups as unknown[]).includes(adminGroup);
  return { issuer, subject, email, emailVerified, mayJoin: emailVerified, isInAdminGroup };
}
