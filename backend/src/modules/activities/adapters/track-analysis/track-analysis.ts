import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { epochMillis, type ReadLimits } from '@rideline/detection-engine';
import { Lane } from '../../../../kernel/admission/lane.ts';
import type { StagedBlob } from '../../../../kernel/blobs/blob-store.ts';
import { CLOCK, type Clock } from '../../../../kernel/clock/clock.ts';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { DomainError } from '../../../../kernel/errors/domain-error.ts';
import { workerPool } from '../../../../kernel/threads/worker-pool.ts';
import type { AnalysisRequest, AnalyzedTrack, RefusedTrack } from './analyze.worker.ts';
import type { Redetection, StoredTrackToDetect } from './detect.worker.ts';

export interface FileToAnalyze extends Omit<AnalysisRequest, 'limits' | 'file'> {
  readonly owner: number;
  readonly original: Pick<StagedBlob, 'read'>;
}

/** Reads files and detects rides in worker threads, so that a long file does not block the event loop. */
@Injectable()
export class TrackAnalysis implements OnApplicationShutdown {
  private readonly analyzing = workerPool<AnalysisRequest, AnalyzedTrack | RefusedTrack>(
    import.meta.url,
    'analyze',
  );
  private readonly detecting = workerPool<readonly StoredTrackToDetect[], readonly Redetection[]>(
    import.meta.url,
    'detect',
  );

  private readonly lane: Lane;

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    const atOnce = this.analyzing.options.maxThreads;
    const { analysesWaiting: waiting, analysisWaitMs: waitMs } = config;
    // The upload route limits each account.
    const all = atOnce + waiting;
    this.lane = new Lane({ atOnce, atOncePerCaller: atOnce, waiting, waitMs, perCaller: all });
  }

  /**
   * Analyzes a received file within the configured limits.
   * @throws DomainError unprocessable with the engine's message for a refused file, unavailable when the queue is full
   */
  analyze(file: FileToAnalyze): Promise<AnalyzedTrack> {
    const { pointLimit: maxPoints, uploadLimitBytes: maxBytes } = this.config;
    return this.analyzeWithin(file, { now: epochMillis(this.clock.now().getTime()), maxPoints, maxBytes });
  }

  /**
   * Analyzes a stored file with the clock of its upload and without size limits, which may have changed since.
   * @throws DomainError as `analyze`
   */
  analyzeAgain(file: FileToAnalyze, acceptedAt: Date): Promise<AnalyzedTrack> {
    const now = epochMillis(acceptedAt.getTime());
    return this.analyzeWithin(file, { now, maxPoints: Infinity, maxBytes: Infinity });
  }

  /** Reads the file into memory only when a thread is free. */
  private async analyzeWithin(
    { owner, original, ...file }: FileToAnalyze,
    limits: ReadLimits,
  ): Promise<AnalyzedTrack> {
    const place = await this.lane.enter(String(owner));
    try {
      return await this.run({ ...file, limits, file: await original.read() });
    } finally {
      place.release();
    }
  }

  private async run(request: AnalysisRequest): Promise<AnalyzedTrack> {
    const transferList = [request.file.buffer as ArrayBuffer];
    const answer = await this.analyzing.run(request, { transferList });
    if (answer.outcome === 'refused') {
      throw new DomainError('unprocessable', answer.message, { code: answer.code });
    }
    return answer;
  }

  /** Detects rides in stored tracks in one thread and returns the results in order. */
  detect(tracks: readonly StoredTrackToDetect[]): Promise<readonly Redetection[]> {
    return this.detecting.run(tracks);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.analyzing.close(), this.detecting.close()]);
  }
}
