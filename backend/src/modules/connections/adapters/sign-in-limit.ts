import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

const ATTEMPTS = 10;
const SECONDS = 900;

/** Limits a person's attempts at passwords and codes of Garmin accounts, in all processes together. */
@Injectable()
export class SignInLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(@Inject(DATABASE) database: Database, @Inject(CONFIG) config: Config) {
    this.limiter = new RateLimiterPostgres({
      storeClient: database.pool,
      storeType: 'pool',
      schemaName: 'connections',
      tableName: 'sign_in_attempts',
      tableCreated: true,
      keyPrefix: 'garmin',
      points: ATTEMPTS * config.guessLimitFactor,
      duration: SECONDS,
    });
  }

  /** @throws DomainError rate_limited */
  async consume(owner: number): Promise<void> {
    try {
      await this.limiter.consume(String(owner));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new DomainError('rate_limited', 'Too many attempts. Please try again later.', {
        retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
      });
    }
  }
}
