import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';

interface SignedIn {
  /** Id of the login session. */
  readonly id: string;
  readonly expiresAt: Date;
  readonly userId: number;
  readonly isAdmin: boolean;
}

/** Looks up the person and the login session of a bearer token. */
@Injectable()
export class SignedInQuery {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Undefined for an unknown or expired token. */
  async find(tokenHash: Buffer): Promise<SignedIn | undefined> {
    const [row] = await this.database.query<{
      id: string;
      user_id: string;
      expires_at: Date;
      is_admin: boolean | null;
    }>(
      `SELECT s.id, s.user_id, s.expires_at, a.document->'isAdmin' AS is_admin FROM identity.sessions s
       LEFT JOIN read_accounts.account a ON a.user_id = s.user_id
       WHERE s.token_hash = $1 AND s.expires_at > $2`,
      [tokenHash, this.clock.now()],
      'find-session',
    );
    return (
      row && {
        id: row.id,
        expiresAt: row.expires_at,
        userId: Number(row.user_id),
        isAdmin: row.is_admin === true,
      }
    );
  }
}
