import type { ServiceAccount, ServiceProblem, ServiceTokens } from '../connected-service.port.ts';

/** A login that waits for a code: everything that the next request needs, as plain JSON. It is stored sealed. */
export type PendingGarminSignIn = Readonly<Record<string, unknown>>;

export type GarminSignInResult =
  | { readonly step: 'done'; readonly tokens: ServiceTokens; readonly account: ServiceAccount }
  | { readonly step: 'code'; readonly pending: PendingGarminSignIn };

/** The email or the password is wrong. */
export class GarminCredentialsRefused extends Error {
  override readonly name = 'GarminCredentialsRefused';
}

/** The code is wrong; the pending login stays usable. */
export class GarminCodeRefused extends Error {
  override readonly name = 'GarminCodeRefused';
}

/** Garmin accepted the code and gave no tokens for it: the pending login is used up. */
export class GarminCodeSpent extends Error {
  override readonly name = 'GarminCodeSpent';
  constructor(readonly problem: ServiceProblem) {
    super(problem.message);
  }
}

/** Port: logging in at Garmin with email and password, which are kept in memory only. */
export abstract class GarminSignIn {
  /** @throws GarminCredentialsRefused, ServiceProblem */
  abstract signIn(email: string, password: string): Promise<GarminSignInResult>;
  /** @throws GarminCodeRefused, GarminCodeSpent, ServiceProblem */
  abstract verifyCode(pending: PendingGarminSignIn, code: string): Promise<GarminSignInResult>;
}
