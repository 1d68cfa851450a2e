import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { networkOf } from '../../../kernel/http/requests/network-of.ts';

/** How often each door can be tried, by network address, account or e-mail. */
const LIMITS = {
  sign_in_address: { points: 100, seconds: 900 },
  sign_in_account_here: { points: 10, seconds: 900 },
  sign_in_account: { points: 100, seconds: 3600 },
  own_password: { points: 10, seconds: 900 },
  google: { points: 60, seconds: 900 },
  register: { points: 20, seconds: 3600 },
  register_email_here: { points: 5, seconds: 3600 },
  register_email: { points: 15, seconds: 3600 },
  reset_address: { points: 20, seconds: 3600 },
  reset_email: { points: 5, seconds: 3600 },
  link: { points: 60, seconds: 3600 },
} as const;

export type GuessDoor = keyof typeof LIMITS;

/** Counts tries in Postgres, so that every process of this installation counts the same. */
@Injectable()
export class GuessLimits {
  private readonly limiters: Readonly<Record<GuessDoor, RateLimiterPostgres>>;

  constructor(@Inject(DATABASE) database: Database, @Inject(CONFIG) config: Config) {
    const limiter = (door: GuessDoor) =>
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        schemaName: 'identity',
        tableName: 'guesses',
        tableCreated: true,
        keyPrefix: door,
        points: LIMITS[door].points * config.guessLimitFactor,
        duration: LIMITS[door].seconds,
      });
    const doors = Object.keys(LIMITS) as GuessDoor[];
    this.limiters = Object.fromEntries(doors.map((door) => [door, limiter(door)])) as Record<
      GuessDoor,
      RateLimiterPostgres
    >;
  }

  /** @throws DomainError rate_limited with when to come back */
  async spend(door: GuessDoor, key: string): Promise<void> {
    try {
      await this.limiters[door].consume(counterOf(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new DomainError('rate_limited', 'Too many attempts. Please try again later.', {
        retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
      });
    }
  }

  /** Forgets what was spent: the right password was given. */
  async forgive(door: GuessDoor, key: string): Promise<void> {
    await this.limiters[door].delete(counterOf(key));
  }

  /** Takes one try back, and leaves those of others. */
  async giveBack(door: GuessDoor, key: string): Promise<void> {
    await this.limiters[door].reward(counterOf(key));
  }
}

/** Addresses and e-mails are counted without being kept; addresses by the network that one caller has. */
const counterOf = (key: string) =>
  createHash('sha256')
    .update(isIP(key) === 0 ? key : networkOf(key))
    .digest('base64url');
