import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

/** Logins, each with a random bearer token that is looked up on every request, so that it can be revoked at once. */
@Injectable()
export class LoginSessions {
  private readonly lifetimeMs: number;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.lifetimeMs = config.sessionDays * 86_400_000;
  }

  /** Opens a login session, deletes the account's expired ones, and returns the bearer token. */
  async open(userId: number): Promise<string> {
    const token = newSecretToken();
    const now = this.clock.now();
    await this.database.query(
      `WITH expired AS (DELETE FROM identity.sessions WHERE user_id = $3 AND expires_at <= $4)
       INSERT INTO identity.sessions (id, token_hash, user_id, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [randomUUID(), secretTokenHash(token), userId, now, new Date(now.getTime() + this.lifetimeMs)],
      'open_session',
    );
    return token;
  }

  /** Starts the lifetime again once half of it is over; true if it did. */
  async extend(session: { readonly id: string; readonly expiresAt: Date }): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (session.expiresAt.getTime() - now >= this.lifetimeMs / 2) return false;
    await this.database.query('UPDATE identity.sessions SET expires_at = $2 WHERE id = $1', [
      session.id,
      new Date(now + this.lifetimeMs),
    ]);
    return true;
  }

  async close(sessionId: string): Promise<void> {
    await this.database.query('DELETE FROM identity.sessions WHERE id = $1', [sessionId]);
  }

  async closeAll(userId: number): Promise<void> {
    await this.database.query('DELETE FROM identity.sessions WHERE user_id = $1', [userId]);
  }
}
