import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import { conflict } from '../../platform/errors/domain-error.ts';
import type { Job, JobRequest, Work } from './job.ts';
import { JobTable, type StoredJob } from './job-table.ts';
import { jobLeaseOf, RunningJob } from './running-job.ts';

export interface StartedJob {
  readonly job: Job;
  /** Resolves with the ended job; never rejects. */
  readonly ended: Promise<Job>;
}

/**
 * Long-running jobs, one of a kind at a time across all processes. Stored in Postgres, so that each process can show
 * and cancel them. The process that runs a job holds a lease for its kind, which is lost when the process dies.
 */
export class Jobs {
  private readonly table: JobTable;
  private readonly running = new Map<RunningJob, Promise<Job>>();

  constructor(private readonly tools: Pick<SubscriptionTools, 'database' | 'leases' | 'log'>) {
    this.table = new JobTable(tools.database);
  }

  /**
   * @param alreadyRunning message of the conflict
   * @param stop interrupts the job, such as by Ctrl-C at the command line
   * @throws DomainError conflict if a job of the kind is running
   */
  async start(
    request: JobRequest,
    alreadyRunning: string,
    work: Work,
    stop?: AbortSignal,
  ): Promise<StartedJob> {
    const { leases, log } = this.tools;
    const lease = await leases.tryAcquire(jobLeaseOf(request.kind));
    if (!lease) throw conflict(alreadyRunning);
    let job: StoredJob;
    try {
      job = await this.table.begin(request);
    } catch (error) {
      await lease.release();
      throw error;
    }
    const running = new RunningJob(job, lease, this.table, leases, log);
    if (stop?.aborted) running.stop();
    const interrupt = () => running.stop();
    stop?.addEventListener('abort', interrupt, { once: true });
    const ended = running.run(work).finally(() => {
      stop?.removeEventListener('abort', interrupt);
      this.running.delete(running);
    });
    this.running.set(running, ended);
    return { job, ended };
  }

  /** The latest job of each kind, by kind. */
  async newest(kinds: readonly string[]): Promise<ReadonlyMap<string, Job>> {
    const first = await this.readWithLeases(kinds);
    // A job started between reading the leases and reading the table holds its lease by now.
    const jobs = first.some(isOrphaned) ? await this.readWithLeases(kinds) : first;
    return new Map(
      jobs.map((found) => [
        found.job.kind,
        isOrphaned(found) ? { ...found.job, state: 'interrupted' } : found.job,
      ]),
    );
  }

  /** Requests cancellation; the process that runs the job ends it within a second. No-op if none runs. */
  async cancel(kind: string): Promise<void> {
    await this.table.requestCancel(kind);
  }

  /** Interrupts the jobs of this process; they can be resumed in another process or after a restart. */
  async stop(): Promise<void> {
    for (const running of this.running.keys()) running.stop();
    await Promise.all(this.running.values());
  }

  private async readWithLeases(kinds: readonly string[]): Promise<readonly FoundJob[]> {
    const held = await this.tools.leases.findHeld(kinds.map(jobLeaseOf));
    const jobs = await this.table.newest(kinds);
    return jobs.map((job) => ({ job, isHeld: held.has(jobLeaseOf(job.kind)) }));
  }
}

interface FoundJob {
  readonly job: Job;
  readonly isHeld: boolean;
}

const isOrphaned = ({ job, isHeld }: FoundJob) => job.state === 'running' && !isHeld;
