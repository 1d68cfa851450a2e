import { Inject, Injectable } from '@nestjs/common';
import type { SurfType } from '@rideline/detection-engine';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../../../kernel/checkpoints/checkpoints.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';

export interface ClaimKey {
  readonly owner: number;
  readonly contentHash: string;
  readonly surfType: SurfType;
  /** Index of the session in a file that holds several. */
  readonly part: number;
}

export const claimKeyOf = ({
  owner,
  contentHash,
  surfType,
  part,
}: FileKey & { readonly part: { readonly index: number } | null }): ClaimKey => ({
  owner,
  contentHash,
  surfType,
  part: part?.index ?? 0,
});

/** Of all sessions of a file. */
export type FileKey = Omit<ClaimKey, 'part'>;

export interface Claim {
  readonly urlHash: string;
  readonly activityId: number;
}

export interface ClaimOfPart extends Claim {
  readonly part: number;
}

export interface MadeClaim extends Claim {
  readonly isNew: boolean;
  /** Time of the upload, as Postgres writes it. */
  readonly claimedAt: string;
}

export interface NewClaim {
  readonly urlHash: string;
  /** Size of the original file. */
  readonly bytes: number;
  /** Address of a deleted activity whose claim is replaced. */
  readonly replaces?: string | undefined;
}

interface ClaimRow {
  readonly url_hash: string;
  readonly activity_id: string;
}

const toClaim = (row: ClaimRow): Claim => ({ urlHash: row.url_hash, activityId: Number(row.activity_id) });

/** Claims of files by their owners. They make uploads idempotent before the first event is appended. */
@Injectable()
export class UploadClaims {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async find(key: ClaimKey): Promise<Claim | undefined> {
    const [row] = await this.database.query<ClaimRow>(
      `SELECT url_hash, activity_id FROM activities.upload_claims
       WHERE owner = $1 AND content_hash = $2 AND surf_type = $3 AND part = $4`,
      [key.owner, key.contentHash, key.surfType, key.part],
    );
    return row && toClaim(row);
  }

  /** The claims of all sessions of the file, in order. */
  async ofFile({ owner, contentHash, surfType }: FileKey): Promise<readonly ClaimOfPart[]> {
    const rows = await this.database.query<ClaimRow & { part: number }>(
      `SELECT url_hash, activity_id, part FROM activities.upload_claims
       WHERE owner = $1 AND content_hash = $2 AND surf_type = $3 ORDER BY part`,
      [owner, contentHash, surfType],
    );
    return rows.map((row) => ({ ...toClaim(row), part: row.part }));
  }

  /** Restores the claim that ActivityUploaded recorded; false if another activity has the key. */
  async restore(key: ClaimKey, { urlHash, activityId }: Claim, bytes: number): Promise<boolean> {
    const put = await this.database.query(
      `INSERT INTO activities.upload_claims (owner, content_hash, surf_type, part, url_hash, activity_id, content_bytes)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
      [key.owner, key.contentHash, key.surfType, key.part, urlHash, activityId, bytes],
    );
    return put.length > 0;
  }

  /**
   * Moves a claim to another surf type, after removing the claim of a deleted activity (`replaces`). Returns the claim of
   * another activity that has the key already.
   */
  async move(
    client: PoolClient,
    urlHash: string,
    key: ClaimKey,
    replaces: string | undefined,
  ): Promise<Claim | undefined> {
    await client.query('DELETE FROM activities.upload_claims WHERE url_hash = $1', [replaces ?? '']);
    const { rows } = await client.query<ClaimRow>(
      `SELECT url_hash, activity_id FROM activities.upload_claims
       WHERE owner = $1 AND content_hash = $2 AND surf_type = $3 AND part = $4 AND url_hash <> $5`,
      [key.owner, key.contentHash, key.surfType, key.part, urlHash],
    );
    const [other] = rows;
    if (other !== undefined) return toClaim(other);
    await client.query('UPDATE activities.upload_claims SET surf_type = $2 WHERE url_hash = $1', [
      urlHash,
      key.surfType,
    ]);
    return undefined;
  }

  /** Those of the activities whose recordings expired. */
  async expiredAmong(urlHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ url_hash: string }>(
      'SELECT url_hash FROM activities.upload_claims WHERE url_hash = ANY($1) AND expired_at IS NOT NULL',
      [urlHashes],
    );
    return new Set(rows.map((row) => row.url_hash));
  }

  /** Hashes of all originals that are stored. */
  async keptOriginals(on: Queryable): Promise<readonly string[]> {
    const rows = await on.query<{ content_hash: string }>(
      'SELECT DISTINCT content_hash FROM activities.upload_claims WHERE expired_at IS NULL',
    );
    return rows.map((row) => row.content_hash);
  }

  /** Addresses of the person's claimed activities. */
  async ofOwner(owner: number): Promise<readonly string[]> {
    const rows = await this.database.query<ClaimRow>(
      'SELECT url_hash, activity_id FROM activities.upload_claims WHERE owner = $1 ORDER BY activity_id',
      [owner],
    );
    return rows.map((row) => row.url_hash);
  }

  /**
   * Returns the claim of this key, renewed, or a new one under `urlHash`. Removes the claim of a deleted activity
   * (`replaces`) first.
   */
  async claim(client: PoolClient, key: ClaimKey, { urlHash, bytes, replaces }: NewClaim): Promise<MadeClaim> {
    await client.query('DELETE FROM activities.upload_claims WHERE url_hash = $1', [replaces ?? '']);
    const { rows } = await client.query<ClaimRow & { is_new: boolean; claimed_at: string }>(
      `INSERT INTO activities.upload_claims (owner, content_hash, surf_type, part, url_hash, content_bytes, activity_id)
       VALUES ($1, $2, $3, $4, $5, $6, nextval('activities.activity_id'))
       ON CONFLICT (owner, content_hash, surf_type, part) DO UPDATE SET claimed_at = now(), expired_at = NULL
       RETURNING url_hash, activity_id, url_hash = $5 AS is_new, claimed_at::text`,
      [key.owner, key.contentHash, key.surfType, key.part, urlHash, bytes],
    );
    const row = rows[0]!;
    return { ...toClaim(row), isNew: row.is_new, claimedAt: row.claimed_at };
  }
}
