import { Inject, Injectable } from '@nestjs/common';
import type { Lease } from '../../../kernel/checkpoints/session-leases.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/domain-error.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../../../kernel/kernel.ts';

/** Usernames are compared without case: two spellings with the same key belong to one account. */
export const usernameKey = (username: string): string => username.toLowerCase();

/** Longest wait while somebody else chooses the same name. */
const WAIT_MS = 5_000;

/**
 * Maps each username to its account. A row is valid only if the account's events contain the name: a crash before
 * the event leaves an invalid row, which the next person to choose the name overwrites.
 */
@Injectable()
export class UsernameClaims {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
  ) {}

  /**
   * Runs `work` under a lease that keeps other processes from choosing or freeing the name. Postgres ends the lease
   * if this process dies.
   * @throws DomainError conflict when somebody else holds the lease for longer than the wait
   */
  async withLease<Result>(username: string, work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    const lease = await this.lease(username);
    try {
      return await work(lease.lost);
    } finally {
      await lease.release();
    }
  }

  async holder(username: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.username_claims WHERE username_key = $1',
      [usernameKey(username)],
    );
    return row && Number(row.user_id);
  }

  async put(username: string, userId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.username_claims (username_key, user_id) VALUES ($1, $2)
       ON CONFLICT (username_key) DO UPDATE SET user_id = EXCLUDED.user_id`,
      [usernameKey(username), userId],
    );
  }

  /** The account's username keys other than this one. */
  async others(username: string, userId: number): Promise<readonly string[]> {
    const rows = await this.database.query<{ username_key: string }>(
      'SELECT username_key FROM identity.username_claims WHERE user_id = $1 AND username_key <> $2',
      [userId, usernameKey(username)],
    );
    return rows.map((row) => row.username_key);
  }

  async remove(username: string, userId: number): Promise<void> {
    await this.database.query(
      'DELETE FROM identity.username_claims WHERE username_key = $1 AND user_id = $2',
      [usernameKey(username), userId],
    );
  }

  private async lease(username: string): Promise<Lease> {
    const timeout = AbortSignal.timeout(WAIT_MS);
    try {
      return await this.work.tools.leases.acquire(`username:${usernameKey(username)}`, timeout);
    } catch (error) {
      throw timeout.aborted ? usernameTaken() : error;
    }
  }
}

export const usernameTaken = () => conflict('This username is already taken');
