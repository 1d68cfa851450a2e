import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

type LinkPurpose = 'verify_email' | 'reset_password';

interface MailLink {
  readonly userId: number;
  readonly registrationId: string | null;
  readonly used: boolean;
}

/** One-time links sent by mail. */
@Injectable()
export class MailLinks {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Creates a link and returns its token. An earlier link for the same registration or reset stops working. */
  async issue(
    purpose: LinkPurpose,
    userId: number,
    lifetimeMs: number,
    registrationId?: string,
  ): Promise<string> {
    const token = newSecretToken();
    const expires = new Date(this.clock.now().getTime() + lifetimeMs);
    await this.database.transaction(async (client) => {
      await client.query(
        `DELETE FROM identity.mail_links
         WHERE expires_at < $4 OR user_id = $1 AND purpose = $2 AND registration_id IS NOT DISTINCT FROM $3`,
        [userId, purpose, registrationId ?? null, this.clock.now()],
      );
      await client.query(
        `INSERT INTO identity.mail_links (token_hash, purpose, user_id, registration_id, expires_at)
         VALUES ($1, $2, $3, $4, $5)`,
        [secretTokenHash(token), purpose, userId, registrationId ?? null, expires],
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
}
