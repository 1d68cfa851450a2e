import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';

const SECONDS = 900;
const ATTEMPTS_OF_PERSON = 10;
/** By all people together: someone may guess at the password of another one's Garmin account. */
const ATTEMPTS_AT_ACCOUNT = 10;

/** Limits attempts at passwords and codes of Garmin accounts, in all processes together. */
@Injectable()
export class SignInLimit {
  private readonly person: RateLimiterPostgres;
  private readonly account: RateLimiterPostgres;

  constructor(@Inject(DATABASE) database: Database, @Inject(CONFIG) { guessLimitFactor }: Config) {
    const limiter = (keyPrefix: string, attempts: number) =>
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        schemaName: 'connections',
        tableName: 'sign_in_attempts',
        tableCreated: true,
        keyPrefix,
        points: attempts * guessLimitFactor,
        duration: SECONDS,
      });
    this.person = limiter('garmin_person', ATTEMPTS_OF_PERSON);
    this.account = limiter('garmin_account', ATTEMPTS_AT_ACCOUNT);
  }

  /**
   * @param email of the Garmin account when its password is tried; stored as a hash
   * @throws DomainError rate_limited
   */
  async consume(person: number, email: string | undefined): Promise<void> {
    await spend(this.person, String(person));
    if (email !== undefined) await spend(this.account, hashOf(email));
  }
}

async function spend(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new DomainError('rate_limited', 'Too many attempts. Please try again later.', {
      retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
    });
  }
}

const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
