import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ServiceName } from '@rideline/detection-engine';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { ServiceProblem } from '../connected-service.port.ts';

/** Where a 429 names no time. */
const DEFAULT_SECONDS = 900;

/** Who shares a rate limit of a service: everybody here, or one account there. */
export interface RateLimited {
  readonly service: ServiceName;
  readonly limit: string;
}

/**
 * Pauses after a 429. Until one has passed nothing is asked of the service for those who share the limit, by any
 * process. The limit can name an account, so it is stored as a keyed hash.
 */
@Injectable()
export class ServicePauses {
  private readonly key: Uint8Array;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) { secretKeys }: Config,
  ) {
    this.key = secretKeys[0]!;
  }

  /**
   * Runs `work` unless a pause goes on, and begins one when the service answers 429.
   * @throws ServiceProblem throttled, with the seconds that are left
   */
  async guard<Result>({ service, limit }: RateLimited, work: () => Promise<Result>): Promise<Result> {
    const hash = createHmac('sha256', this.key).update(`${service} account|${limit}`).digest();
    await this.refusePaused(hash);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ServiceProblem) || error.kind !== 'throttled') throw error;
      const retryAfterSeconds = error.options.retryAfterSeconds ?? DEFAULT_SECONDS;
      await this.pause(hash, retryAfterSeconds);
      throw new ServiceProblem('throttled', error.message, { retryAfterSeconds });
    }
  }

  private async refusePaused(hash: Buffer): Promise<void> {
    const now = this.clock.now();
    const [row] = await this.database.query<{ until: Date }>(
      'SELECT until FROM connections.pauses WHERE limit_hash = $1 AND until > $2',
      [hash, now],
    );
    if (row === undefined) return;
    const retryAfterSeconds = Math.ceil((row.until.getTime() - now.getTime()) / 1_000);
    throw new ServiceProblem('throttled', 'A pause after a 429 goes on', { retryAfterSeconds });
  }

  /** Deletes pauses that have passed, too. */
  private async pause(hash: Buffer, seconds: number): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      `WITH passed AS (DELETE FROM connections.pauses WHERE until <= $3 AND limit_hash <> $1)
       INSERT INTO connections.pauses (limit_hash, until) VALUES ($1, $2)
       ON CONFLICT (limit_hash) DO UPDATE SET until = EXCLUDED.until`,
      [hash, new Date(now.getTime() + seconds * 1_000), now],
    );
  }
}
