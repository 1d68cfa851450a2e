import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { BrowserCookie } from '../../../platform/http/requests/browser-cookie.ts';

/** A login that a browser began at the identity provider. The browser keeps it, so that nobody else can complete it. */
export interface OidcAttempt {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: the provider redeems the code for whoever has it. */
  readonly verifier: string;
}

export const ATTEMPT_COOKIE: BrowserCookie = { name: 'oidc_login', path: '/api/login/oidc', seconds: 600 };

export const newAttempt = (): OidcAttempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
});

export const cookieOf = ({ state, nonce, verifier }: OidcAttempt): string => `${state}.${nonce}.${verifier}`;

/** The attempt with this state; undefined where this browser began none or another one since. */
export function attemptIn(cookie: string | undefined, state: string): OidcAttempt | undefined {
  const [begun, nonce, verifier] = cookie?.split('.') ?? [];
  return begun === state && nonce && verifier ? { state, nonce, verifier } : undefined;
}
