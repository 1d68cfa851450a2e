import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CrashDrill, type Interpret } from './crash-drill.ts';
import { eventually } from './eventually.ts';
import { settled } from './read-models.ts';
import { seedFrom } from './seeded.ts';

const ROUNDS = 3;
const LONGEST_LIFE_MS = 700;

let drill: CrashDrill;
/** Statuses seen by clients. */
const seen = new Set<number>();

beforeAll(async () => {
  drill = await CrashDrill.start(seedFrom('OUTAGE_SEED'));
}, 120_000);
afterAll(() => drill.stop());

/** The outcome of an interrupted commit is unknown to the server too. */
const interpret: Interpret = (outcome) => {
  if (typeof outcome === 'string') return outcome;
  seen.add(outcome.status);
  return outcome.status === 503 ? 'nothing' : outcome;
};

/** Pid of the database's main process; killing it ends its children. */
async function databaseProcess(): Promise<number | undefined> {
  const pidFile = join(drill.dataDir, 'postgres', 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number(text.split('\n')[0]);
}

/** Kills the database; resolves once a new one answers. */
async function outage(): Promise<void> {
  const killed = await databaseProcess();
  process.kill(killed!, 'SIGKILL');
  await eventually(async () => {
    const serves = await databaseProcess();
    const answer = await drill.call('GET', '/activities');
    if (answer.status !== 200) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await answer.json()).toMatchObject({ status: 503, detail: expect.stringMatching(/\w+/) });
      return undefined;
    }
    const health = await fetch(`${drill.server.url}/api/health`);
    return serves !== undefined && serves !== killed && health.status === 200 ? true : undefined;
  });
}

describe('with a database killed at random times', () => {
  it('answers 503, recovers by itself, and loses and duplicates nothing', async () => {
    const { chance } = drill;
    for (let round = 0; round < ROUNDS; round++) {
      const stopped = new AbortController();
      const clients = drill.act(stopped.signal, interpret);
      try {
        await pause(50 + chance.below(LONGEST_LIFE_MS));
        await outage();
      } finally {
        stopped.abort();
        await clients;
      }
      expect((await drill.call('GET', '/activities')).status).toBe(200);
      await drill.withDatabase(async (ask) => {
        await settled(ask);
        await drill.compareWithJournal(ask);
        await drill.assertStreamsHaveNoGaps(ask);
      });
    }
    expect({ seed: chance.seed, seen: [...seen].filter((status) => status >= 500) }).toEqual({
      seed: chance.seed,
      seen: [503],
    });
    await drill.uploadAll();
    expect(drill.present).toHaveLength(drill.everything.length);
  }, 240_000);
});
