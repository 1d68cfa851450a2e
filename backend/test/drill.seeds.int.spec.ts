import { afterAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { shareOfRuns } from '../../detection-engine/test/share-of-runs.ts';
import { CrashDrill, type Interpret } from './crash-drill.ts';
import { faultsFor } from './drill/faults.ts';
import { PreparedFolder } from './drill/prepared-folder.ts';

/** `npm run drill` sets both; see there. */
const [first = 1, last = shareOfRuns(10)] = (process.env['DRILL_SEEDS'] ?? '1').split('..').map(Number);
const stores = (process.env['DRILL_STORES'] ?? 'Postgres,EventStoreDB').split(',');
const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);

const ROUNDS = 2;
const LONGEST_CALM_MS = 500;
/** A definite answer, or one that says that nobody knows what happened. */
const EXPECTED = new Set([200, 204, 404, 409, 429, 503, 507]);

describe.each(stores)('with events in %s', (store) => {
  const eventStoreDb = store === 'EventStoreDB';
  const prepared = new PreparedFolder(eventStoreDb);
  afterAll(() => prepared.remove());

  it.concurrent.each(seeds)(
    'seed %i: nothing acknowledged is lost, nothing is doubled',
    async (seed) => {
      const drill = await CrashDrill.start(
        seed,
        {},
        { eventStoreDb, ownDisk: true, folder: () => prepared.copy() },
      );
      const { chance } = drill;
      const story: string[] = [];
      let stopped = new AbortController();
      const unexpected = new Set<string>();
      const interpret: Interpret = (outcome) => {
        if (typeof outcome === 'string') return outcome;
        if (!EXPECTED.has(outcome.status)) unexpected.add(`${outcome.status} ${outcome.body}`);
        return outcome.status === 503 ? 'nothing' : outcome;
      };
      try {
        for (let round = 0; round < ROUNDS; round++) {
          const [name, fault] = chance.oneOf(faultsFor(drill));
          story.push(name);
          stopped = new AbortController();
          const clients = drill.act(stopped.signal, interpret);
          await pause(50 + chance.below(LONGEST_CALM_MS));
          await fault(drill);
          await pause(chance.below(LONGEST_CALM_MS));
          stopped.abort();
          await clients;
          await drill.recovered();
          await drill.withDatabase(async (ask) => {
            await drill.settled(ask);
            await drill.compareWithJournal(ask);
            await drill.assertStreamsHaveNoGaps(ask);
          });
        }
        expect({ seed, story, unexpected: [...unexpected] }).toEqual({ seed, story, unexpected: [] });
      } catch (error) {
        throw new Error(`Seed ${seed}, ${store}: ${story.join('; then ')}`, { cause: error });
      } finally {
        stopped.abort();
        await drill.stop();
      }
    },
    300_000,
  );
});
