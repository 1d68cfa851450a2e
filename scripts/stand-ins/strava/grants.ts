import { randomBytes } from 'node:crypto';

const ACCESS_TOKEN_SECONDS = 21_600;

interface Code {
  readonly athleteId: number;
  readonly scopes: readonly string[];
}

export interface AccessToken {
  readonly token: string;
  readonly athleteId: number;
  readonly scopes: readonly string[];
  /** Epoch seconds. */
  readonly expiresAt: number;
}

interface Grant {
  readonly athleteId: number;
  readonly scopes: readonly string[];
  refreshToken: string;
  accessTokens: AccessToken[];
}

export interface IssuedTokens {
  readonly athleteId: number;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresAt: number;
  readonly expiresIn: number;
}

const newToken = () => randomBytes(20).toString('hex');

/** The codes and tokens that the application got. */
export class Grants {
  private readonly codes = new Map<string, Code>();
  private grants: Grant[] = [];

  newCode(athleteId: number, scopes: readonly string[]): string {
    const code = newToken();
    this.codes.set(code, { athleteId, scopes });
    return code;
  }

  /** Uses a code up. */
  takeCode(code: string): Code | undefined {
    const found = this.codes.get(code);
    this.codes.delete(code);
    return found;
  }

  issue({ athleteId, scopes }: Code): IssuedTokens {
    const grant: Grant = { athleteId, scopes, refreshToken: newToken(), accessTokens: [] };
    this.grants.push(grant);
    return this.answer(grant, this.newAccessToken(grant));
  }

  /** Answers a new refresh token and rejects the old one. */
  refresh(refreshToken: string): IssuedTokens | undefined {
    const grant = this.grants.find((candidate) => candidate.refreshToken === refreshToken);
    if (grant === undefined) return undefined;
    grant.refreshToken = newToken();
    return this.answer(grant, this.newAccessToken(grant));
  }

  accessToken(token: string): AccessToken | undefined {
    return this.grants
      .flatMap(({ accessTokens }) => accessTokens)
      .find((candidate) => candidate.token === token && candidate.expiresAt > this.seconds());
  }

  /** Revokes everything that the athlete of an access or refresh token granted. */
  revoke(token: string): void {
    const grant = this.grants.find(
      ({ refreshToken, accessTokens }) =>
        refreshToken === token || accessTokens.some((candidate) => candidate.token === token),
    );
    if (grant !== undefined) this.revokeAthlete(grant.athleteId);
  }

  revokeAthlete(athleteId: number): void {
    this.grants = this.grants.filter((grant) => grant.athleteId !== athleteId);
  }

  /** Ends the life of all access tokens; refresh tokens stay. */
  expireAccessTokens(): void {
    for (const grant of this.grants) grant.accessTokens = [];
  }

  connectedAthletes(): ReadonlySet<number> {
    return new Set(this.grants.map(({ athleteId }) => athleteId));
  }

  private newAccessToken(grant: Grant): AccessToken {
    const { athleteId, scopes } = grant;
    const expiresAt = this.seconds() + ACCESS_TOKEN_SECONDS;
    const issued: AccessToken = { token: newToken(), athleteId, scopes, expiresAt };
    grant.accessTokens.push(issued);
    return issued;
  }

  private answer(grant: Grant, { token, expiresAt }: AccessToken): IssuedTokens {
    return {
      athleteId: grant.athleteId,
      accessToken: token,
      refreshToken: grant.refreshToken,
      expiresAt,
      expiresIn: expiresAt - this.seconds(),
    };
  }

  private seconds(): number {
    return Math.floor(Date.now() / 1000);
  }
}
