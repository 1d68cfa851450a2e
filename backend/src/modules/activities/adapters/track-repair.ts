import { Inject, Injectable, Logger } from '@nestjs/common';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import { activityStream } from '../events/activity-events.ts';
import { activity } from '../activity.aggregate.ts';
import { Originals } from './originals.ts';
import { SessionFiles } from './session-files.ts';
import { TrackAnalysis } from './track-analysis/track-analysis.ts';

/** Cache time of a failed rebuild, so that visits of a broken page do not keep the workers busy. */
const FAILURE_CACHE_MS = 60_000;

interface Attempt {
  readonly outcome: Promise<Uint8Array>;
  readonly at: number;
}

/** Rebuilds a missing or damaged track from its original file. */
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
   * Rebuilds, stores and returns the encoded track.
   * @throws DomainError not_found without a live activity; damaged if the original is, or if it gives another track
   */
  rebuild(urlHash: string): Promise<Uint8Array> {
    const now = this.clock.now().getTime();
    for (const [key, { at }] of this.attempts) {
      if (now - at > FAILURE_CACHE_MS) this.attempts.delete(key);
    }
    const earlier = this.attempts.get(urlHash);
    if (earlier !== undefined) return earlier.outcome;
    const outcome = this.rebuildNow(urlHash);
    this.attempts.set(urlHash, { outcome, at: now });
    outcome.then(
      () => this.attempts.delete(urlHash),
      // Other errors, such as busy workers, are not cached.
      (error: unknown) => isFinal(error) || this.attempts.delete(urlHash),
    );
    return outcome;
  }

  /** Forgets a failed rebuild, after the original was restored. */
  retry(urlHash: string): void {
    this.attempts.delete(urlHash);
  }

  private async rebuildNow(urlHash: string): Promise<Uint8Array> {
    const { state } = await this.runner.load(activity, activityStream(urlHash));
    if (state.status !== 'live') throw notFound('Activity not found');
    const { owner, contentHash, fileName, surfType, trackHash } = state;
    const original = { read: () => this.originals.read(contentHash) };
    const parameters = DEFAULT_DETECTION_PARAMETERS;
    const again = await this.analysis
      .analyzeAgain({ owner, original, fileName, surfType, parameters }, await this.uploadedAt(urlHash))
      .catch((error: unknown) => {
        // An earlier engine version accepted this file.
        throw error instanceof DomainError && error.kind === 'unprocessable' ? trackDamaged() : error;
      });
    // Rides refer to rows of the earlier track.
    if (again.trackHash !== trackHash) throw trackDamaged();
    await this.files.restoreTrack(urlHash, contentHash, again.track);
    this.logger.warn(`Rebuilt the damaged track of ${urlHash} from its original`);
    return again.track;
  }

  /** Recorded time of the stream's first event. */
  private async uploadedAt(urlHash: string): Promise<Date> {
    const [first] = await this.store.readStream(activityStream(urlHash), { maxCount: 1 });
    return first!.recordedAt;
  }
}

const isFinal = (error: unknown) => error instanceof DomainError && error.kind === 'damaged';

const trackDamaged = () =>
  new DomainError(
    'damaged',
    'The track of this activity is damaged. Delete the activity and upload its file again.',
    { code: 'track_damaged' },
  );
