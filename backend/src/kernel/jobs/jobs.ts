import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import { conflict } from '../errors/domain-error.ts';
import type { Job, JobAsked, Work } from './job.ts';
import { JobTable, type StoredJob } from './job-table.ts';
import { jobLeaseOf, RunningJob } from './running-job.ts';

export interface StartedJob {
  readonly job: Job;
  /** The job as it ended; never rejects. */
  readonly ended: Promise<Job>;
}

/**
 * Long work, one of a kind at a time in all processes: recorded in Postgres, where each process shows it and can
 * cancel it. The process that runs it holds the kind's lease, so a dead one is noticed at once.
 */
export class Jobs {
  private readonly table: JobTable;
  private readonly running = new Map<RunningJob, Promise<Job>>();

  constructor(private readonly tools: Pick<SubscriptionTools, 'database' | 'leases' | 'log'>) {
    this.table = new JobTable(tools.database);
  }

  /**
   * @param stop ends the work without cancelling it, as Ctrl-C at the command line
   * @throws DomainError conflict with this sentence while one of the kind runs
   */
  async start(asked: JobAsked, runs: string, work: Work, stop?: AbortSignal): Promise<StartedJob> {
    const { leases, log } = this.tools;
    const lease = await leases.tryAcquire(jobLeaseOf(asked.kind));
    if (!lease) throw conflict(runs);
    let job: StoredJob;
    try {
      job = await this.table.begin(asked);
    } catch (error) {
      await lease.release();
      throw error;
    }
    const running = new RunningJob(job, lease, this.table, leases, log);
    if (stop?.aborted) running.stop();
    stop?.addEventListener('abort', () => running.stop(), { once: true });
    const ended = running.run(work).finally(() => this.running.delete(running));
    this.running.set(running, ended);
    return { job, ended };
  }

  /** The newest of each kind. */
  async newest(kinds: readonly string[]): Promise<ReadonlyMap<string, Job>> {
    const first = await this.look(kinds);
    // One that began between the look at the leases and the one at the table has its lease by now.
    const jobs = first.some(isOrphaned) ? await this.look(kinds) : first;
    return new Map(
      jobs.map((looked) => [
        looked.job.kind,
        isOrphaned(looked) ? { ...looked.job, state: 'interrupted' } : looked.job,
      ]),
    );
  }

  /** The process that runs it ends it within a second; nothing happens when none does. */
  async cancel(kind: string): Promise<void> {
    await this.table.requestCancel(kind);
  }

  /** Ends what runs in this process, to go on in another one or after a restart. */
  async stop(): Promise<void> {
    for (const running of this.running.keys()) running.stop();
    await Promise.all(this.running.values());
  }

  private async look(kinds: readonly string[]): Promise<readonly Looked[]> {
    const held = await this.tools.leases.heldByAnybody(kinds.map(jobLeaseOf));
    const jobs = await this.table.newest(kinds);
    return jobs.map((job) => ({ job, isHeld: held.has(jobLeaseOf(job.kind)) }));
  }
}

interface Looked {
  readonly job: Job;
  readonly isHeld: boolean;
}

const isOrphaned = ({ job, isHeld }: Looked) => job.state === 'running' && !isHeld;
