import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createLogDatabase,
  startProcess,
  type ProcessUnderTest,
} from '../../../test/support/process-under-test.ts';
import { counted, tally } from '../../../test/support/tally.ts';
import { gateway } from '../../../test/support/until.ts';
import { UnknownSubscriber } from '../checkpoints/checkpoint.ts';
import type { TestDatabase } from '../../../test/support/test-database.ts';
import { ProjectedPositions } from './projected-positions.ts';
import { ProjectionRebuilder } from './projection-rebuilder.ts';
import { ProjectionRegistry } from './projection-registry.ts';
import { ProjectionRunner } from './projection-runner.ts';
import type { Projection } from './projection.ts';

/** Longer than any spec runs. */
const NEVER_MS = 600_000;

let database: TestDatabase;
let open: { process: ProcessUnderTest; runner: ProjectionRunner }[];

beforeEach(async () => {
  database = await createLogDatabase();
  open = [];
});

afterEach(async () => {
  for (const { process, runner } of open) {
    await runner.stop();
    await process.close();
  }
  await database.drop();
});

async function load(projections: readonly Projection[], longestWaitMs = NEVER_MS) {
  const process = await startProcess(database.url);
  const registry = new ProjectionRegistry();
  for (const projection of projections) registry.register(projection);
  const runner = new ProjectionRunner(
    registry,
    process.tools,
    new ProjectionRebuilder(registry, process.tools),
  );
  open.push({ process, runner });
  const positions = new ProjectedPositions(registry, process.tools, runner.positions, longestWaitMs);
  return { runner, positions, store: process.tools.store };
}

async function eventsSeen(): Promise<number> {
  const [row] = await database.query<{ events: number }>(
    'SELECT coalesce(sum(events), 0)::integer AS events FROM read_tally.sums',
  );
  return row?.events ?? 0;
}

describe('ProjectedPositions.reached', () => {
  it('resolves true once the rows are written', async () => {
    const { runner, positions, store } = await load([tally()]);
    await runner.start();
    for (let events = 1; events <= 20; events += 1) {
      const { position } = await store.append('tally-0', 'any', [counted(1)]);
      expect(await positions.reached(position, ['tally'])).toBe(true);
      expect(await eventsSeen()).toBe(events);
    }
  });

  it('resolves true in a process that does not run the projection', async () => {
    const running = await load([tally()]);
    await running.runner.start();
    const other = await load([tally()]);
    for (let events = 1; events <= 10; events += 1) {
      const { position } = await other.store.append('tally-0', 'any', [counted(1)]);
      expect(await other.positions.reached(position, ['tally'])).toBe(true);
      expect(await eventsSeen()).toBe(events);
    }
  });

  it('waits for the slowest of the projections', async () => {
    const goOn = gateway();
    const slow = tally({ name: 'slow', before: () => goOn.promise });
    const { runner, positions, store } = await load([tally(), slow]);
    await runner.start();
    const { position } = await store.append('tally-0', 'any', [counted(1)]);
    expect(await positions.reached(position, ['tally'])).toBe(true);
    let both = false;
    const waiting = positions.reached(position, ['tally', 'slow']).then((reached) => {
      both = reached;
    });
    expect(both).toBe(false);
    goOn.open();
    await waiting;
    expect(both).toBe(true);
  });

  it('resolves false after the longest wait', async () => {
    const { runner, positions } = await load([tally()], 30);
    await runner.start();
    expect(await positions.reached(1_000_000n, ['tally'])).toBe(false);
  });

  it('rejects an unknown projection', async () => {
    const { positions } = await load([tally()]);
    await expect(positions.reached(1n, ['nowhere'])).rejects.toThrow(UnknownSubscriber);
  });
});
