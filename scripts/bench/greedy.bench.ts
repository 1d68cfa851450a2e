/**
 * One greedy caller with 20 connections asks for one costly route at a time, again and again without a pause, while
 * another person uses the site. Their slowest twentieth may take three times as long as in the quiet before.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './http/percentile.ts';
import { Person } from './http/person.ts';
import { sessionFiles } from './http/session-files.ts';
import { type Figure, printFigures } from './http/table.ts';

const CONNECTIONS = 20;
const POINTS = 190_000;
const USUAL_POINTS = 7_200;
const SECONDS = 6;
const QUIET_SECONDS = 3;
const WARM_UP_MS = 1_000;
const GREEDY = fileURLToPath(new URL('./http/greedy-caller.mjs', import.meta.url));
const PAUSE_MS = 25;
/** Connections that idled while the files were made are closed by then. */
const KEEP_ALIVE_MS = 6_000;
const MOST_TIMES = 3;

const app = await startFreshApp({
  settings: {
    LOG_LEVEL: 'warn',
    GUESS_LIMIT_FACTOR: '1000',
    TRUSTED_PROXIES: '127.0.0.1',
    // The other person asks more often than people do.
    RATE_LIMIT_FACTOR: '10',
  },
});
const STRANGER = { 'x-forwarded-for': '203.0.113.7' };

try {
  const other = await Person.signUp(app, 'other@greedy.example');
  const usual = sessionFiles(USUAL_POINTS);
  for (let day = 1; day <= 20; day += 1) await other.upload(usual('fit', day), `usual-${day}.fit`);
  const own = await other.upload(usual('fit', 21), 'usual.fit');
  const owner = await Person.signUp(app, 'owner@greedy.example');
  const long = sessionFiles(POINTS);
  const [firstFile, ...files] = [1, 2, 3, 4].map((day) => long('fit', day));
  await sleep(KEEP_ALIVE_MS);
  const first = await owner.upload(firstFile, 'long.fit');
  const hashes = [first];
  for (const file of files) hashes.push(await owner.upload(file, 'long.fit'));
  await owner.setUsername('greedy_owner');
  await owner.share(first);
  const map = (await (await owner.ask(`/api/activities/${first}/generate-map`)).json()) as {
    map_file: string;
  };

  const member = { authorization: owner.authorization };
  const columns = { accept: 'application/vnd.rideline.columns+json' };
  const routes: Readonly<Record<string, readonly [path: string, headers: Record<string, string>]>> = {
    'preview picture': [`/api/public/activities/${first}/picture.png`, STRANGER],
    'public JSON': [`/api/public/activities/${first}`, STRANGER],
    'public JSON, compressed': [`/api/public/activities/${first}`, { ...STRANGER, 'accept-encoding': 'br' }],
    'public columns': [`/api/public/activities/${first}`, { ...STRANGER, ...columns }],
    'shared page': [`/public/activity/${first}`, STRANGER],
    'page of a map': [`/api/results/${map.map_file}`, STRANGER],
    session: [`/api/activities/${first}`, member],
    'compare of four': [`/api/activities/compare?activity_hashes=${hashes.join(',')}`, member],
    'generate-map': [`/api/activities/${first}/generate-map`, member],
    outlines: [`/api/activities/outlines?activity_hashes=${hashes.join(',')}`, member],
    GPX: [`/api/activities/${first}/gpx`, member],
    original: [`/api/activities/${first}/original`, member],
    'share picture': [
      `/api/activities/${first}/share-picture?shape=story&theme=dark&motif=track&figures=rides,longest_ride,max_speed`,
      member,
    ],
    'personal export': ['/api/users/me/export', member],
    list: ['/api/activities', member],
  };

  const measure = async (seconds: number) => {
    const times: Record<'list' | 'session', number[]> = { list: [], session: [] };
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      for (const [what, ask] of [
        ['list', () => other.countActivities()],
        ['session', () => other.readActivity(own)],
      ] as const) {
        const start = performance.now();
        await ask();
        times[what].push(performance.now() - start);
        await sleep(PAUSE_MS);
      }
    }
    return { list: percentile(times.list, 0.95), session: percentile(times.session, 0.95) };
  };

  await measure(QUIET_SECONDS);
  const wanted = process.argv.find((part) => part.startsWith('--route='))?.slice('--route='.length);
  const figures: Figure[] = [];
  for (const [what, [path, headers]] of Object.entries(routes)) {
    if (wanted !== undefined && !what.includes(wanted)) continue;
    // Right before, because other programs use the machine too.
    const quiet = await measure(QUIET_SECONDS);
    const greedy = fork(
      GREEDY,
      [JSON.stringify({ address: `${app.url}${path}`, headers, connections: CONNECTIONS })],
      { execArgv: [] },
    );
    await sleep(WARM_UP_MS);
    const crowded = await measure(SECONDS);
    const counted = once(greedy, 'message');
    greedy.send('stop');
    const [counts] = (await counted) as [Record<string, number>];
    const answers = Object.entries(counts)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
    const p95 = ({ list, session }: typeof quiet) =>
      `list ${list.toFixed(1)} ms, session ${session.toFixed(1)} ms`;
    console.log(`${what}: ${answers}; ${p95(crowded)}; quiet: ${p95(quiet)}`);
    for (const name of ['list', 'session'] as const) {
      const measured = crowded[name] / quiet[name];
      figures.push({ what: `${what}: ${name}`, measured, unit: 'times', goal: MOST_TIMES });
    }
    await sleep(WARM_UP_MS);
  }
  console.log();
  printFigures(figures);
} finally {
  await app.stop();
}
