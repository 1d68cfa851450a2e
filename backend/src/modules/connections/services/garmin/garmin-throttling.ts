import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../kernel/clock/clock.ts';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { ServiceProblem } from '../../connected-service.port.ts';

/** Garmin refuses an account for long after a few tries, and each further one prolongs that. */
const PAUSE_SECONDS = 2 * 3_600;

/**
 * Accounts that Garmin answered 429 for. Until the pause has passed nothing is asked of Garmin for them, by any
 * process. An account is stored as a keyed hash.
 */
@Injectable()
export class GarminThrottling {
  private readonly key: Uint8Array;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) { secretKeys }: Config,
  ) {
    this.key = secretKeys[0]!;
  }

  /**
   * Runs `work` unless the account is paused, and pauses it when Garmin answers 429.
   * @throws ServiceProblem throttled, with the seconds that are left
   */
  async guard<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const hash = createHmac('sha256', this.key).update(`garmin account|${account}`).digest();
    await this.refusePaused(hash);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServiceProblem) || error.kind !== 'throttled') throw error;
      const seconds = Math.max(PAUSE_SECONDS, error.options.retryAfterSeconds ?? 0);
      await this.pause(hash, seconds);
      throw new ServiceProblem('throttled', error.message, { retryAfterSeconds: seconds });
    }
  }

  private async refusePaused(hash: Buffer): Promise<void> {
    const now = this.clock.now();
    const [row] = await this.database.query<{ until: Date }>(
      'SELECT until FROM connections.garmin_pauses WHERE account_hash = $1 AND until > $2',
      [hash, now],
    );
    if (row === undefined) return;
    const retryAfterSeconds = Math.ceil((row.until.getTime() - now.getTime()) / 1_000);
    throw new ServiceProblem('throttled', 'The account is paused after a 429 of Garmin', {
      retryAfterSeconds,
    });
  }

  /** Deletes pauses that have passed, too. */
  private async pause(hash: Buffer, seconds: number): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `WITH passed AS (DELETE FROM connections.garmin_pauses WHERE until <= $3 AND account_hash <> $1)
       INSERT INTO connections.garmin_pauses (account_hash, until) VALUES ($1, $2)
       ON CONFLICT (account_hash) DO UPDATE SET until = EXCLUDED.until`,
      [hash, new Date(now.getTime() + seconds * 1_000), now],
    );
  }
}
