import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CrashDrill, type See } from './crash-drill.ts';
import { eventually } from './eventually.ts';
import { settled } from './read-models.ts';
import { seedFrom } from './seeded.ts';

const ROUNDS = 3;
const LONGEST_LIFE_MS = 700;

let drill: CrashDrill;
/** Statuses that clients saw. */
const seen = new Set<number>();

beforeAll(async () => {
  drill = await CrashDrill.start(seedFrom('OUTAGE_SEED'));
}, 120_000);
afterAll(() => drill.stop());

/** Whether a commit that broke off was kept is not known to the server either. */
const see: See = (outcome) => {
  if (typeof outcome === 'string') return outcome;
  seen.add(outcome.status);
  return outcome.status === 503 ? 'nothing' : outcome;
};

/** The server process of the database, which its own children follow. */
async function databaseProcess(): Promise<number> {
  const pidFile = join(drill.dataDir, 'postgres', 'postmaster.pid');
  return Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
}

const health = () => fetch(`${drill.server.url}/api/health`);

/** Answers of a server whose database is gone, until it is back. */
async function duringOutage(): Promise<void> {
  await eventually(async () => ((await health()).status === 503 ? true : undefined));
  const refused = await drill.call('GET', '/activities');
  if (refused.status === 503) {
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ status: 503, detail: expect.stringMatching(/\w+/) });
  } else {
    expect(refused.status).toBe(200);
  }
}

describe('with a database that is killed at any moment', () => {
  it('says so, goes on by itself, and has lost and doubled nothing', async () => {
    const { chance } = drill;
    for (let round = 0; round < ROUNDS; round++) {
      const stopped = new AbortController();
      const clients = drill.act(stopped.signal, see);
      await pause(50 + chance.below(LONGEST_LIFE_MS));
      process.kill(await databaseProcess(), 'SIGKILL');
      await duringOutage();
      stopped.abort();
      await clients;
      await eventually(async () => ((await health()).status === 200 ? true : undefined));
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
