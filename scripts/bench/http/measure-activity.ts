import { putUnderLoad } from './load.ts';
import { longestBlock } from './longest-block.ts';
import { percentile } from '../percentile.ts';
import type { FreshApp, Person } from './person.ts';
import { sessionFiles } from './session-files.ts';
import type { Figure } from '../table.ts';

const POINTS = 10_000;
const SECONDS = 4;
const WAYS = { objects: 'application/json', columns: 'application/vnd.rideline.columns+json' };

/** One activity of 10,000 points, compressed, requested repeatedly on one connection. */
export async function measureActivity(app: FreshApp, person: Person): Promise<Figure[]> {
  const urlHash = await person.upload(sessionFiles(POINTS)('fit', 1), 'session.fit');
  const figures: Figure[] = [];
  const blocked = await longestBlock(app, async () => {
    for (const [way, accept] of Object.entries(WAYS)) {
      const headers = { authorization: person.authorization, accept, 'accept-encoding': 'br' };
      const load = { connections: 1, headers };
      await putUnderLoad(`${app.url}/api/activities/${urlHash}`, { ...load, seconds: 1 });
      const { latencies } = await putUnderLoad(`${app.url}/api/activities/${urlHash}`, {
        ...load,
        seconds: SECONDS,
      });
      const what = `one activity of ${POINTS} points as ${way}, p95`;
      figures.push({ what, measured: percentile(latencies, 0.95), unit: 'ms', goal: 60 });
    }
  });
  const what = 'longest event-loop block meanwhile';
  return [...figures, { what, measured: blocked, unit: 'ms', goal: 50 }];
}
