import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';

/** E-mail addresses are one account each, whatever their case. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

/** False for letters that stand in for others, as the Kelvin sign for a K: they could claim a look-alike's account. */
export const isPlain = (email: string): boolean => email.normalize('NFKC') === email;

/** Addresses that reach one mailbox: most providers ignore what follows a plus, and Google the dots too. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const [user, host] = [key.slice(0, at).replace(/\+.*$/, ''), key.slice(at + 1)];
  const google = host === 'gmail.com' || host === 'googlemail.com';
  return google ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${host}`;
}

@Injectable()
export class EmailClaims {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The account of this e-mail, drawing a new id for an e-mail never seen. */
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
