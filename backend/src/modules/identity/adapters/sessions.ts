import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly isAdmin: boolean;
}

/** Who is signed in: bearer tokens are random and looked up, so each can be revoked at once. */
@Injectable()
export class Sessions {
  private readonly lifetimeMs: number;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.lifetimeMs = config.sessionDays * 86_400_000;
  }

  /** The bearer token of a new session. The person's expired ones go. */
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

  /** The session of a bearer token; past half its lifetime, using it renews it. */
  async find(token: string): Promise<Session | undefined> {
    const now = this.clock.now();
    const [row] = await this.database.query<{
      id: string;
      user_id: string;
      expires_at: Date;
      is_admin: boolean | null;
    }>(
      `SELECT s.id, s.user_id, s.expires_at, a.document->'isAdmin' AS is_admin FROM identity.sessions s
       LEFT JOIN read_accounts.account a ON a.user_id = s.user_id
       WHERE s.token_hash = $1 AND s.expires_at > $2`,
      [secretTokenHash(token), now],
      'find-session',
    );
    if (row === undefined) return undefined;
    if (row.expires_at.getTime() - now.getTime() < this.lifetimeMs / 2) await this.renew(row.id, now);
    return { id: row.id, userId: Number(row.user_id), isAdmin: row.is_admin === true };
  }

  async close(sessionId: string): Promise<void> {
    await this.database.query('DELETE FROM identity.sessions WHERE id = $1', [sessionId]);
  }

  async closeAll(userId: number): Promise<void> {
    await this.database.query('DELETE FROM identity.sessions WHERE user_id = $1', [userId]);
  }

  private async renew(sessionId: string, now: Date): Promise<void> {
    await this.database.query('UPDATE identity.sessions SET expires_at = $2 WHERE id = $1', [
      sessionId,
      new Date(now.getTime() + this.lifetimeMs),
    ]);
  }
}
