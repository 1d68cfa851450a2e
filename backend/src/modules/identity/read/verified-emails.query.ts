import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { emailKey } from '../adapters/email-claims.ts';
import { VerifiedEmails } from '../verified-emails.port.ts';

@Injectable()
class VerifiedEmailsQuery extends VerifiedEmails {
  constructor(@Inject(DATABASE) private readonly database: Database) {
    super();
  }

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

export const verifiedEmails = { provide: VerifiedEmails, useClass: VerifiedEmailsQuery };
