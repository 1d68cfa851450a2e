import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
}

export interface OidcClient {
  readonly id: string;
  readonly secret: string;
  redirectUris: readonly string[];
}

interface Code {
  readonly person: OidcPerson;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

const CODE_SECONDS = 60;
const TOKEN_SECONDS = 300;

/** Codes, keys and tokens of an identity provider. Times are seconds of its own clock. */
export class Issuer {
  /** How far its clock is ahead of this machine's. */
  skewSeconds = 0;
  /** False: email and groups are in the answer of the userinfo endpoint only. */
  claimsInIdToken = true;
  /** Changes the claims of each ID token. */
  tamper: (claims: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> = (claims) =>
    claims;
  /** Signs in place of the published key. */
  forgedKey: KeyObject | undefined;
  people: OidcPerson[] = [];
  private readonly codes = new Map<string, Code>();
  private readonly accessTokens = new Map<string, Code>();
  private key = newKey();

  constructor(readonly client: OidcClient) {}

  get keys() {
    const { id, publicKey } = this.key;
    return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' }] };
  }

  /** Signs with a new key; the former one is no longer published. */
  rotateKey(): void {
    this.key = newKey();
  }

  now(): number {
    return Math.floor(Date.now() / 1000) + this.skewSeconds;
  }

  newCode(code: Omit<Code, 'expiresAt'>): string {
    const text = randomBytes(24).toString('base64url');
    this.codes.set(text, { ...code, expiresAt: this.now() + CODE_SECONDS });
    return text;
  }

  /** Uses a code up; undefined for another redirect or verifier, and for a used or expired code. */
  redeem(text: string, redirectUri: string, verifier: string): Code | undefined {
    const code = this.codes.get(text);
    this.codes.delete(text);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const fits = code?.redirectUri === redirectUri && code.challenge === challenge;
    return fits && code.expiresAt > this.now() ? code : undefined;
  }

  tokens(issuer: string, code: Code) {
    const accessToken = randomBytes(24).toString('base64url');
    this.accessTokens.set(accessToken, code);
    const { person, nonce } = code;
    const now = this.now();
    const claims = {
      iss: issuer,
      aud: this.client.id,
      sub: person.sub,
      iat: now,
      exp: now + TOKEN_SECONDS,
      ...(nonce !== null && { nonce }),
      ...(this.claimsInIdToken && claimsOf(code)),
    };
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: code.scopes.join(' '),
      id_token: this.signed(this.tamper(claims)),
    };
  }

  userinfo(accessToken: string | undefined) {
    const code = accessToken === undefined ? undefined : this.accessTokens.get(accessToken);
    return code && { sub: code.person.sub, ...claimsOf(code) };
  }

  private signed(claims: object): string {
    const text = [{ alg: 'RS256', kid: this.key.id }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('RSA-SHA256', Buffer.from(text), this.forgedKey ?? this.key.privateKey);
    return `${text}.${signature.toString('base64url')}`;
  }
}

/** Groups are told where they were asked for. */
const claimsOf = ({ person: { email, email_verified, groups }, scopes }: Code) => ({
  email,
  email_verified,
  ...(scopes.includes('groups') && { groups }),
});

const newKey = () => ({
  id: randomBytes(4).toString('hex'),
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
});
