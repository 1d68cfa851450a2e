import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Keyring } from '../../../kernel/sealing/keyring.ts';
import type { PendingGarminSignIn } from './garmin-sign-in.ts';

const KEPT_MS = 600_000;

const hashOf = (id: string) => createHash('sha256').update(id).digest();
const contextOf = (owner: number) => `connections.pending_sign_ins.sealed ${owner}`;

/** Logins at Garmin that wait for a code, each under a random id that only its person can use. */
@Injectable()
export class PendingSignIns {
  private readonly keyring: Keyring;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.keyring = new Keyring(config.secretKeys);
  }

  /** Adds a login, replaces an earlier one of the person, and deletes expired ones of all people. */
  async add(owner: number, pending: PendingGarminSignIn): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const sealed = this.keyring.seal(Buffer.from(JSON.stringify(pending)), contextOf(owner));
    await this.database.query(
      `WITH gone AS (DELETE FROM connections.pending_sign_ins WHERE owner = $2 OR expires_at <= $4)
       INSERT INTO connections.pending_sign_ins (id_hash, owner, sealed, expires_at) VALUES ($1, $2, $3, $5)`,
      [hashOf(id), owner, sealed, now, new Date(now.getTime() + KEPT_MS)],
    );
    return id;
  }

  async find(owner: number, id: string): Promise<PendingGarminSignIn | undefined> {
    const [row] = await this.database.query<{ sealed: string }>(
      `SELECT sealed FROM connections.pending_sign_ins
       WHERE id_hash = $1 AND owner = $2 AND expires_at > $3`,
      [hashOf(id), owner, this.clock.now()],
    );
    if (row === undefined) return undefined;
    return JSON.parse(this.keyring.open(row.sealed, contextOf(owner)).toString()) as PendingGarminSignIn;
  }

  async removeAll(owner: number): Promise<void> {
    await this.database.query('DELETE FROM connections.pending_sign_ins WHERE owner = $1', [owner]);
  }
}
