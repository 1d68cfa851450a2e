import { putUnderLoad } from './load.ts';
import { percentile } from '../percentile.ts';
import type { FreshApp, Person } from './person.ts';
import { sessionFiles } from './session-files.ts';
import type { Figure } from '../table.ts';

const ACTIVITIES = 1_000;
const POINTS = 600;
const UPLOADERS = 4;
const CONNECTIONS = 20;

async function fill(person: Person): Promise<void> {
  const fileOf = sessionFiles(POINTS);
  let next = await person.countActivities();
  await Promise.all(
    Array.from({ length: UPLOADERS }, async () => {
      while (next < ACTIVITIES) {
        const day = (next += 1);
        await person.upload(fileOf('fit', day), 'session.fit');
      }
    }),
  );
}

/** The list of a person with 1,000 activities, requested on 20 connections. */
export async function measureList(app: FreshApp, person: Person): Promise<Figure[]> {
  await fill(person);
  const load = { connections: CONNECTIONS, headers: { authorization: person.authorization } };
  const address = `${app.url}/api/activities`;
  await putUnderLoad(address, { ...load, seconds: 2 });
  const { latencies, perSecond, bytes } = await putUnderLoad(address, { ...load, seconds: 10 });
  console.log(
    `GET /activities: ${await person.countActivities()} activities, ${(bytes / 1000).toFixed(0)} kB, ` +
      `${perSecond.toFixed(0)}/s on ${CONNECTIONS} connections, p50 ${percentile(latencies, 0.5).toFixed(1)} ms`,
  );
  return [
    { what: 'GET /activities of 1,000, p95', measured: percentile(latencies, 0.95), unit: 'ms', goal: 50 },
  ];
}
