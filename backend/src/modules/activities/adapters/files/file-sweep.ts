import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blobs/blob-store.ts';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import { activityStream } from '../../events/activity-events.ts';
import { activity } from '../../activity.aggregate.ts';
import { SessionFiles } from './session-files.ts';
import { claimKeyOf } from './upload-claims.ts';

/** Younger files may belong to an upload in progress; no upload takes this long. */
export const SETTLED_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Repairs what crashes left: removes files and claims without an activity, and moves claims to their surf type. */
@Injectable()
export class FileSweep implements OnApplicationShutdown {
  private readonly logger = new Logger(FileSweep.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly files: SessionFiles,
    private readonly runner: CommandRunner,
  ) {}

  /** Sweeps now and then once a day. */
  start(): void {
    this.timer = setInterval(() => void this.sweepAndReport(), DAY_MS).unref();
    void this.sweepAndReport();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Returns the number of removed claims and files. */
  async sweep(): Promise<number> {
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    await this.sweepSurfTypes();
    return (await this.sweepClaims(settled)) + (await this.sweepBlobs(settled));
  }

  private async sweepClaims(settled: Date): Promise<number> {
    const unseen = await this.database.query<{ url_hash: string; content_hash: string }>(
      `SELECT c.url_hash, c.content_hash FROM activities.upload_claims c
       LEFT JOIN read_activities.activity a USING (url_hash)
       WHERE a.url_hash IS NULL AND c.claimed_at < $1`,
      [settled],
    );
    let swept = 0;
    for (const { url_hash, content_hash } of unseen) {
      const { state } = await this.runner.load(activity, activityStream(url_hash));
      if (state.status === 'live') continue;
      if (await this.files.removeStale(url_hash, content_hash, settled)) swept += 1;
    }
    return swept;
  }

  /** Moves claims whose activity did not get the surf type that they were moved to. */
  private async sweepSurfTypes(): Promise<void> {
    const moved = await this.database.query<{ url_hash: string }>(
      `SELECT c.url_hash FROM activities.upload_claims c
       JOIN read_activities.activity a USING (url_hash) WHERE a.surf_type <> c.surf_type`,
    );
    for (const { url_hash: urlHash } of moved) {
      const { state } = await this.runner.load(activity, activityStream(urlHash));
      if (state.status === 'live') await this.files.moveClaim(urlHash, claimKeyOf(state));
    }
  }

  private async sweepBlobs(settled: Date): Promise<number> {
    let swept = 0;
    for await (const { hash, storedAt } of this.blobs.list()) {
      if (storedAt < settled && (await this.files.removeUnclaimedOriginal(hash))) swept += 1;
    }
    return swept;
  }

  private async sweepAndReport(): Promise<void> {
    try {
      await this.blobs.removeAbandoned();
      const swept = await this.sweep();
      if (swept > 0) this.logger.log(`Removed ${swept} files that no activity refers to`);
    } catch (error) {
      this.logger.warn(`The sweep of unused files failed and runs again tomorrow: ${String(error)}`);
    }
  }
}
