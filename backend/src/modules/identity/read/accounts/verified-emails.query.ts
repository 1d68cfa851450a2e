import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { emailKey } from '../../adapters/email-claims.ts';

/** Whose an email is, for modules that know people by it. */
@Injectable()
export class VerifiedEmails {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** undefined for an unknown email, one that is not verified, and the demo account. */
  async ownerOf(email: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      `SELECT c.user_id FROM identity.email_claims c JOIN read_accounts.account a USING (user_id)
       WHERE c.email_key = $1 AND (a.document->>'emailVerified')::boolean
         AND NOT (a.document->>'isDemo')::boolean`,
      [emailKey(email)],
    );
    return row && Number(row.user_id);
  }
}
