import { Inject, Injectable } from '@nestjs/common';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { isStorable } from '../../../platform/database/storable.ts';
import { DomainError, unauthenticated } from '../../../platform/errors/domain-error.ts';
import { isPlainAddress } from '../../../platform/config/address.ts';

interface GoogleIdentity {
  /** Google's id of the account (`sub`). Unlike an email it is never reassigned. */
  readonly subject: string;
  readonly email: string;
  /** Google hosts the mailbox (Gmail or Workspace), so the ID token proves ownership of the email. */
  readonly ownsEmail: boolean;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies the ID tokens that Google's sign-in button issues. */
@Injectable()
export class GoogleIdentities {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.keys = createRemoteJWKSet(new URL(config.googleJwksUrl), { timeoutDuration: 5_000 });
  }

  /** @throws DomainError unauthenticated for a token of another issuer, for another client, or outside its validity */
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
      if (!isPlainAddress(email) || !isStorable(sub)) throw refused();
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

/**
 * Maps each Google account to an account of ours. A row is valid only if the account's events contain the link: a
 * crash before the event leaves an invalid row, which the next sign-in overwrites.
 */
@Injectable()
export class GoogleClaims {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(subject: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.google_claims WHERE subject = $1',
      [subject],
    );
    return row && Number(row.user_id);
  }

  async put(subject: string, userId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.google_claims (subject, user_id) VALUES ($1, $2)
       ON CONFLICT (subject) DO UPDATE SET user_id = EXCLUDED.user_id`,
      [subject, userId],
    );
  }
}
