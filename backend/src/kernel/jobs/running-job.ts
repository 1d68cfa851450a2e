import { Backoff, pause } from '../../platform/clock/backoff.ts';
import type { Lease, SessionLeases } from '../checkpoints/session-leases.ts';
import type { Log } from '../checkpoints/subscription-tools.ts';
import type { JsonObject } from '../event-store/json.ts';
import { CANCELLED, type Job, type Work } from './job.ts';
import type { JobTable, StoredJob } from './job-table.ts';

/** Interval at which progress is stored and cancellation is checked. */
const BEAT_MS = 500;
/** Attempts to store the end; after a longer outage the job is shown as interrupted. */
const END_TRIES = 8;

export const jobLeaseOf = (kind: string): string => `job:${kind}`;

/** A job in the process that runs it. */
export class RunningJob {
  private readonly ending = new AbortController();
  private progress: JsonObject | null = null;

  constructor(
    private readonly job: StoredJob,
    private lease: Lease,
    private readonly table: JobTable,
    private readonly leases: SessionLeases,
    private readonly log: Log,
  ) {}

  /** Interrupts the work; it can be resumed in another process. */
  stop(): void {
    this.ending.abort('stopped');
  }

  /** Resolves with the ended job. */
  async run(work: Work): Promise<Job> {
    const worked = new AbortController();
    const beating = this.beat(worked.signal);
    const outcome = await this.outcome(work);
    worked.abort();
    await beating;
    const ended = { ...this.job, ...outcome, progress: this.progress };
    await this.recordEnd(ended);
    await this.lease.release();
    return ended;
  }

  private async outcome(work: Work): Promise<Pick<Job, 'state' | 'reason'>> {
    const { signal } = this.ending;
    try {
      await work({ signal, note: (progress) => (this.progress = progress) });
      return { state: 'done', reason: null };
    } catch (error) {
      if (signal.aborted) {
        return { state: signal.reason === CANCELLED ? 'cancelled' : 'interrupted', reason: null };
      }
      this.log.error({ err: error, job: this.job.kind }, 'A job failed');
      return { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Survives a database outage, unless another process started a job of the kind meanwhile. */
  private async beat(worked: AbortSignal): Promise<void> {
    while (!worked.aborted) {
      try {
        const answer = await this.table.beat(this.job.id, this.progress);
        if (answer === undefined) this.ending.abort('taken over');
        else if (answer.cancel) this.ending.abort(CANCELLED);
        else if (this.lease.lost.aborted) await this.leaseAgain();
      } catch (error) {
        this.log.warn({ err: error, job: this.job.kind }, 'Progress of a job could not be recorded');
      }
      await pause(BEAT_MS, worked);
    }
  }

  private async leaseAgain(): Promise<void> {
    this.lease = (await this.leases.tryAcquire(jobLeaseOf(this.job.kind))) ?? this.lease;
  }

  private async recordEnd(ended: Job): Promise<void> {
    const backoff = new Backoff();
    for (let tried = 1; ; tried += 1) {
      try {
        await this.table.end(this.job.id, ended);
        return;
      } catch (error) {
        this.log.warn({ err: error, job: this.job.kind }, 'The end of a job could not be recorded');
        if (tried === END_TRIES) return;
        await backoff.pause();
      }
    }
  }
}
