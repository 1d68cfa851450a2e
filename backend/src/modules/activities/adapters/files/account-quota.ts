import { Inject, Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { DomainError } from '../../../../platform/errors/domain-error.ts';
import type { ClaimKey } from './upload-claims.ts';

interface Used {
  readonly activities: number;
  readonly bytes: number;
}

/**
 * The person's sessions without the one being uploaded, and the bytes of the other files, each of which is stored once.
 * Expired files take no space.
 */
const USED = `SELECT coalesce(sum(activities), 0)::integer AS activities, coalesce(sum(bytes), 0)::float8 AS bytes
  FROM (
    SELECT count(*) FILTER (WHERE NOT (content_hash = $2 AND surf_type = $3 AND part = $4)) AS activities,
      max(content_bytes) FILTER (WHERE expired_at IS NULL AND NOT (content_hash = $2 AND surf_type = $3)) AS bytes
    FROM activities.upload_claims WHERE owner = $1 GROUP BY content_hash, surf_type
  ) files`;

const parametersOf = ({ owner, contentHash, surfType, part }: ClaimKey) => [
  owner,
  contentHash,
  surfType,
  part,
];

/** Limits the number of sessions and the bytes of original files per account. */
@Injectable()
export class AccountQuota {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Checks early, before the file is analyzed.
   * @throws DomainError storage_full
   */
  async check(key: ClaimKey, bytes: number, sessions = 1): Promise<void> {
    const [used] = await this.database.query<Used>(USED, parametersOf(key));
    this.refuse(used!, bytes, sessions);
  }

  /**
   * Checks under a lock per person that lasts until the transaction ends.
   * @throws DomainError storage_full
   */
  async checkLocked(client: PoolClient, key: ClaimKey, bytes: number): Promise<void> {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`quota of ${key.owner}`]);
    const { rows } = await client.query<Used>(USED, parametersOf(key));
    this.refuse(rows[0]!, bytes);
  }

  private refuse(used: Used, bytes: number, sessions = 1): void {
    const { accountActivities, accountBytes } = this.config;
    if (used.activities + sessions > accountActivities) {
      const most = accountActivities.toLocaleString('en-US');
      throw full(`Your account can keep ${most} sessions. Delete some to make room.`);
    }
    if (used.bytes + bytes > accountBytes) {
      throw full(
        `Your account can keep ${formatBytes(accountBytes)} of files. Delete some sessions to make room.`,
      );
    }
  }
}

const full = (sentence: string) =>
  new DomainError('storage_full', sentence, { code: 'quota_reached', isExpected: true });

function formatBytes(bytes: number): string {
  const [unit, size] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : ['bytes', 1];
  return `${(Math.floor((bytes / size) * 10) / 10).toLocaleString('en-US')} ${unit}`;
}
