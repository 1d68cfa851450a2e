/**
 * What a person, a session, a view and a replay cost: processor time of the server and of Postgres, and stored bytes, for
 * docs/scaling.md. Sessions of one hour at 1 Hz from FIT files. Linux only.
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startThrowawayPostgres } from '../../backend/src/kernel/testing/throwaway-postgres.ts';
import { fromRoot } from '../lib/paths.mjs';
import { startFreshApp } from '../start/fresh-app.mjs';
import { serverOf, type StoredBytes, storedBytes } from '../../backend/bench/costs/stored-bytes.ts';
import { Person } from './http/person.ts';
import { processorTime } from './http/process-figures.ts';
import { sessionFiles } from './http/session-files.ts';

const PEOPLE = 50;
const SESSIONS_EACH = 10;
const SESSIONS = PEOPLE * SESSIONS_EACH;
const VIEWS = 1_000;
const POINTS = 3_600;
/** Work behind the answers has ended when less than this was used in a second. */
const IDLE_MS = 30;

const postgres = await startThrowawayPostgres({ durable: true });
const settings = {
  DATABASE_URL: postgres.url,
  LOG_LEVEL: 'warn',
  GUESS_LIMIT_FACTOR: '1000',
  RATE_LIMIT_FACTOR: '1000',
};
const app = await startFreshApp({ settings });
const postgresPid = await serverOf(postgres.url);
const used = () => ({ server: processorTime(app.child.pid!), postgres: processorTime(postgresPid) });
const bytes = () => storedBytes(postgres.url, app.dataDir);

async function whenIdle(): Promise<void> {
  for (let before = used(); ;) {
    await sleep(1000);
    const now = used();
    if (now.server - before.server + now.postgres - before.postgres < IDLE_MS) return;
    before = now;
  }
}

const table: Record<string, Record<string, string>> = {};

/** Does something many times, one after the other, and notes what one time cost. */
async function cost(what: string, times: number, once: (index: number) => Promise<unknown>): Promise<void> {
  await whenIdle();
  const [before, storedBefore] = [used(), await bytes()];
  for (let index = 0; index < times; index++) await once(index);
  await whenIdle();
  const [after, stored] = [used(), await bytes()];
  table[what] = {
    'server (ms)': ((after.server - before.server) / times).toFixed(1),
    'Postgres (ms)': ((after.postgres - before.postgres) / times).toFixed(1),
    ...Object.fromEntries(
      (Object.keys(stored) as (keyof StoredBytes)[]).map((kind) => [
        `${kind} (kB)`,
        ((stored[kind] - storedBefore[kind]) / times / 1000).toFixed(1),
      ]),
    ),
  };
}

/** Processor time of the command line and of Postgres meanwhile. */
async function commandTime(...words: readonly string[]) {
  await whenIdle();
  const before = processorTime(postgresPid);
  const child = spawn(process.execPath, [fromRoot('backend/dist/cli.js'), ...words], {
    env: { ...process.env, ...settings, DATA_DIR: app.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let own = 0;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const watch = setInterval(() => (own = Math.max(own, processorTime(child.pid!))), 20);
  const code = await ended;
  clearInterval(watch);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return { server: own, postgres: processorTime(postgresPid) - before };
}

try {
  const fileOf = sessionFiles(POINTS);
  const people: Person[] = [];
  const sessions: string[] = [];
  const owner = (session: number) => people[session % PEOPLE];
  const session = (index: number) => sessions[index % SESSIONS];
  await cost('a person: register, verify, sign in', PEOPLE, async (index) => {
    people.push(await Person.signUp(app, `person-${index}@costs.example`));
  });
  await cost('a session: upload', SESSIONS, async (index) => {
    sessions.push(await owner(index).upload(fileOf('fit', index / PEOPLE), 'session.fit'));
  });
  await cost('an edit', SESSIONS, (index) => owner(index).rename(session(index), `Session ${index}`));
  for (const [index, person] of people.entries()) {
    await person.setUsername(`person_${index}`);
    await person.share(session(index));
  }
  await cost('a view of the list', VIEWS, (index) => owner(index).countActivities());
  await cost('a view of a session', VIEWS, (index) => owner(index).readActivity(session(index)));
  await cost('a public view', VIEWS, async (index) => {
    const answer = await fetch(`${app.url}/api/public/activities/${session(index % PEOPLE)}`, {
      headers: { accept: 'application/vnd.rideline.columns+json' },
    });
    if (!answer.ok) throw new Error(`A public view was answered with ${answer.status}`);
    await answer.arrayBuffer();
  });
  const start = await commandTime('redetect', '--activity', session(0), '--dry-run');
  for (const [what, ...words] of [
    ['detecting a session again', 'redetect', '--all', '--dry-run'],
    ['rebuilding the read models of a session', 'replay', '--all'],
  ] as const) {
    const all = await commandTime(...words);
    table[what] = {
      'server (ms)': ((all.server - start.server) / SESSIONS).toFixed(1),
      'Postgres (ms)': ((all.postgres - start.postgres) / SESSIONS).toFixed(1),
    };
  }
  console.table(table);
} finally {
  await app.stop();
  await postgres.stop();
}
