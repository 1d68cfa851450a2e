import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/admission/network-of.ts';
import { emailKey } from './email-claims.ts';

const REMEMBERED_DAYS = 180;

/** Networks from which an account's owner logged in before. Only a keyed hash (HMAC) of a network is stored. */
@Injectable()
export class FamiliarNetworks {
  private readonly keys: readonly Uint8Array[];

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.keys = config.secretKeys;
  }

  async has(email: string, address: string): Promise<boolean> {
    const [row] = await this.database.query(
      `SELECT 1 FROM identity.familiar_networks f JOIN identity.email_claims e USING (user_id)
       WHERE e.email_key = $1 AND f.network_hash = ANY ($2) AND f.seen_at > $3`,
      [emailKey(email), this.keys.map((key) => hashOf(address, key)), this.daysAgo(REMEMBERED_DAYS)],
      'knows_network',
    );
    return row !== undefined;
  }

  /** Writes at most once a day for the same network, and deletes the account's expired networks. */
  async remember(email: string, address: string): Promise<void> {
    const [key] = this.keys;
    await this.database.query(
      `WITH expired AS (
         DELETE FROM identity.familiar_networks f USING identity.email_claims e
         WHERE e.email_key = $1 AND f.user_id = e.user_id AND f.network_hash <> $2 AND f.seen_at <= $4
       )
       INSERT INTO identity.familiar_networks AS known (user_id, network_hash, seen_at)
       SELECT user_id, $2, $3 FROM identity.email_claims WHERE email_key = $1
       ON CONFLICT (user_id, network_hash) DO UPDATE SET seen_at = EXCLUDED.seen_at WHERE known.seen_at <= $5`,
      [
        emailKey(email),
        hashOf(address, key!),
        this.clock.now(),
        this.daysAgo(REMEMBERED_DAYS),
        this.daysAgo(1),
      ],
      'remember_network',
    );
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * 86_400_000);
  }
}

const hashOf = (address: string, key: Uint8Array) =>
  createHmac('sha256', key)
    .update(`familiar network|${networkOf(address)}`)
    .digest();
