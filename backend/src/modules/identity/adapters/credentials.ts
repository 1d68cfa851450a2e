import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';

/** The demo account's login. It is public: shown on the login page and printed when the server starts. */
export const DEMO_CREDENTIALS = { email: 'demo@rideline.example', password: 'catch-a-wave' } as const;

const TABLES = [
  'email_claims',
  'username_claims',
  'provider_claims',
  'passwords',
  'pending_registrations',
  'mail_links',
  'familiar_networks',
  'sessions',
  'upload_tokens',
];

/** Changes to several tables of emails, usernames, passwords, links, login sessions and upload tokens at once. */
@Injectable()
export class Credentials {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Deletes the account's rows in one transaction. Its email and username become free. */
  deleteAll(userId: number): Promise<void> {
    return this.deleteFrom(TABLES, userId);
  }

  /** Replaces the password, ends every login session and lets no earlier link log in, in one transaction. */
  async replacePassword(userId: number, passwordHash: string): Promise<void> {
    await this.database.transaction(async (client) => {
      await client.query(
        `INSERT INTO identity.passwords (user_id, hash) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET hash = EXCLUDED.hash`,
        [userId, passwordHash],
      );
      await client.query('DELETE FROM identity.sessions WHERE user_id = $1', [userId]);
      await client.query('UPDATE identity.mail_links SET browser_secret_hash = NULL WHERE user_id = $1', [
        userId,
      ]);
    });
  }

  /** Deletes passwords and login sessions from before the email was verified. */
  deleteUnverified(userId: number): Promise<void> {
    return this.deleteFrom(['passwords', 'pending_registrations', 'sessions', 'upload_tokens'], userId);
  }

  private async deleteFrom(tables: readonly string[], userId: number): Promise<void> {
    await this.database.transaction(async (client) => {
      for (const table of tables) {
        await client.query(`DELETE FROM identity.${table} WHERE user_id = $1`, [userId]);
      }
    });
  }
}
