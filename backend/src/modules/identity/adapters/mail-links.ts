import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

/** An operator's link sets a password as a mailed one does, and outlives requests for one by mail. */
type LinkPurpose = 'verify_email' | 'reset_password' | 'operator_reset' | 'invitation';

interface MailLink {
  readonly userId: number;
  readonly registrationId: string | null;
  readonly used: boolean;
}

interface LinkedRegistration {
  readonly id: string;
  /** Of the browser that registered, which the link may log in. */
  readonly browserSecretHash: Buffer | null;
}

/** One-time links sent by mail. */
@Injectable()
export class MailLinks {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Creates a link and returns its token. An earlier reset link stops working. The links of a registration all work:
   * whoever asks for a second one may receive the first one later.
   */
  async issue(
    purpose: LinkPurpose,
    userId: number,
    lifetimeMs: number,
    registration?: LinkedRegistration,
  ): Promise<string> {
    const token = newSecretToken();
    const expires = new Date(this.clock.now().getTime() + lifetimeMs);
    await this.database.transaction(async (client) => {
      await client.query(
        `DELETE FROM identity.mail_links
         WHERE expires_at < $3 OR user_id = $1 AND purpose = $2 AND registration_id IS NULL`,
        [userId, purpose, this.clock.now()],
      );
      await client.query(
        `INSERT INTO identity.mail_links
           (token_hash, purpose, user_id, registration_id, expires_at, browser_secret_hash)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          secretTokenHash(token),
          purpose,
          userId,
          registration?.id ?? null,
          expires,
          registration?.browserSecretHash ?? null,
        ],
      );
    });
    return token;
  }

  /** Undefined for an unknown or expired link. A used one is found too: a second click on it may repeat its answer. */
  async find(purpose: LinkPurpose, token: string): Promise<MailLink | undefined> {
    const [row] = await this.database.query<{
      user_id: string;
      registration_id: string | null;
      used_at: Date | null;
    }>(
      `SELECT user_id, registration_id, used_at FROM identity.mail_links
       WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3`,
      [secretTokenHash(token), purpose, this.clock.now()],
    );
    return (
      row && { userId: Number(row.user_id), registrationId: row.registration_id, used: row.used_at !== null }
    );
  }

  /** Marks the link as used; true for one caller only. */
  async use(token: string): Promise<boolean> {
    const used = await this.database.query(
      'UPDATE identity.mail_links SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL RETURNING 1 AS used',
      [secretTokenHash(token), this.clock.now()],
    );
    return used.length === 1;
  }

  /** Whether this browser made the link's registration; true for one caller and one link of the registration only. */
  async useBrowserSecret(token: string, browserSecret: string): Promise<boolean> {
    const used = await this.database.query(
      `UPDATE identity.mail_links SET browser_secret_hash = NULL
       WHERE browser_secret_hash = $2 AND registration_id =
         (SELECT registration_id FROM identity.mail_links WHERE token_hash = $1 AND browser_secret_hash = $2)
       RETURNING 1 AS used`,
      [secretTokenHash(token), secretTokenHash(browserSecret)],
    );
    return used.length > 0;
  }
}
