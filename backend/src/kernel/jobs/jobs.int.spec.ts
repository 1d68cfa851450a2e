import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startProcess, type ProcessUnderTest } from '../../../test/support/process-under-test.ts';
import { gateway, until } from '../../../test/support/until.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CANCELLED, type Job, type RunningWork, type Work } from './job.ts';
import { Jobs } from './jobs.ts';
import { jobsMigration } from './jobs.migration.ts';

const asked = { kind: 'waxing', askedBy: '7', request: { boards: 3 } };
const RUNS = 'Boards are being waxed already';

let database: TestDatabase;
let open: { process: ProcessUnderTest; jobs: Jobs }[];

beforeEach(async () => {
  database = await createTestDatabase([jobsMigration]);
  open = [];
});

afterEach(async () => {
  for (const { process, jobs } of open) {
    process.link.mend();
    await jobs.stop();
    await process.close();
  }
  await database.drop();
});

async function start() {
  const process = await startProcess(database.url);
  const jobs = new Jobs(process.tools);
  open.push({ process, jobs });
  return { process, jobs };
}

const shown = async (jobs: Jobs): Promise<Job | undefined> => (await jobs.newest(['waxing'])).get('waxing');
const untilState = (jobs: Jobs, state: Job['state']) =>
  until(`it is shown as ${state}`, async () => (await shown(jobs))?.state === state);

/** Reports progress and runs until aborted. */
const untilEnded =
  (boards: number): Work =>
  async ({ signal, note }: RunningWork) => {
    note({ boards });
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    signal.throwIfAborted();
  };

describe('Jobs', () => {
  it('shows request, progress and outcome in every process', async () => {
    const [one, other] = [await start(), await start()];
    const goOn = gateway();
    const { ended } = await one.jobs.start(asked, RUNS, async ({ note }) => {
      note({ boards: 1 });
      await goOn.promise;
      note({ boards: 3 });
    });
    await until('progress is shown', async () => (await shown(other.jobs))?.progress?.['boards'] === 1);
    expect(await shown(other.jobs)).toMatchObject({ ...asked, state: 'running', reason: null });
    goOn.open();
    expect(await ended).toMatchObject({ state: 'done', progress: { boards: 3 } });
    expect(await shown(other.jobs)).toMatchObject({ state: 'done', progress: { boards: 3 } });
  });

  it('runs one job of a kind across processes', async () => {
    const [one, other] = [await start(), await start()];
    await one.jobs.start(asked, RUNS, untilEnded(1));
    for (const { jobs } of [one, other]) {
      await expect(jobs.start(asked, RUNS, untilEnded(2))).rejects.toThrow(RUNS);
    }
    await other.jobs.start({ ...asked, kind: 'drying' }, RUNS, untilEnded(1));
    const many = await Promise.allSettled(
      [one, other, one, other].map(({ jobs }) =>
        jobs.start({ ...asked, kind: 'sanding' }, RUNS, untilEnded(1)),
      ),
    );
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = many.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.every(({ reason }) => (reason as unknown) instanceof DomainError)).toBe(true);
  });

  it('cancels a job that runs in another process', async () => {
    const [one, other] = [await start(), await start()];
    let reason: unknown;
    const { ended } = await one.jobs.start(asked, RUNS, async (job) => {
      await untilEnded(2)(job).catch(() => undefined);
      reason = job.signal.reason;
      job.signal.throwIfAborted();
    });
    await other.jobs.cancel('waxing');
    expect(await ended).toMatchObject({ state: 'cancelled', progress: { boards: 2 } });
    expect(reason).toBe(CANCELLED);
    expect(await shown(other.jobs)).toMatchObject({ state: 'cancelled' });
    expect((await other.jobs.start(asked, RUNS, () => Promise.resolve())).job.state).toBe('running');
  });

  it('shows the job of a dead process as interrupted with its progress and allows a new one', async () => {
    const [one, other] = [await start(), await start()];
    const { ended } = await one.jobs.start(asked, RUNS, untilEnded(2));
    await until('progress is shown', async () => (await shown(other.jobs))?.progress?.['boards'] === 2);
    one.process.die();
    await untilState(other.jobs, 'interrupted');
    expect(await shown(other.jobs)).toMatchObject({ progress: { boards: 2 } });
    const second = await other.jobs.start(asked, RUNS, () => Promise.resolve());
    expect(await second.ended).toMatchObject({ state: 'done' });

    // The process was only disconnected; after reconnecting it ends the job as interrupted.
    one.process.link.mend();
    expect(await ended).toMatchObject({ state: 'interrupted' });
    expect(await shown(other.jobs)).toMatchObject({ state: 'done' });
  });

  it('continues after a database outage if no other job of the kind was started', async () => {
    const [one, other] = [await start(), await start()];
    const { ended } = await one.jobs.start(asked, RUNS, untilEnded(1));
    one.process.die();
    await untilState(other.jobs, 'interrupted');
    one.process.link.mend();
    await untilState(other.jobs, 'running');
    await expect(other.jobs.start(asked, RUNS, untilEnded(1))).rejects.toThrow(RUNS);
    await other.jobs.cancel('waxing');
    expect(await ended).toMatchObject({ state: 'cancelled' });
  });

  it('ends as interrupted when its process stops and as failed with the reason when its work throws', async () => {
    const [one, other] = [await start(), await start()];
    await one.jobs.start(asked, RUNS, untilEnded(1));
    await one.jobs.stop();
    expect(await shown(other.jobs)).toMatchObject({ state: 'interrupted' });
    const { ended } = await other.jobs.start(asked, RUNS, () => Promise.reject(new Error('No wax left')));
    expect(await ended).toMatchObject({ state: 'failed', reason: 'No wax left' });
  });
});
