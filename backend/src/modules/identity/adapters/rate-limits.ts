import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { networkOf } from '../../../platform/admission/network-of.ts';

/** Attempts per key (network, account or email) and time window. The names are stored as prefixes of the keys. */
const LIMITS = {
  sign_in_address: { points: 100, seconds: 900 },
  sign_in_account_here: { points: 10, seconds: 900 },
  sign_in_account: { points: 100, seconds: 3600 },
  own_password: { points: 10, seconds: 900 },
  google: { points: 60, seconds: 900 },
  oidc_start: { points: 60, seconds: 900 },
  oidc: { points: 60, seconds: 900 },
  register: { points: 20, seconds: 3600 },
  resend_address: { points: 20, seconds: 3600 },
  register_email_here: { points: 5, seconds: 3600 },
  register_email: { points: 15, seconds: 3600 },
  reset_address: { points: 20, seconds: 3600 },
  reset_email: { points: 5, seconds: 3600 },
  link: { points: 60, seconds: 3600 },
} as const;

type LimitName = keyof typeof LIMITS;

/** Limits attempts at guessing. Counters are stored in Postgres and shared by all processes. */
@Injectable()
export class RateLimits {
  private readonly limiters: Readonly<Record<LimitName, RateLimiterPostgres>>;

  constructor(@Inject(DATABASE) database: Database, @Inject(CONFIG) config: Config) {
    const limiter = (name: LimitName) =>
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        schemaName: 'identity',
        tableName: 'guesses',
        tableCreated: true,
        keyPrefix: name,
        points: LIMITS[name].points * config.guessLimitFactor,
        duration: LIMITS[name].seconds,
      });
    const names = Object.keys(LIMITS) as LimitName[];
    this.limiters = Object.fromEntries(names.map((name) => [name, limiter(name)])) as Record<
      LimitName,
      RateLimiterPostgres
    >;
  }

  /**
   * Counts one attempt.
   * @throws DomainError rate_limited, with the seconds to wait, when the limit is exceeded
   */
  async consume(limit: LimitName, key: string): Promise<void> {
    try {
      await this.limiters[limit].consume(counterOf(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new DomainError('rate_limited', 'Too many attempts. Please try again later.', {
        retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
      });
    }
  }

  /** Sets the key's counter back to zero. */
  async reset(limit: LimitName, key: string): Promise<void> {
    await this.limiters[limit].delete(counterOf(key));
  }

  /** Takes back one attempt. */
  async refund(limit: LimitName, key: string): Promise<void> {
    await this.limiters[limit].reward(counterOf(key));
  }
}

/** Keys are stored as hashes. An IP address is counted as its network. */
const counterOf = (key: string) =>
  createHash('sha256')
    .update(isIP(key) === 0 ? key : networkOf(key))
    .digest('base64url');
