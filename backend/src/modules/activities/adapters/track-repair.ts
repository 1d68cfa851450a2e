import { Inject, Injectable, Logger } from '@nestjs/common';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import { activityStream } from '../events/activity-events.ts';
import { activity } from '../write/activity.ts';
import { Originals } from './originals.ts';
import { SessionFiles } from './session-files.ts';
import { TrackAnalysis } from './track-analysis/track-analysis.ts';

/** A failed rebuild is answered again for this long: visitors of a broken page don't keep the workers busy. */
const REMEMBERED_MS = 60_000;

interface Attempt {
  readonly outcome: Promise<Uint8Array>;
  readonly at: number;
}

/** Makes a missing or damaged track again from its original. */
@Injectable()
export class TrackRepair {
  private readonly logger = new Logger(TrackRepair.name);
  private readonly attempts = new Map<string, Attempt>();

  constructor(
    private readonly runner: CommandRunner,
    private readonly originals: Originals,
    private readonly analysis: TrackAnalysis,
    private readonly files: SessionFiles,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The encoded track, put back where it is kept.
   * @throws DomainError not_found without a live activity; damaged where the original is, or gives another track
   */
  rebuild(urlHash: string): Promise<Uint8Array> {
    const now = this.clock.now().getTime();
    for (const [key, { at }] of this.attempts) {
      if (now - at > REMEMBERED_MS) this.attempts.delete(key);
    }
    const earlier = this.attempts.get(urlHash);
    if (earlier !== undefined) return earlier.outcome;
    const outcome = this.rebuildNow(urlHash);
    this.attempts.set(urlHash, { outcome, at: now });
    outcome.then(
      () => this.attempts.delete(urlHash),
      // What is busy now may be free in a moment.
      (error: unknown) => isFinal(error) || this.attempts.delete(urlHash),
    );
    return outcome;
  }

  /** The original was put back: a rebuild that failed may work now. */
  retry(urlHash: string): void {
    this.attempts.delete(urlHash);
  }

  private async rebuildNow(urlHash: string): Promise<Uint8Array> {
    const { state } = await this.runner.load(activity, activityStream(urlHash));
    if (state.status !== 'live') throw notFound('Activity not found');
    const { owner, contentHash, fileName, surfType, trackHash } = state.uploaded;
    const original = { read: () => this.originals.read(contentHash) };
    const parameters = DEFAULT_DETECTION_PARAMETERS;
    const again = await this.analysis
      .analyzeAgain({ owner, original, fileName, surfType, parameters }, await this.uploadedAt(urlHash))
      .catch((error: unknown) => {
        // Read by an engine that took it; this one doesn't.
        throw error instanceof DomainError && error.kind === 'unprocessable' ? unlikeBefore() : error;
      });
    // The rides refer to the rows of the track that was there.
    if (again.trackHash !== trackHash) throw unlikeBefore();
    await this.files.putTrackBack(urlHash, contentHash, again.track);
    this.logger.warn(`Made the damaged track of ${urlHash} again from its original`);
    return again.track;
  }

  /** When its first event was recorded, a moment after its file was accepted. */
  private async uploadedAt(urlHash: string): Promise<Date> {
    const [first] = await this.store.readStream(activityStream(urlHash), { maxCount: 1 });
    return first!.recordedAt;
  }
}

const isFinal = (error: unknown) => error instanceof DomainError && error.kind === 'damaged';

const unlikeBefore = () =>
  new DomainError(
    'damaged',
    'The track of this activity is damaged. Delete the activity and upload its file again.',
    { code: 'track_damaged' },
  );
