import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';

const TABLES = [
  'email_claims',
  'username_claims',
  'google_claims',
  'passwords',
  'pending_registrations',
  'mail_links',
  'familiar_networks',
  'sessions',
];

/** Everything an account can be signed in to or found by. */
@Injectable()
export class Credentials {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** All at once; the e-mail and the username are free for somebody else afterwards. */
  async forget(userId: number): Promise<void> {
    await this.database.transaction(async (client) => {
      for (const table of TABLES) {
        await client.query(`DELETE FROM identity.${table} WHERE user_id = $1`, [userId]);
      }
    });
  }

  /** The new password, and the end of every session, together. */
  async replacePassword(userId: number, passwordHash: string): Promise<void> {
    await this.database.transaction(async (client) => {
      await client.query(
        `INSERT INTO identity.passwords (user_id, hash) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET hash = EXCLUDED.hash`,
        [userId, passwordHash],
      );
      await client.query('DELETE FROM identity.sessions WHERE user_id = $1', [userId]);
    });
  }

  /** What was set on the account by somebody who never proved its email. */
  async discardUnproven(userId: number): Promise<void> {
    await this.database.transaction(async (client) => {
      for (const table of ['passwords', 'pending_registrations', 'sessions']) {
        await client.query(`DELETE FROM identity.${table} WHERE user_id = $1`, [userId]);
      }
    });
  }
}
