import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type GarminAccount } from './world.ts';

const ACCESS_SECONDS = 86_400;
const REFRESH_SECONDS = 2_592_000;
const SCOPE = ['CONNECT_READ', 'CONNECT_WRITE', 'DT_CLIENT_ANALYTICS_WRITE'];

interface Access {
  readonly accountId: number;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

interface Refresh {
  readonly account: GarminAccount;
  readonly clientId: string;
  readonly expiresAt: number;
}

export interface DiAnswer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token_expires_in: number;
  readonly scope: string;
  readonly jti: string;
}

/** The tokens of Garmin's device interface: an access token is a JWT, a refresh token is used once. */
export class DiTokens {
  private readonly key = randomBytes(32);
  private readonly access = new Map<string, Access>();
  private readonly refresh = new Map<string, Refresh>();

  issue(account: GarminAccount, clientId: string): DiAnswer {
    const now = this.seconds();
    const jti = randomUUID();
    const accessToken = this.jwt({
      iss: 'https://diauth.garmin.com',
      sub: account.garminGuid,
      garmin_guid: account.garminGuid,
      client_id: clientId,
      scope: SCOPE,
      iat: now,
      exp: now + ACCESS_SECONDS,
      jti,
    });
    const refreshToken = randomBytes(48).toString('base64url');
    this.access.set(accessToken, { accountId: account.id, expiresAt: now + ACCESS_SECONDS });
    this.refresh.set(refreshToken, { account, clientId, expiresAt: now + REFRESH_SECONDS });
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      refresh_token_expires_in: REFRESH_SECONDS,
      scope: SCOPE.join(' '),
      jti,
    };
  }

  /** Uses a refresh token up. Undefined unless this client id got it and it was not used before. */
  rotate(refreshToken: string, clientId: string): DiAnswer | undefined {
    const found = this.refresh.get(refreshToken);
    if (found === undefined || found.clientId !== clientId || found.expiresAt <= this.seconds())
      return undefined;
    this.refresh.delete(refreshToken);
    return this.issue(found.account, clientId);
  }

  accessToken(token: string): Access | undefined {
    const found = this.access.get(token);
    return found !== undefined && found.expiresAt > this.seconds() ? found : undefined;
  }

  /** Ends all access tokens; refresh tokens stay. */
  expireAccessTokens(): void {
    this.access.clear();
  }

  revokeAccount(accountId: number): void {
    for (const [token, access] of this.access) if (access.accountId === accountId) this.access.delete(token);
    for (const [token, { account }] of this.refresh) if (account.id === accountId) this.refresh.delete(token);
  }

  private jwt(claims: object): string {
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
    return `${signed}.${createHmac('sha256', this.key).update(signed).digest('base64url')}`;
  }

  private seconds(): number {
    return Math.floor(Date.now() / 1000);
  }
}
