import { Inject, Injectable } from '@nestjs/common';
import { sliceOf } from '../../../../kernel/slices.ts';
import { EventCodec } from '../../../../kernel/event-store/event-codec.ts';
import type { StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { EVENT_STORE, type EventStore } from '../../../../kernel/event-store/event-store.ts';
import { UploadClaims } from '../../adapters/files/upload-claims.ts';
import type { ActivityUploaded } from '../../events/upload-events.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { type Candidate, RedetectBatch } from './redetect-batch.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';
import { RedetectionTally } from './redetection-tally.ts';

/** Uploads per page of the log. */
const PAGE = 400;
const BATCH = 20;
const BATCHES_AT_ONCE = 4;

/**
 * Pages through the uploads in the log and detects rides again in each live activity. Idempotent: a second run, or one
 * after an interruption, records nothing for activities that are already up to date.
 */
@Injectable()
export class RedetectHandler {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly commands: ActivityCommands,
    private readonly batches: RedetectBatch,
    private readonly claims: UploadClaims,
  ) {}

  async execute(
    request: RedetectionRequest,
    correlation: string,
    signal: AbortSignal,
    onProgress: (progress: RedetectionProgress) => void,
  ) {
    const tally = new RedetectionTally(request.from ?? 0n, await this.store.head());
    let after = request.from ?? 0n;
    for (let caughtUp = false; !caughtUp && !signal.aborted;) {
      const page = await this.store.readAll({ after, maxCount: PAGE, types: ['ActivityUploaded'] });
      const uploads = (await this.codec.decode(page.events)) as readonly StoredEvent<ActivityUploaded>[];
      const urlHashes = uploads
        .filter((upload) => isRequested(upload, request))
        .map(({ data }) => data.urlHash);
      await this.redetect(urlHashes, request, correlation, tally);
      after = page.position;
      caughtUp = page.caughtUp;
      onProgress(tally.at(after, 'running'));
    }
    return tally.at(after, signal.aborted ? 'interrupted' : 'done');
  }

  private async redetect(
    urlHashes: readonly string[],
    request: RedetectionRequest,
    correlation: string,
    tally: RedetectionTally,
  ): Promise<void> {
    const waiting = Array.from({ length: Math.ceil(urlHashes.length / BATCH) }, (_, index) =>
      urlHashes.slice(index * BATCH, (index + 1) * BATCH),
    );
    const work = async () => {
      for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
        const candidates = await this.candidates(batch, request);
        const expired = await this.claims.expiredAmong(candidates.map(({ activity }) => activity.urlHash));
        tally.leaveOut(expired.size);
        const stored = candidates.filter(({ activity }) => !expired.has(activity.urlHash));
        await this.runBatch(stored, request, correlation, tally);
      }
    };
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, work));
  }

  private async candidates(urlHashes: readonly string[], { engineVersion }: RedetectionRequest) {
    const streams = await Promise.all(urlHashes.map((urlHash) => this.commands.load(urlHash)));
    return streams.flatMap((loaded): Candidate[] => {
      const { state } = loaded;
      return state.status === 'live' &&
        (engineVersion ?? state.detected.engineVersion) === state.detected.engineVersion
        ? [{ activity: state, loaded }]
        : [];
    });
  }

  /** If a batch fails, runs its activities one by one, so that only the failing ones are reported. */
  private async runBatch(
    candidates: readonly Candidate[],
    request: RedetectionRequest,
    correlation: string,
    tally: RedetectionTally,
  ): Promise<void> {
    if (candidates.length === 0) return;
    try {
      tally.add(await this.batches.run(candidates, request, correlation));
    } catch (error) {
      const [first] = candidates;
      if (candidates.length === 1) {
        tally.fail(first!.activity.urlHash, error);
        return;
      }
      for (const candidate of candidates) await this.runBatch([candidate], request, correlation, tally);
    }
  }
}

export const RedetectCommand = sliceOf(RedetectHandler);

function isRequested({ data }: ActivityUploaded, { owner, urlHash }: RedetectionRequest): boolean {
  return (owner ?? data.owner) === data.owner && (urlHash ?? data.urlHash) === data.urlHash;
}
