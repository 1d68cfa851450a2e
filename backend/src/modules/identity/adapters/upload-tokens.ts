import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { newSecretToken, secretTokenHash } from './secret-token.ts';

const MOST = 20;
/** A watch that uploads often writes the time of its last use once in this long. */
const USE_NOTED_EVERY_MS = 60_000;

export interface UploadToken {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** Bearer tokens with which a watch, a phone or a program uploads for a person and can do nothing else. */
@Injectable()
export class UploadTokens {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Makes a token; this is the only time that it is told.
   * @throws DomainError conflict when the account has as many as it may have
   */
  async make(userId: number, name: string): Promise<{ readonly id: number; readonly token: string }> {
    const token = newSecretToken();
    const id = await this.database.transaction(async (client) => {
      // Two requests at once would both find room for the last one.
      await client.query("SELECT pg_advisory_xact_lock(hashtext('upload tokens'), $1::integer)", [
        userId % 2 ** 31,
      ]);
      const { rows } = await client.query<{ id: string }>(
        `INSERT INTO identity.upload_tokens (token_hash, user_id, name, created_at)
         SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM identity.upload_tokens WHERE user_id = $2) < $5
         RETURNING id`,
        [secretTokenHash(token), userId, name, this.clock.now(), MOST],
      );
      return rows[0]?.id;
    });
    if (id === undefined) {
      const sentence = `You have ${MOST} upload tokens. Delete one that you no longer use first.`;
      throw new DomainError('conflict', sentence, { code: 'too_many_upload_tokens' });
    }
    return { id: Number(id), token };
  }

  /** The person's tokens, the newest first. */
  async of(userId: number): Promise<readonly UploadToken[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, name, created_at, last_used_at FROM identity.upload_tokens
       WHERE user_id = $1 ORDER BY id DESC`,
      [userId],
    );
    return rows.map(({ id, name, created_at, last_used_at }) => ({
      id: Number(id),
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    }));
  }

  /** The token's person, and notes its use; undefined for an unknown or deleted one. */
  async use(token: string): Promise<number | undefined> {
    const now = this.clock.now();
    const [row] = await this.database.query<{ user_id: string }>(
      `WITH used AS (
         UPDATE identity.upload_tokens SET last_used_at = $2
         WHERE token_hash = $1 AND (last_used_at IS NULL OR last_used_at < $3)
       )
       SELECT user_id FROM identity.upload_tokens WHERE token_hash = $1`,
      [secretTokenHash(token), now, new Date(now.getTime() - USE_NOTED_EVERY_MS)],
      'use-upload-token',
    );
    return row && Number(row.user_id);
  }

  /** False for a missing one or another person's. */
  async delete(userId: number, id: number): Promise<boolean> {
    const deleted = await this.database.query(
      'DELETE FROM identity.upload_tokens WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, userId],
    );
    return deleted.length > 0;
  }

  async deleteAll(userId: number): Promise<void> {
    await this.database.query('DELETE FROM identity.upload_tokens WHERE user_id = $1', [userId]);
  }
}
