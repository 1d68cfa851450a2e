import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { ProviderIdentity } from '../account.aggregate.ts';

/**
 * Maps each identity of a provider to an account of ours. A row is valid only if the account's events contain the
 * link: a crash before the event leaves an invalid row, which the next login overwrites.
 */
@Injectable()
export class ProviderClaims {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find({ issuer, subject }: ProviderIdentity): Promise<number | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.provider_claims WHERE issuer = $1 AND subject = $2',
      [issuer, subject],
    );
    return row && Number(row.user_id);
  }

  /** Id of a new account, the same for logins at the same time. */
  async newAccount({ issuer, subject }: ProviderIdentity): Promise<number> {
    const [row] = await this.database.query<{ user_id: string }>(
      `INSERT INTO identity.provider_claims AS claim (issuer, subject, user_id)
       VALUES ($1, $2, nextval('identity.user_id'))
       ON CONFLICT (issuer, subject) DO UPDATE SET user_id = claim.user_id RETURNING user_id`,
      [issuer, subject],
    );
    return Number(row!.user_id);
  }

  async put({ issuer, subject }: ProviderIdentity, userId: number): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.provider_claims (issuer, subject, user_id) VALUES ($1, $2, $3)
       ON CONFLICT (issuer, subject) DO UPDATE SET user_id = EXCLUDED.user_id`,
      [issuer, subject, userId],
    );
  }
}
