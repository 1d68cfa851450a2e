import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';

/**
 * Which account a Google account signs in to. A row counts only while the account's events show the link: a crash
 * before the event leaves a row that gives way.
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
