import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';

/** Which account a Google account signs in to. */
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

  /** True when the Google account signs in to this account now; false when either has another partner. */
  async claim(subject: string, userId: number): Promise<boolean> {
    await this.database.query(
      'INSERT INTO identity.google_claims (subject, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [subject, userId],
    );
    return (await this.find(subject)) === userId;
  }
}
