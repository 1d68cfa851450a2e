import { Inject, Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Lane } from '../../../../platform/admission/lane.ts';
import { BLOB_STORE, type BlobStore, type StagedBlob } from '../../../../platform/blobs/blob-store.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { AccountQuota } from './account-quota.ts';
import { UploadClaims, type Claim, type ClaimKey, type MadeClaim } from './upload-claims.ts';

export interface SessionToStore {
  readonly key: ClaimKey;
  readonly track: Uint8Array;
  /** Address for a new claim; an existing claim keeps its own. */
  readonly urlHash: string;
  /** Address of a deleted activity whose claim is replaced. */
  readonly replaces?: string | undefined;
}

const LONGEST_WAIT_MS = 30_000;

/**
 * Stores and removes the original file and the cleaned track of an activity. Several people can claim the same file:
 * a lock per content hash prevents removing a file while someone claims it. Its transactions wait for the blob store,
 * so they get half of the connections: while an object store hangs, everything else goes on.
 * All throw DomainError `unavailable` when they waited too long for a connection.
 */
@Injectable()
export class SessionFiles {
  private readonly lane: Lane;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly claims: UploadClaims,
    private readonly quota: AccountQuota,
  ) {
    this.lane = new Lane({
      atOnce: Math.floor(database.pool.options.max / 2),
      // One person's uploads, and what concerns one file, exclude each other in the database as well.
      atOncePerCaller: 1,
      waiting: Infinity,
      waitMs: LONGEST_WAIT_MS,
      perCaller: Infinity,
    });
  }

  /**
   * Stores a file and its sessions at once: each claims the file, so that it stays while another one is deleted. Resolves
   * when file, tracks and claims are durable, with the claims in the order of the sessions.
   * @throws DomainError storage_full when the account's quota is used up
   */
  store(
    owner: number,
    original: StagedBlob,
    sessions: readonly SessionToStore[],
  ): Promise<readonly MadeClaim[]> {
    return this.locked(`account ${owner}`, original.hash, async (client) => {
      const claims: MadeClaim[] = [];
      for (const { key, track, urlHash, replaces } of sessions) {
        await this.quota.checkLocked(client, key, original.bytes);
        const claim = await this.claims.claim(client, key, { urlHash, bytes: original.bytes, replaces });
        await client.query(
          `INSERT INTO activities.tracks (url_hash, points) VALUES ($1, $2)
           ON CONFLICT (url_hash) DO UPDATE SET points = EXCLUDED.points`,
          [claim.urlHash, track],
        );
        claims.push(claim);
      }
      await original.keep();
      return claims;
    });
  }

  /** Removes what an upload stored whose event was refused, unless it was stored before, or again since. */
  async takeBack({ urlHash, isNew, claimedAt }: MadeClaim, contentHash: string): Promise<void> {
    if (!isNew) return;
    await this.locked(contentHash, contentHash, async (client) => {
      const { rowCount } = await client.query(
        'SELECT 1 FROM activities.upload_claims WHERE url_hash = $1 AND claimed_at = $2::timestamptz',
        [urlHash, claimedAt],
      );
      if (rowCount !== 0) await this.release(client, urlHash, contentHash);
    });
  }

  /**
   * Moves the claim of an activity to another surf type. Resolves with the claim of the same file and surf type that
   * another activity has; the caller may replace a deleted one's.
   */
  moveClaim(urlHash: string, key: ClaimKey, replaces?: string): Promise<Claim | undefined> {
    return this.locked(key.contentHash, key.contentHash, async (client) => {
      return this.claims.move(client, urlHash, key, replaces);
    });
  }

  /** Writes the track if the activity is still claimed and its recording did not expire. */
  restoreTrack(urlHash: string, contentHash: string, track: Uint8Array): Promise<void> {
    return this.locked(contentHash, contentHash, async (client) => {
      await client.query(
        `INSERT INTO activities.tracks (url_hash, points)
         SELECT url_hash, $2 FROM activities.upload_claims WHERE url_hash = $1 AND expired_at IS NULL
         ON CONFLICT (url_hash) DO UPDATE SET points = EXCLUDED.points`,
        [urlHash, track],
      );
    });
  }

  dropTrack(urlHash: string, contentHash: string): Promise<void> {
    return this.locked(contentHash, contentHash, async (client) => {
      await client.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
    });
  }

  /**
   * Renews the claim, and stores the original if it is missing or damaged. True unless the activity is not claimed any
   * more, or has its original.
   */
  restoreOriginal(urlHash: string, original: StagedBlob): Promise<boolean> {
    return this.locked(original.hash, original.hash, async (client) => {
      const { rows } = await client.query<{ was_expired: boolean }>(
        `WITH before AS (
           SELECT url_hash, expired_at IS NOT NULL AS was_expired FROM activities.upload_claims
           WHERE url_hash = $1 AND content_hash = $2
         )
         UPDATE activities.upload_claims c SET claimed_at = now(), expired_at = NULL FROM before b
         WHERE c.url_hash = b.url_hash RETURNING b.was_expired`,
        [urlHash, original.hash],
      );
      const [claim] = rows;
      if (claim === undefined) return false;
      if (await this.blobs.isIntact(original.hash)) return claim.was_expired;
      await original.keep();
      return true;
    });
  }

  /**
   * Removes track and original if the claim was last renewed before `since`; true if it did. The claim stays, and the
   * original too as long as another claim needs it. A crash in between leaves an original for the sweep.
   */
  async expire(urlHash: string, contentHash: string, since: Date): Promise<boolean> {
    const isExpired = await this.locked(contentHash, contentHash, async (client) => {
      const { rowCount } = await client.query(
        `UPDATE activities.upload_claims SET expired_at = now()
         WHERE url_hash = $1 AND claimed_at < $2 AND expired_at IS NULL`,
        [urlHash, since],
      );
      if (rowCount === 0) return false;
      await client.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
      return true;
    });
    if (isExpired) await this.removeUnclaimedOriginal(contentHash);
    return isExpired;
  }

  /** Removes claim, track and ride ids, and the original once nobody claims it. Idempotent. */
  remove(urlHash: string, contentHash: string): Promise<void> {
    return this.locked(contentHash, contentHash, async (client) => {
      await this.release(client, urlHash, contentHash);
    });
  }

  /** Removes the same if the claim was last renewed before `since`; true if it did. */
  removeStale(urlHash: string, contentHash: string, since: Date): Promise<boolean> {
    return this.locked(contentHash, contentHash, async (client) => {
      const { rowCount } = await client.query(
        'SELECT 1 FROM activities.upload_claims WHERE url_hash = $1 AND claimed_at < $2',
        [urlHash, since],
      );
      if (rowCount === 0) return false;
      await this.release(client, urlHash, contentHash);
      return true;
    });
  }

  /** Removes an original that nobody claims, or only expired claims; true if it did. */
  removeUnclaimedOriginal(contentHash: string): Promise<boolean> {
    return this.locked(contentHash, contentHash, async (client) => {
      return this.removeUnclaimed(client, contentHash);
    });
  }

  /** Removes a track that nobody claims; true if it did. */
  async removeUnclaimedTrack(urlHash: string): Promise<boolean> {
    const removed = await this.database.query(
      `DELETE FROM activities.tracks t WHERE url_hash = $1
       AND NOT EXISTS (SELECT FROM activities.upload_claims c WHERE c.url_hash = t.url_hash) RETURNING 1`,
      [urlHash],
    );
    return removed.length > 0;
  }

  /** Runs `work` in a transaction while no other stores or removes this content. */
  private async locked<Result>(
    caller: string,
    contentHash: string,
    work: (client: PoolClient) => Promise<Result>,
  ): Promise<Result> {
    const slot = await this.lane.enter(caller);
    try {
      return await this.database.transaction(async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contentHash]);
        return work(client);
      });
    } finally {
      slot.release();
    }
  }

  private async release(client: PoolClient, urlHash: string, contentHash: string): Promise<void> {
    await client.query('DELETE FROM activities.upload_claims WHERE url_hash = $1', [urlHash]);
    await client.query('DELETE FROM activities.tracks WHERE url_hash = $1', [urlHash]);
    await client.query('DELETE FROM activities.ride_blocks WHERE url_hash = $1', [urlHash]);
    await this.removeUnclaimed(client, contentHash);
  }

  private async removeUnclaimed(client: PoolClient, contentHash: string): Promise<boolean> {
    const { rowCount } = await client.query(
      'SELECT 1 FROM activities.upload_claims WHERE content_hash = $1 AND expired_at IS NULL LIMIT 1',
      [contentHash],
    );
    if (rowCount !== 0) return false;
    await this.blobs.remove(contentHash);
    return true;
  }
}
