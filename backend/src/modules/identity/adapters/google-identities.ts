import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { isStorable } from '../../../platform/database/storable.ts';
import { DomainError, unauthenticated } from '../../../platform/errors/domain-error.ts';
import { isPlainAddress } from '../../../platform/config/address.ts';
import { GOOGLE_ISSUER, type ProvenIdentity } from '../account.aggregate.ts';

const ISSUERS = [GOOGLE_ISSUER, 'accounts.google.com'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies the ID tokens that Google's sign-in button issues. */
@Injectable()
export class GoogleIdentities {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.keys = createRemoteJWKSet(new URL(config.googleJwksUrl), { timeoutDuration: 5_000 });
  }

  /** @throws DomainError unauthenticated for a token of another issuer, for another client, or outside its validity */
  async verify(credential: string): Promise<ProvenIdentity> {
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
      if (!isPlainAddress(email) || !isStorable(sub)) throw refused();
      // Google hosts the mailbox: another account can't be made for it.
      const mayJoin = /@gmail\.com$/i.test(email) || (typeof hd === 'string' && hd !== '');
      return {
        issuer: GOOGLE_ISSUER,
        subject: sub,
        email,
        emailVerified: true,
        mayJoin,
        isInAdminGroup: false,
      };
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

/** Google's key set could not be loaded: no response, or an invalid one. */
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
