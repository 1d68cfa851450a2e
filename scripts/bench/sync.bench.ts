/**
 * Measures syncing with Strava and analyzing 30 of its sessions through the built app, against the stand-in. Goals: one
 * request for a list and none for recordings, p95 of a sync 1 s with the stand-in's own time included.
 */
import { recordingAt } from '../stand-ins/sessions/recordings.ts';
import { startStravaStandIn, type StravaStandIn } from '../stand-ins/strava/start-strava.ts';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './http/percentile.ts';
import { type FreshApp, Person } from './http/person.ts';
import { printFigures } from './http/table.ts';

const PEOPLE = 20;
const ACTIVITIES = 120;
const LISTED = 100;
const ANALYZED = 30;
const AT_ONCE = 3;
const MINUTES = 90;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 9, 1, 15);

async function connected(app: FreshApp, strava: StravaStandIn, number: number): Promise<Person> {
  const athlete = strava.world.addAthlete();
  for (let day = 0; day < ACTIVITIES; day += 1) {
    const session = () =>
      recordingAt({ surfType: 'traveling_waves', seed: day % 10, minutes: MINUTES }, NOW - day * DAY_MS);
    strava.world.addActivity({
      athlete,
      name: `Session ${day}`,
      startTime: NOW - day * DAY_MS,
      ...(number === 0 && day < ANALYZED && { track: session() }),
    });
  }
  const person = await Person.signUp(app, `surfer-${number}@sync.example`);
  const begun = await person.ask('/api/connect/strava/auth-url');
  const cookie = begun.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const { authorization_url: page } = (await begun.json()) as { authorization_url: string };
  const callback = await strava.authorize(page, { athlete });
  await person.ask('/api/connect/strava', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(Object.fromEntries(callback.searchParams)),
  });
  return person;
}

async function sync(person: Person): Promise<number> {
  const start = performance.now();
  const answer = await person.ask('/api/connect/strava/sync', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sync_type: 'recent-100' }),
  });
  const { activities } = (await answer.json()) as { activities: readonly unknown[] };
  if (activities.length !== LISTED) throw new Error(`The sync listed ${activities.length} activities`);
  return performance.now() - start;
}

/** Seconds for all of them, three at once as the page does it. */
async function analyzeAll(person: Person): Promise<number> {
  const listed = await person.ask('/api/connect/strava/activities');
  const { activities } = (await listed.json()) as { activities: readonly { strava_activity_id: string }[] };
  const waiting = activities.slice(0, ANALYZED);
  const start = performance.now();
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await person.ask(`/api/analyze/strava/${next.strava_activity_id}`, { method: 'POST' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (performance.now() - start) / 1000;
}

const strava = await startStravaStandIn();
strava.state.athleteLimit = PEOPLE;
const app = await startFreshApp({
  settings: {
    ...strava.settings,
    // Production refuses services without https.
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    GUESS_LIMIT_FACTOR: '1000',
    RATE_LIMIT_FACTOR: '1000',
  },
});
try {
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number += 1) people.push(await connected(app, strava, number));
  strava.counts.reset();
  const first: number[] = [];
  for (const person of people) first.push(await sync(person));
  const again: number[] = [];
  for (const person of people) again.push(await sync(person));
  const requests = strava.counts.of('list') / (2 * PEOPLE);
  const recordings = strava.counts.of('streams');
  strava.state.limits.use([0, 0]);
  const seconds = await analyzeAll(people[0]);
  console.log('');
  printFigures([
    { what: 'first sync of 100, p95', measured: percentile(first, 0.95), unit: 'ms', goal: 1000 },
    { what: 'sync of the same 100, p95', measured: percentile(again, 0.95), unit: 'ms', goal: 1000 },
    { what: 'requests for lists a sync', measured: requests, unit: 'requests', goal: 1 },
    { what: 'requests for recordings while syncing', measured: recordings, unit: 'requests', goal: 0 },
    { what: `analyzing ${ANALYZED} sessions of ${MINUTES} min`, measured: seconds, unit: 's', goal: 30 },
  ]);
} finally {
  await app.stop();
  await strava.stop();
}
