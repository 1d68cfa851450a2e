import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';

/** Passwords chosen at registration, until the e-mail is proven. */
@Injectable()
export class PendingRegistrations {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async add(id: string, userId: number, passwordHash: string): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.pending_registrations (id, user_id, password_hash, created_at)
       VALUES ($1, $2, $3, $4)`,
      [id, userId, passwordHash, this.clock.now()],
    );
  }

  /** Makes the registration's password the account's; repeating is no error. */
  async confirm(id: string): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.passwords (user_id, hash)
       SELECT user_id, password_hash FROM identity.pending_registrations WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET hash = EXCLUDED.hash`,
      [id],
    );
  }

  async forget(userId: number): Promise<void> {
    await this.database.query('DELETE FROM identity.pending_registrations WHERE user_id = $1', [userId]);
  }

  /** The newest pending password of an account that is not verified yet. */
  async latestPasswordHash(userId: number): Promise<string | undefined> {
    const [row] = await this.database.query<{ password_hash: string }>(
      `SELECT password_hash FROM identity.pending_registrations WHERE user_id = $1
       ORDER BY created_at DESC LIMIT 1`,
      [userId],
    );
    return row?.password_hash;
  }
}
