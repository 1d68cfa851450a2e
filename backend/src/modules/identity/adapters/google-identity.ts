import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { DomainError, unauthenticated } from '../../../kernel/errors/domain-error.ts';
import { isPlainAddress } from '../../../kernel/mail/address.ts';

export interface GoogleIdentity {
  /** Google's own name for the account: never changes hands, unlike an e-mail. */
  readonly subject: string;
  readonly email: string;
  /** Google itself hands out the address, so it proves whose it is. */
  readonly ownsEmail: boolean;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** Checks the ID token that Google's button gives the browser. */
@Injectable()
export class GoogleIdentities {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.keys = createRemoteJWKSet(new URL(config.googleJwksUrl), { timeoutDuration: 5_000 });
  }

  /** @throws DomainError unauthenticated for a token that isn't Google's, isn't ours or isn't current */
  async verify(credential: string): Promise<GoogleIdentity> {
    const { googleClientId } = this.config;
    if (googleClientId === undefined) throw unauthenticated('Google sign-in is not set up here');
    try {
      const { payload } = await jwtVerify(credential, this.keys, {
        issuer: ISSUERS,
        audience: googleClientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'email'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      const { sub, email, email_verified: emailVerified, hd } = payload;
      if (typeof sub !== 'string' || typeof email !== 'string' || emailVerified !== true) throw refused();
      if (!isPlainAddress(email)) throw refused();
      const ownsEmail = /@gmail\.com$/i.test(email) || (typeof hd === 'string' && hd !== '');
      return { subject: sub, email, ownsEmail };
    } catch (error) {
      if (isOutage(error)) {
        throw new DomainError('unavailable', 'Google could not be reached. Please try again.', {
          retryAfterSeconds: 10,
          cause: error,
        });
      }
      if (error instanceof errors.JOSEError) throw refused();
      throw error;
    }
  }
}

/** Google's keys did not come: no answer, or one that is no key set. */
function isOutage(error: unknown): boolean {
  if (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error instanceof TypeError
  ) {
    return true;
  }
  return error instanceof errors.JOSEError && error.code === errors.JOSEError.code;
}

const refused = () => unauthenticated('Failed to log in with Google. Please try again.');
