import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { secretTokenHash } from './secret-token.ts';

/** Longer than the mailed link works, so that no link outlives its registration. */
const KEPT_HOURS = 48;

export interface Registration {
  readonly id: string;
  readonly userId: number;
  readonly passwordHash: string;
  /** Browser, system and network, for the mail. */
  readonly madeFrom: string;
  /** Of the browser, for dates in the mail. */
  readonly language: string;
  /** Of the browser that registered. */
  readonly browserSecret: string | undefined;
}

export interface RegistrationOrigin {
  readonly madeAt: Date;
  readonly madeFrom: string;
  readonly language: string;
  /** Other registrations of the same email are pending too. */
  readonly contested: boolean;
  readonly browserSecretHash: Buffer | null;
}

/** Registrations whose email is not verified yet, each with the password chosen with it. */
@Injectable()
export class PendingRegistrations {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds a registration, and deletes expired ones of all accounts. */
  async add({ id, userId, passwordHash, madeFrom, language, browserSecret }: Registration): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `WITH expired AS (DELETE FROM identity.pending_registrations WHERE created_at < $5)
       INSERT INTO identity.pending_registrations
         (id, user_id, password_hash, made_from, created_at, browser_secret_hash, language)
       VALUES ($1, $2, $3, $4, $6, $7, $8)`,
      [
        id,
        userId,
        passwordHash,
        madeFrom,
        new Date(now.getTime() - KEPT_HOURS * 3_600_000),
        now,
        browserSecret === undefined ? null : secretTokenHash(browserSecret),
        language,
      ],
    );
  }

  /** The account's newest registration by this browser. */
  async newestBy(browserSecret: string, userId: number): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `SELECT id FROM identity.pending_registrations WHERE user_id = $1 AND browser_secret_hash = $2
       ORDER BY created_at DESC LIMIT 1`,
      [userId, secretTokenHash(browserSecret)],
    );
    return row?.id;
  }

  async origin(id: string): Promise<RegistrationOrigin | undefined> {
    const [row] = await this.database.query<{
      created_at: Date;
      made_from: string;
      language: string;
      contested: boolean;
      browser_secret_hash: Buffer | null;
    }>(
      `SELECT created_at, made_from, language, browser_secret_hash, EXISTS (
         SELECT FROM identity.pending_registrations other WHERE other.user_id = r.user_id AND other.id <> r.id
       ) AS contested
       FROM identity.pending_registrations r WHERE id = $1`,
      [id],
    );
    return (
      row && {
        madeAt: row.created_at,
        madeFrom: row.made_from,
        language: row.language,
        contested: row.contested,
        browserSecretHash: row.browser_secret_hash,
      }
    );
  }

  /** Makes this registration's password the account's password. */
  async activatePassword(id: string): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.passwords (user_id, hash)
       SELECT user_id, password_hash FROM identity.pending_registrations WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET hash = EXCLUDED.hash`,
      [id],
    );
  }

  /** Repeats `activatePassword` after a crash. A password set since then is kept. */
  async activateMissingPassword(id: string): Promise<void> {
    await this.database.query(
      `INSERT INTO identity.passwords (user_id, hash)
       SELECT user_id, password_hash FROM identity.pending_registrations WHERE id = $1
       ON CONFLICT (user_id) DO NOTHING`,
      [id],
    );
  }

  async deleteAll(userId: number): Promise<void> {
    await this.database.query('DELETE FROM identity.pending_registrations WHERE user_id = $1', [userId]);
  }
}
