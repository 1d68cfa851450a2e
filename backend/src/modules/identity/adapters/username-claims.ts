import { Inject, Injectable } from '@nestjs/common';
import { conflict } from '../../../kernel/errors/domain-error.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';

/** A username belongs to one account, whatever its case. */
@Injectable()
export class UsernameClaims {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /**
   * Makes the name this person's; their earlier one becomes free.
   * @throws DomainError conflict when somebody else has it
   */
  claim(username: string, userId: number): Promise<void> {
    const key = username.toLowerCase();
    return this.database.transaction(async (client) => {
      // A name of nobody or one's own; the person's other name gives way first, as each holds only one.
      const { rows } = await client.query<{ user_id: string }>(
        'SELECT user_id FROM identity.username_claims WHERE username_key = $1 FOR UPDATE',
        [key],
      );
      const holder = rows[0] && Number(rows[0].user_id);
      if (holder === userId) return;
      if (holder !== undefined) throw taken();
      await client.query('DELETE FROM identity.username_claims WHERE user_id = $1', [userId]);
      const { rowCount } = await client.query(
        'INSERT INTO identity.username_claims (username_key, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [key, userId],
      );
      if (rowCount === 0) throw taken();
    });
  }

  async release(userId: number): Promise<void> {
    await this.database.query('DELETE FROM identity.username_claims WHERE user_id = $1', [userId]);
  }
}

const taken = () => conflict('This username is already taken');
