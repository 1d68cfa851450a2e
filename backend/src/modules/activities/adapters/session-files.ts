import { Inject, Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { BLOB_STORE, type BlobStore, type StagedBlob } from '../../../kernel/blobs/blob-store.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { AccountQuota } from './account-quota.ts';
import { UploadClaims, type Claim, type ClaimKey } from './upload-claims.ts';

export interface SessionToKeep {
  readonly key: ClaimKey;
  readonly original: StagedBlob;
  readonly track: Uint8Array;
  /** Address to use unless the same session is already claimed. */
  readonly urlHash: string;
  /** Address of a deleted activity whose claim gives way. */
  readonly replaces?: string;
}

/**
 * Keeps the original file and the cleaned track of an activity, and lets go of them. Two people may hold the
 * same file: keeping and letting go of one content take turns, so a file is never removed under a new claim.
 */
@Injectable()
export class SessionFiles {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly claims: UploadClaims,
    private readonly quota: AccountQuota,
  ) {}

  /**
   * Durable when it resolves.
   * @throws DomainError storage_full when the account has no room for it
   */
  keep(session: SessionToKeep): Promise<Claim> {
    const { key, original, track, urlHash, replaces } = session;
    return this.database.transaction(async (client) => {
      await takeTurns(client, key.contentHash);
      await this.quota.hold(client, key, original.bytes);
      const claim = await this.claims.claim(client, key, { urlHash, bytes: original.bytes, replaces });
      await client.query(
        `INSERT INTO activities.tracks (url_hash, points) VALUES ($1, $2)
         ON CONFLICT (url_hash) DO UPDATE SET points = EXCLUDED.points`,
        [claim.urlHash, track],
      );
      await original.keep();
      return claim;
    });
  }

  /** The track of an activity whose claim stands; nothing of one that was let go of meanwhile. */
  putTrackBack(urlHash: string, contentHash: string, track: Uint8Array): Promise<void> {
    return this.database.transaction(async (client) => {
      await takeTurns(client, contentHash);
      await client.query(
        `INSERT INTO activities.tracks (url_hash, points)
         SELECT url_hash, $2 FROM activities.upload_claims WHERE url_hash = $1
         ON CONFLICT (url_hash) DO UPDATE SET points = EXCLUDED.points`,
        [urlHash, track],
      );
    });
  }

  /** The original of an activity whose claim stands, unless it is there as it was; true when it was put back. */
  putOriginalBack(urlHash: string, original: StagedBlob): Promise<boolean> {
    return this.database.transaction(async (client) => {
      await takeTurns(client, original.hash);
      const { rowCount } = await client.query(
        'SELECT 1 FROM activities.upload_claims WHERE url_hash = $1 AND content_hash = $2',
        [urlHash, original.hash],
      );
      if (rowCount === 0 || (await this.blobs.isIntact(original.hash))) return false;
      await original.keep();
      return true;
    });
  }

  /** Removes what the activity held, and the original once nobody claims its content. Repeating is no error. */
  letGo(urlHash: string, contentHash: string): Promise<void> {
    return this.database.transaction(async (client) => {
      await takeTurns(client, contentHash);
      await this.release(client, urlHash, contentHash);
    });
  }

  /** The same for a claim that nobody came back to since then; true when there was one. */
  letGoStale(urlHash: string, contentHash: string, since: Date): Promise<boolean> {
    return this.database.transaction(async (client) => {
      await takeTurns(client, contentHash);
      const { rowCount } = await client.query(
        'SELECT 1 FROM activities.upload_claims WHERE url_hash = $1 AND claimed_at < $2',
        [urlHash, since],
      );
      if (rowCount === 0) return false;
      await this.release(client, urlHash, contentHash);
      return true;
    });
  }

  /** True when the original was there for nobody, and is gone now. */
  letGoUnclaimed(contentHash: string): Promise<boolean> {
    return this.database.transaction(async (client) => {
      await takeTurns(client, contentHash);
      return this.removeUnclaimed(client, contentHash);
    });
  }

  /** True when the track was there for nobody, and is gone now. */
  async letGoUnclaimedTrack(urlHash: string): Promise<boolean> {
    const gone = await this.database.query(
      `DELETE FROM activities.tracks t WHERE url_hash = $1
       AND NOT EXISTS (SELECT FROM activities.upload_claims c WHERE c.url_hash = t.url_hash) RETURNING 1`,
      [urlHash],
    );
    return gone.length > 0;
  }

  private async release(client: PoolClient, urlHash: string, contentHash: string): Promise<void> {
    await client.query('DELETE FROM activities.upload_claims WHERE url_hash = $1', [urlHash]);
    await client.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
    await client.query('DELETE FROM activities.ride_blocks WHERE url_hash = $1', [urlHash]);
    await this.removeUnclaimed(client, contentHash);
  }

  private async removeUnclaimed(client: PoolClient, contentHash: string): Promise<boolean> {
    const { rowCount } = await client.query(
      'SELECT 1 FROM activities.upload_claims WHERE content_hash = $1 LIMIT 1',
      [contentHash],
    );
    if (rowCount !== 0) return false;
    await this.blobs.remove(contentHash);
    return true;
  }
}

async function takeTurns(client: PoolClient, contentHash: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contentHash]);
}
