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
}
