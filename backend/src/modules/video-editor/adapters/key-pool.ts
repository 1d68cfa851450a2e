import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { Migration } from '../../../platform/database/migration.ts';

export const keyPoolMigration: Migration = {
  id: 'video-editor/0001-key-pool',
  sql: `
    CREATE SCHEMA video_editor;
    CREATE TABLE video_editor.keys (
      key text PRIMARY KEY,
      assigned_to bigint UNIQUE
    );
    CREATE INDEX ON video_editor.keys (key) WHERE assigned_to IS NULL;
  `,
};

/** Activation keys added on the command line. Each is assigned to one account, and each account gets one. */
@Injectable()
export class KeyPool {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The account's key, reserving a free one if it has none; undefined when the pool is empty. */
  async take(userId: number): Promise<string | undefined> {
    await this.database
      .query(
        `UPDATE video_editor.keys SET assigned_to = $1
       WHERE key = (SELECT key FROM video_editor.keys WHERE assigned_to IS NULL
                    ORDER BY key LIMIT 1 FOR UPDATE SKIP LOCKED)
         AND NOT EXISTS (SELECT FROM video_editor.keys WHERE assigned_to = $1)`,
        [userId],
      )
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
      });
    const [row] = await this.database.query<{ key: string }>(
      'SELECT key FROM video_editor.keys WHERE assigned_to = $1',
      [userId],
    );
    return row?.key;
  }

  /** Adds keys; returns how many were new. */
  async stock(keys: readonly string[]): Promise<number> {
    const added = await this.database.query<{ key: string }>(
      'INSERT INTO video_editor.keys (key) SELECT DISTINCT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING key',
      [keys],
    );
    return added.length;
  }
}

/** A concurrent request reserved a key for the same account. */
const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === '23505';
