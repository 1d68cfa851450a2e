/**
 * One greedy caller with 20 connections asks for one costly route for a minute, again and again without a pause, while
 * another person uses the site, with the limits that the product has. Their slowest twentieth may take three times as
 * long as in the quiet before.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './percentile.ts';
import { Person } from './http/person.ts';
import { sessionFiles } from './http/session-files.ts';
import { type Figure, printFigures } from './table.ts';

const CONNECTIONS = 20;
const POINTS = 190_000;
const USUAL_POINTS = 7_200;
/** Of someone with years of sessions, of which every other one was at a spot of its own. */
const GROWN_SESSIONS = 600;
/** From one spot to the next. */
const SPOT_DEGREES = 0.05;
const GROWN_POINTS = 900;
const UPLOADS_AT_ONCE = 4;
/** Limits count by the minute. */
const SECONDS = 60;
const QUIET_SECONDS = 15;
const CALM_MS = 1_000;
const GREEDY = fileURLToPath(new URL('./http/greedy-caller.mjs', import.meta.url));
/** The other person stays within the limits, too. */
const PAUSE_MS = 100;
/** Connections that idled while the files were made are closed by then. */
const KEEP_ALIVE_MS = 6_000;
const MOST_TIMES = 3;

const app = await startFreshApp({
  settings: {
    LOG_LEVEL: 'warn',
    GUESS_LIMIT_FACTOR: '1000',
    TRUSTED_PROXIES: '127.0.0.1',
  },
});
const COLUMNS = { accept: 'application/vnd.rideline.columns+json' };

/** Someone with four long sessions, of which the first is shared. */
async function ownerOf(name: string, files: readonly Uint8Array[]) {
  const person = await Person.signUp(app, `${name}@greedy.example`);
  const hashes: string[] = [];
  for (const file of files) hashes.push(await person.upload(file, 'long.fit'));
  await person.setUsername(name);
  await person.share(hashes[0] ?? '');
  const first = hashes[0] ?? '';
  const drawn = await person.ask(`/api/activities/${first}/generate-map`);
  const { map_file: map } = (await drawn.json()) as { map_file: string };
  return { person, first, all: hashes.join(','), map };
}
type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** Someone with years of short sessions, and spots. */
async function grownOwner() {
  const person = await Person.signUp(app, 'grown@greedy.example');
  const short = sessionFiles(GROWN_POINTS);
  const hashes: string[] = [];
  for (let day = 0; day < GROWN_SESSIONS; day += UPLOADS_AT_ONCE) {
    const days = Array.from({ length: UPLOADS_AT_ONCE }, (_, index) => day + index);
    const fileOf = (one: number) => short('fit', one, one % 2 === 0 ? 0 : one * SPOT_DEGREES);
    hashes.push(...(await Promise.all(days.map((one) => person.upload(fileOf(one), `${one}.fit`)))));
  }
  const spots = (await (await person.ask('/api/spots')).json()) as { spot_id: number }[];
  const [spot = 0, ...others] = spots.map(({ spot_id }) => spot_id);
  return { person, last: hashes.at(-1) ?? '', spot, others };
}
type Grown = Awaited<ReturnType<typeof grownOwner>>;

const VISITED: Readonly<Record<string, (sharer: Owner) => readonly [path: string, headers?: object]>> = {
  'preview picture': ({ first }) => [`/api/public/activities/${first}/picture.png`],
  'public JSON': ({ first }) => [`/api/public/activities/${first}`],
  'public JSON, compressed': ({ first }) => [`/api/public/activities/${first}`, { 'accept-encoding': 'br' }],
  'public columns': ({ first }) => [`/api/public/activities/${first}`, COLUMNS],
  'shared page': ({ first }) => [`/public/activity/${first}`],
  'page of a map': ({ map }) => [`/api/results/${map}`],
  // One of the longest.
  coast: () => ['/api/coast/60,21', { 'accept-encoding': 'br' }],
};
const OWN: Readonly<Record<string, (owner: Owner) => string>> = {
  session: ({ first }) => `/api/activities/${first}`,
  'compare of four': ({ all }) => `/api/activities/compare?activity_hashes=${all}`,
  'generate-map': ({ first }) => `/api/activities/${first}/generate-map`,
  outlines: ({ all }) => `/api/activities/outlines?activity_hashes=${all}`,
  GPX: ({ first }) => `/api/activities/${first}/gpx`,
  original: ({ first }) => `/api/activities/${first}/original`,
  'share picture': ({ first }) =>
    `/api/activities/${first}/share-picture?shape=story&theme=dark&motif=track&figures=rides,longest_ride,max_speed`,
  'personal export': () => '/api/users/me/export',
  list: () => '/api/activities',
};
interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
  /** What stands for TURN in path and body, one after the other; by default a number that grows. */
  readonly turns?: readonly number[];
}
const GROWN: Readonly<Record<string, (owner: Grown) => Asked>> = {
  season: () => ({ path: '/api/season?surf_type=traveling_waves' }),
  spots: () => ({ path: '/api/spots' }),
  'naming a spot': ({ spot }) => ({ path: `/api/spots/${spot}`, method: 'PUT', body: { name: 'Reef TURN' } }),
  'take-offs': ({ spot }) => ({ path: `/api/spots/${spot}/take-offs` }),
  tides: () => ({ path: '/api/season/tides' }),
  records: ({ last }) => ({ path: `/api/activities/${last}/records` }),
  // Last, since it leaves one spot.
  'merging spots': ({ spot, others }) => ({
    path: '/api/spots/TURN/merge',
    method: 'POST',
    body: { into: spot },
    turns: others,
  }),
};

try {
  const other = await Person.signUp(app, 'other@greedy.example');
  const usual = sessionFiles(USUAL_POINTS);
  for (let day = 1; day <= 20; day += 1) await other.upload(usual('fit', day), `usual-${day}.fit`);
  const own = await other.upload(usual('fit', 21), 'usual.fit');
  const long = sessionFiles(POINTS);
  const files = [1, 2, 3, 4].map((day) => long('fit', day));
  await sleep(KEEP_ALIVE_MS);

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
  const wanted = process.argv
    .find((part) => part.startsWith('--routes='))
    ?.slice('--routes='.length)
    .split(',');
  const figures: Figure[] = [];

  /** Asks from the address or with the account of someone whose limits nobody has used. */
  const ask = async (what: string, { path, body, ...asked }: Asked, headers: object) => {
    await sleep(CALM_MS);
    // Right before, because other programs use the machine too.
    const quiet = await measure(QUIET_SECONDS);
    const greedy = fork(
      GREEDY,
      [
        JSON.stringify({
          address: `${app.url}${path}`,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          connections: CONNECTIONS,
          ...asked,
          ...(body && { body: JSON.stringify(body) }),
        }),
      ],
      { execArgv: [] },
    );
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
  };

  const isWanted = ([what]: readonly [string, unknown]) => wanted === undefined || wanted.includes(what);
  const ofGrown = Object.entries(GROWN).filter(isWanted);
  const grown = ofGrown.length === 0 ? null : await grownOwner();
  for (const [what, route] of grown === null ? [] : ofGrown) {
    // The limits of the route before are of another minute.
    await ask(what, route(grown!), { authorization: grown!.person.authorization });
  }
  const visited = Object.entries(VISITED).filter(isWanted);
  const sharer = visited.length === 0 ? null : await ownerOf('greedy_sharer', files);
  for (const [index, [what, route]] of visited.entries()) {
    const [path, headers] = route(sharer!);
    await ask(what, { path }, { ...headers, 'x-forwarded-for': `203.0.${index}.7` });
  }
  for (const [index, [what, route]] of Object.entries(OWN).filter(isWanted).entries()) {
    const owner = await ownerOf(`greedy_owner_${index}`, files);
    await ask(what, { path: route(owner) }, { authorization: owner.person.authorization });
  }
  console.log();
  printFigures(figures);
} finally {
  await app.stop();
}
