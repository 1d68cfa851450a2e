import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import {
  PROJECTED_POSITION,
  type ProjectedPosition,
} from '../../../kernel/projections/projected-positions.ts';
import { activityStream } from '../events/activity-events.ts';
import { activitiesProjection } from '../read/activities/activities.projection.ts';
import { CleanTrackAgainCommand } from '../write/clean-track-again.use-case.ts';
import { activity, type LiveActivity } from '../activity.aggregate.ts';
import { Attempts } from './files/attempts.ts';
import { Originals } from './files/originals.ts';
import { SessionFiles } from './files/session-files.ts';
import type { AnalyzedTrack } from './track-analysis/analyze.worker.ts';
import { TrackAnalysis } from './track-analysis/track-analysis.ts';
import { TrackReplaced } from './track-replaced.ts';

/** Rebuilds a missing or damaged track from its original file. */
@Injectable()
export class TrackRepair {
  private readonly logger = new Logger(TrackRepair.name);
  private readonly attempts: Attempts<Uint8Array>;

  constructor(
    private readonly runner: CommandRunner,
    private readonly originals: Originals,
    private readonly analysis: TrackAnalysis,
    private readonly files: SessionFiles,
    private readonly commands: CommandBus,
    @Inject(PROJECTED_POSITION) private readonly projected: ProjectedPosition,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.attempts = new Attempts(clock, isFinal);
  }

  /**
   * Rebuilds, stores and returns the encoded track.
   * @throws DomainError not_found without a live activity; damaged if the original is, or if it can't be read any more;
   * RecordingNotFetched; TrackReplaced after a newer cleaning gave another track
   */
  rebuild(urlHash: string): Promise<Uint8Array> {
    return this.attempts.run(urlHash, () => this.rebuildNow(urlHash));
  }

  /** Forgets a failed rebuild, after the original was restored. */
  retry(urlHash: string): void {
    this.attempts.retry(urlHash);
  }

  private async rebuildNow(urlHash: string): Promise<Uint8Array> {
    const { state } = await this.runner.load(activity, activityStream(urlHash));
    if (state.status !== 'live') throw notFound('Activity not found');
    // First, so that no worker waits for a service.
    const wasAtService = await this.originals.bringBack(state);
    const again = await this.cleaned(state);
    const { state: now } = await this.runner.load(activity, activityStream(urlHash));
    // The owner corrected the start meanwhile, and the track is made with the times from before.
    if (now.status !== 'live' || now.clockShift !== state.clockShift) throw new TrackReplaced();
    const isReplaced = again.trackHash !== state.trackHash;
    if (isReplaced) await this.replace(state, again);
    else await this.files.restoreTrack(urlHash, state.contentHash, again.track);
    if (!wasAtService) this.logger.warn(`Rebuilt the damaged track of ${urlHash} from its original`);
    if (isReplaced) throw new TrackReplaced();
    return again.track;
  }

  /**
   * The track that today's reading and cleaning of the original give.
   * @throws DomainError damaged if the original is, or if it can't be read any more; RecordingNotFetched
   */
  async cleaned(session: LiveActivity): Promise<AnalyzedTrack> {
    const { owner, fileName, surfType, clockShift, part } = session;
    const original = { read: () => this.originals.read(session) };
    const parameters = DEFAULT_DETECTION_PARAMETERS;
    try {
      const uploadedAt = await this.uploadedAt(session.urlHash);
      return await this.analysis.analyzeAgain(
        { owner, original, fileName, surfType, parameters, clockShift, part },
        uploadedAt,
      );
    } catch (error) {
      // An earlier engine version accepted this file.
      throw error instanceof DomainError && error.kind === 'unprocessable' ? trackDamaged() : error;
    }
  }

  /**
   * Replaces the track and its rides. Rides refer to the rows of their track, so the earlier one is taken away first:
   * whoever reads in between rebuilds it.
   */
  async replace(session: LiveActivity, again: AnalyzedTrack): Promise<void> {
    const { urlHash, contentHash } = session;
    await this.files.dropTrack(urlHash, contentHash);
    const position = await this.commands.execute(new CleanTrackAgainCommand(session, again));
    await this.projected.reached(position, [activitiesProjection.name]);
    await this.files.restoreTrack(urlHash, contentHash, again.track);
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
    'The track of this session is damaged. Delete the session and upload its file again.',
    { code: 'track_damaged' },
  );
