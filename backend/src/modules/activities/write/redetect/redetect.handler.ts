import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EventCodec } from '../../../../kernel/event-store/event-codec.ts';
import { EVENT_STORE, type EventStore } from '../../../../kernel/event-store/event-store.ts';
import type { ActivityUploaded } from '../../events/activity-uploaded.ts';
import { ActivityCommands } from '../activity-commands.ts';
import { type Candidate, RedetectBatch } from './redetect-batch.ts';
import type { RedetectionProgress, RedetectionRequest } from './redetection.ts';
import { RedetectionTally } from './redetection-tally.ts';

export class Redetect {
  constructor(
    readonly request: RedetectionRequest,
    readonly correlation: string,
    readonly signal: AbortSignal,
    readonly onProgress: (progress: RedetectionProgress) => void,
  ) {}
}

/** Uploads a page of the log holds at the most. */
const PAGE = 400;
const BATCH = 20;
const BATCHES_AT_ONCE = 4;

/**
 * Goes through the uploads in the log, a page at a time, and detects each activity that is still there again.
 * Running it twice, or going on after an interruption, records nothing new.
 */
@CommandHandler(Redetect)
export class RedetectHandler implements ICommandHandler<Redetect, RedetectionProgress> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly commands: ActivityCommands,
    private readonly batches: RedetectBatch,
  ) {}

  async execute({ request, correlation, signal, onProgress }: Redetect): Promise<RedetectionProgress> {
    const tally = new RedetectionTally(request.from ?? 0n, await this.store.head());
    let after = request.from ?? 0n;
    for (let caughtUp = false; !caughtUp && !signal.aborted;) {
      const page = await this.store.readAll({ after, maxCount: PAGE, types: ['ActivityUploaded'] });
      const uploads = (await this.codec.decode(page.events)) as unknown as readonly ActivityUploaded[];
      await this.redetect(
        uploads.filter((upload) => isAskedFor(upload, request)),
        request,
        correlation,
        tally,
      );
      after = page.position;
      caughtUp = page.caughtUp;
      onProgress(tally.at(after, 'running'));
    }
    return tally.at(after, signal.aborted ? 'interrupted' : 'done');
  }

  private async redetect(
    uploads: readonly ActivityUploaded[],
    request: RedetectionRequest,
    correlation: string,
    tally: RedetectionTally,
  ): Promise<void> {
    const waiting = Array.from({ length: Math.ceil(uploads.length / BATCH) }, (_, index) =>
      uploads.slice(index * BATCH, (index + 1) * BATCH),
    );
    const work = async () => {
      for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
        const candidates = await this.candidates(batch, request);
        await this.runBatch(candidates, request, correlation, tally);
      }
    };
    await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, work));
  }

  private async candidates(uploads: readonly ActivityUploaded[], { engineVersion }: RedetectionRequest) {
    const streams = await Promise.all(
      uploads.map(async ({ data: { urlHash } }) => ({ urlHash, loaded: await this.commands.load(urlHash) })),
    );
    return streams.flatMap(({ urlHash, loaded }): Candidate[] => {
      const { state } = loaded;
      return state.status === 'live' &&
        (engineVersion ?? state.detected.engineVersion) === state.detected.engineVersion
        ? [{ urlHash, activity: state, loaded }]
        : [];
    });
  }

  /** One that fails is reported, and the others go on. */
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
        tally.fail(first!.urlHash, error);
        return;
      }
      for (const candidate of candidates) await this.runBatch([candidate], request, correlation, tally);
    }
  }
}

function isAskedFor({ data }: ActivityUploaded, { owner, urlHash }: RedetectionRequest): boolean {
  return (owner ?? data.owner) === data.owner && (urlHash ?? data.urlHash) === data.urlHash;
}
