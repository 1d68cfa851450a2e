import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { emailKey } from './email-claims.ts';

/** OWASP lists several Argon2id settings of equal strength; this one takes the least time under many logins at once. */
const ARGON2ID = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };

@Injectable()
export class Passwords {
  /** Verified against when there is no account, so that both cases take the same time. */
  private readonly dummyHash = hash('nobody has this password', ARGON2ID);

  constructor(@Inject(DATABASE) private readonly database: Database) {}

  hash(password: string): Promise<string> {
    return hash(password, ARGON2ID);
  }

  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.dummyHash), password);
    return matches && passwordHash !== undefined;
  }

  /** The account of an email and its password hash, as far as they exist. */
  async findByEmail(email: string): Promise<{ readonly userId?: number; readonly hash?: string }> {
    const [row] = await this.database.query<{ user_id: string; hash: string | null }>(
      `SELECT e.user_id, p.hash FROM identity.email_claims e LEFT JOIN identity.passwords p USING (user_id)
       WHERE e.email_key = $1`,
      [emailKey(email)],
      'password_of_email',
    );
    return { ...(row && { userId: Number(row.user_id) }), ...(row?.hash && { hash: row.hash }) };
  }

  /** The account's password hash; undefined for an account without a password. */
  async find(userId: number): Promise<string | undefined> {
    const [row] = await this.database.query<{ hash: string }>(
      'SELECT hash FROM identity.passwords WHERE user_id = $1',
      [userId],
    );
    return row?.hash;
  }

  async set(userId: number, passwordHash: string): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.passwords (user_id, hash) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET hash = EXCLUDED.hash`,
      [userId, passwordHash],
    );
  }
}
