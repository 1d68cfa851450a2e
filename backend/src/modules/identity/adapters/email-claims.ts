import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../platform/database/database.ts';

/** Emails are compared without case: two spellings with the same key belong to one account. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

/** False for compatibility characters, such as the Kelvin sign for K: they would share a key with another email. */
export const isPlain = (email: string): boolean => email.normalize('NFKC') === email;

/** Key of the mailbox behind an email: most providers ignore what follows a plus, and Google ignores dots. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [user = ''] = key.slice(0, at).split('+', 1);
  const host = key.slice(at + 1);
  const google = host === 'gmail.com' || host === 'googlemail.com';
  return google ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${host}`;
}

/** Maps each email to its account. */
@Injectable()
export class EmailClaims {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The account of this email; an unknown email gets a new account id. */
  async claim(email: string): Promise<number> {
    await this.database.query(
      `INSERT INTO identity.email_claims (email_key, user_id)
       SELECT $1, nextval('identity.user_id')
       WHERE NOT EXISTS (SELECT FROM identity.email_claims WHERE email_key = $1)
       ON CONFLICT DO NOTHING`,
      [emailKey(email)],
    );
    return (await this.find(email))!;
  }

  async find(email: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.email_claims WHERE email_key = $1',
      [emailKey(email)],
    );
    return row && Number(row.user_id);
  }
}
