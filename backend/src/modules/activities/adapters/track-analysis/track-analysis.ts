import { Inject, Injectable } from '@nestjs/common';
import { epochMillis, type ReadLimits } from '@rideline/detection-engine';
import { Lane } from '../../../../platform/admission/lane.ts';
import type { StagedBlob } from '../../../../platform/blobs/blob-store.ts';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { DomainError } from '../../../../platform/errors/domain-error.ts';
import type { WorkerPool } from '../../../../platform/threads/worker-pool.ts';
import { WorkerStopped } from '../../../../platform/threads/worker-stopped.ts';
import { WorkerThreads } from '../../../../platform/threads/worker-threads.ts';
import type { AnalysisRequest, AnalyzedFile, AnalyzedTrack, RefusedTrack } from './analyze.worker.ts';
import type { Redetection, StoredTrackToDetect } from './detect.worker.ts';

const EXPORT_AGAIN = 'Export it again, or in another format, and try again.';

export interface FileToAnalyze extends Omit<AnalysisRequest, 'limits' | 'file'> {
  readonly owner: number;
  readonly original: Pick<StagedBlob, 'read'>;
}

/** Reads files and detects rides in worker threads, so that a long file does not block the event loop. */
@Injectable()
export class TrackAnalysis {
  private readonly analyzing: WorkerPool<AnalysisRequest, AnalyzedFile | RefusedTrack>;
  private readonly detecting: WorkerPool<readonly StoredTrackToDetect[], readonly Redetection[]>;
  private readonly lane: Lane;

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    threads: WorkerThreads,
  ) {
    this.analyzing = threads.pool('analyze');
    this.detecting = threads.pool('detect');
    const atOnce = this.analyzing.size;
    const share = Math.ceil(atOnce / 2);
    const { analysesWaiting: waiting, analysisWaitMs: waitMs } = config;
    // The upload route limits each account.
    const all = atOnce + waiting;
    this.lane = new Lane({ atOnce, atOncePerCaller: share, waiting, waitMs, perCaller: all });
  }

  /**
   * Analyzes the sessions of a received file within the configured limits, in order of time.
   * @throws DomainError unprocessable with a message for a refused file and for one that takes too much of a thread,
   *   unavailable when the queue is full
   */
  analyze(file: Omit<FileToAnalyze, 'part'>): Promise<readonly AnalyzedTrack[]> {
    const { pointLimit: maxPoints, uploadLimitBytes: maxBytes } = this.config;
    const limits = { now: epochMillis(this.clock.now().getTime()), maxPoints, maxBytes };
    return this.analyzeWithin(file, limits).catch((error: unknown) => {
      throw error instanceof WorkerStopped ? refusal(error) : error;
    });
  }

  /**
   * Analyzes a session of a stored file with the clock of its upload and without size limits, which may have changed since.
   * @throws DomainError as `analyze`, but unavailable if it takes too much of a thread: the file was read once
   */
  async analyzeAgain(file: FileToAnalyze, acceptedAt: Date): Promise<AnalyzedTrack> {
    const now = epochMillis(acceptedAt.getTime());
    const limits = { now, maxPoints: Infinity, maxBytes: Infinity };
    const [session] = await this.analyzeWithin(file, limits);
    return session!;
  }

  /** Reads the file into memory only when a thread is free. */
  private async analyzeWithin(
    { owner, original, ...file }: FileToAnalyze,
    limits: ReadLimits,
  ): Promise<readonly AnalyzedTrack[]> {
    const place = await this.lane.enter(String(owner));
    try {
      return await this.run({ ...file, limits, file: await original.read() });
    } finally {
      place.release();
    }
  }

  private async run(request: AnalysisRequest): Promise<readonly AnalyzedTrack[]> {
    const transferList = [request.file.buffer as ArrayBuffer];
    const answer = await this.analyzing.run(request, transferList);
    if (answer.outcome === 'refused') {
      const kind = answer.code === 'too_large' ? 'too_large' : 'unprocessable';
      throw new DomainError(kind, answer.message, { code: answer.code });
    }
    return answer.sessions;
  }

  /**
   * Detects rides in stored tracks in one thread and returns the results in order.
   * @throws DomainError unavailable if it takes too much of a thread
   */
  detect(tracks: readonly StoredTrackToDetect[]): Promise<readonly Redetection[]> {
    return this.detecting.run(tracks);
  }
}

/** Of a file that a person just sent: it will take as much again. */
function refusal(stopped: WorkerStopped): DomainError {
  switch (stopped.reason) {
    case 'too_slow':
      return new DomainError('unprocessable', `This file takes too long to read. ${EXPORT_AGAIN}`, {
        code: 'took_too_long',
      });
    case 'too_much_memory':
      return new DomainError('unprocessable', `This file takes too much memory to read. ${EXPORT_AGAIN}`, {
        code: 'took_too_much_memory',
      });
    case 'shutdown':
      return stopped;
  }
}
