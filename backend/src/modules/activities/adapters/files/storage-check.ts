import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isEncodedTrack } from '@rideline/detection-engine';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blobs/blob-store.ts';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { CommandRunner } from '../../../../kernel/decider/command-runner.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { EventCodec } from '../../../../kernel/event-store/event-codec.ts';
import {
  EVENT_STORE,
  type EventStore,
  type RecordedEvent,
} from '../../../../kernel/event-store/event-store.ts';
import { streamsWithGaps } from '../../../../kernel/event-store/postgres/read-statements.ts';
import { activityStream } from '../../events/activity-events.ts';
import type { ActivityUploaded } from '../../events/upload-events.ts';
import { activity, type LiveActivity } from '../../activity.aggregate.ts';
import { SETTLED_MS } from './file-sweep.ts';
import { SessionFiles } from './session-files.ts';
import { TrackRepair } from '../track-repair.ts';
import { TrackReplaced } from '../track-replaced.ts';
import { claimKeyOf, UploadClaims } from './upload-claims.ts';

export interface Finding {
  readonly sentence: string;
  /** Repairs it and returns whether that worked; absent if there is no automatic repair. */
  readonly repair?: () => Promise<boolean>;
  /** An upload that was cut off left it, which is no damage: FileSweep removes it. */
  readonly isLeftover?: true;
}

const PAGE = 400;

/** Checks all events, claims, tracks and originals in small steps, so that it can run beside a server. */
@Injectable()
export class StorageCheck {
  readonly counted = { events: 0, activities: 0, originals: 0, tracks: 0, expired: 0 };

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly codec: EventCodec,
    private readonly runner: CommandRunner,
    private readonly claims: UploadClaims,
    private readonly files: SessionFiles,
    private readonly repair: TrackRepair,
  ) {}

  async *findings(signal: AbortSignal): AsyncGenerator<Finding> {
    Object.assign(this.counted, { events: 0, activities: 0, originals: 0, tracks: 0, expired: 0 });
    for (const stream of await streamsWithGaps(this.database)) {
      yield { sentence: `${stream}: the log lacks events of this stream.` };
    }
    yield* this.logged(signal);
    if (!signal.aborted) yield* this.unclaimedTracks();
    if (!signal.aborted) yield* this.claimsOfNothing();
    if (!signal.aborted) yield* this.unclaimedOriginals();
  }

  /** Checks that every event can be decoded, and the files of every live activity. */
  private async *logged(signal: AbortSignal): AsyncGenerator<Finding> {
    for (let after = 0n, caughtUp = false; !caughtUp && !signal.aborted;) {
      const page = await this.store.readAll({ after, maxCount: PAGE });
      const { events, unreadable } = await this.decoded(page.events);
      this.counted.events += events.length;
      for (const { stream, revision } of unreadable) {
        yield { sentence: `${stream}: event ${revision} can't be read.` };
      }
      for (const event of events) {
        if (event.type === 'ActivityUploaded') yield* this.activityOf(event as StoredEvent<ActivityUploaded>);
      }
      after = page.position;
      caughtUp = page.caughtUp;
    }
  }

  private async decoded(recorded: readonly RecordedEvent[]) {
    try {
      return { events: await this.codec.decode(recorded), unreadable: [] };
    } catch {
      const tried = await Promise.allSettled(recorded.map((event) => this.codec.decode([event])));
      return {
        events: tried.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
        unreadable: recorded.filter((_, index) => tried[index]!.status === 'rejected'),
      };
    }
  }

  private async *activityOf({ data }: StoredEvent<ActivityUploaded>): AsyncGenerator<Finding> {
    const { urlHash, contentBytes, activityId } = data;
    const { state } = await this.runner.load(activity, activityStream(urlHash));
    if (state.status !== 'live') return;
    this.counted.activities += 1;
    const findings: Finding[] = [];
    const key = claimKeyOf(state);
    const claim = await this.claims.find(key);
    if (claim?.urlHash !== urlHash) {
      findings.push({
        sentence: `${urlHash}: nothing says who uploaded which file.`,
        repair: async () => {
          if (await this.claims.restore(key, { urlHash, activityId }, contentBytes)) return true;
          return (await this.files.moveClaim(urlHash, key)) === undefined;
        },
      });
    }
    const expired = await this.claims.expiredAmong([urlHash]);
    if (expired.has(urlHash)) this.counted.expired += 1;
    else findings.push(...(await this.filesOf(state)));
    // An activity that was deleted meanwhile has no files.
    if (findings.length > 0 && (await this.isLive(urlHash))) yield* findings;
  }

  private async filesOf({ urlHash, contentHash, trackHash }: LiveActivity): Promise<Finding[]> {
    const findings: Finding[] = [];
    this.counted.originals += 1;
    if (!(await this.blobs.isIntact(contentHash))) {
      findings.push({
        sentence: `${urlHash}: the original is missing or damaged. Its owner can upload the same file again.`,
      });
    }
    this.counted.tracks += 1;
    if (!(await this.hasTrack(urlHash, trackHash))) {
      findings.push({
        sentence: `${urlHash}: the track is missing or damaged.`,
        repair: () =>
          this.repair.rebuild(urlHash).then(
            () => true,
            (error: unknown) => error instanceof TrackReplaced,
          ),
      });
    }
    return findings;
  }

  private async isLive(urlHash: string): Promise<boolean> {
    const { state } = await this.runner.load(activity, activityStream(urlHash));
    return state.status === 'live';
  }

  private async hasTrack(urlHash: string, trackHash: string): Promise<boolean> {
    const [row] = await this.database.query<{ points: Buffer }>(
      'SELECT points FROM activities.tracks WHERE url_hash = $1',
      [urlHash],
    );
    if (row === undefined || !isEncodedTrack(row.points)) return false;
    return createHash('sha256').update(row.points).digest('hex') === trackHash;
  }

  private async *unclaimedTracks(): AsyncGenerator<Finding> {
    const rows = await this.database.query<{ url_hash: string }>(
      `SELECT url_hash FROM activities.tracks t
       WHERE NOT EXISTS (SELECT FROM activities.upload_claims c WHERE c.url_hash = t.url_hash)`,
    );
    for (const { url_hash } of rows) {
      // `activityOf` reports a live activity without a claim.
      if (await this.isLive(url_hash)) continue;
      yield {
        sentence: `${url_hash}: the track belongs to no activity.`,
        repair: () => this.files.removeUnclaimedTrack(url_hash),
      };
    }
  }

  private async *claimsOfNothing(): AsyncGenerator<Finding> {
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    const rows = await this.database.query<{ url_hash: string; content_hash: string }>(
      'SELECT url_hash, content_hash FROM activities.upload_claims WHERE claimed_at < $1',
      [settled],
    );
    for (const { url_hash, content_hash } of rows) {
      if (await this.isLive(url_hash)) continue;
      yield {
        sentence: `${url_hash}: a file is kept for an activity that isn't there.`,
        repair: () => this.files.removeStale(url_hash, content_hash, settled),
        isLeftover: true,
      };
    }
  }

  private async *unclaimedOriginals(): AsyncGenerator<Finding> {
    const settled = new Date(this.clock.now().getTime() - SETTLED_MS);
    for await (const { hash, storedAt } of this.blobs.list()) {
      if (storedAt >= settled) continue;
      const claimed = await this.database.query(
        'SELECT 1 FROM activities.upload_claims WHERE content_hash = $1 AND expired_at IS NULL LIMIT 1',
        [hash],
      );
      if (claimed.length > 0) continue;
      yield {
        sentence: `The original ${hash} belongs to no activity.`,
        repair: () => this.files.removeUnclaimedOriginal(hash),
        isLeftover: true,
      };
    }
  }
}
