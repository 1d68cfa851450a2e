import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { processorTime } from '../../scripts/bench/http/process-figures.ts';
import { BuiltProcess } from './built-process.ts';
import { costsByRoute } from './expensive-routes.ts';
import { growAccount, grownSession } from './grown-account.ts';
import { type Installation, newInstallation } from './installation.ts';
import { join, Person } from './person.ts';
import { settled } from './read-models.ts';
import { ROUTES } from './security/routes.ts';

/** Milliseconds of the server's processor time, in all of its threads. */
const MOST_MILLIS = 5;
const WARM_UP = 5;
const CALLS = 20;
/** Other programs on the machine make calls dearer, never cheaper, so the cheapest of a few rounds counts. */
const ROUNDS = 5;
const EMAIL = 'grown@surf.example';
const SESSIONS = 500;
const SPOTS = 200;

/** Routes with limits of their own. */
const LIMITED_ELSEWHERE = new Set([
  // Hash a password: RateLimits bounds the attempts of a network and an account.
  'POST /api/register',
  'POST /api/token',
  'POST /api/reset-password',
  'POST /api/request-password-reset',
  'POST /api/users/me/setup-password',
  'POST /api/users/me/change-password',
  'POST /api/users/me/delete-account',
  // Deletes what one upload brought, and uploads are limited.
  'DELETE /api/activities/:id',
  // An operator's order, whose work goes on after the answer.
  'POST /api/admin/replays',
]);

let installation: Installation;
let server: BuiltProcess;
let person: Person;
let limited: Readonly<Record<string, unknown>>;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  installation = await newInstallation();
  const { database, config } = installation;
  const app = await installation.start();
  const { token } = await join(app, EMAIL);
  await growAccount(app, EMAIL, { sessions: SESSIONS, spots: SPOTS });
  await settled((sql) => database.query(sql));
  limited = costsByRoute(app);
  await app.stop();
  server = new BuiltProcess(config.dataDir, { DATABASE_URL: database.url });
  await server.start();
  person = new Person(server, token);
  expect(await person.json('GET', '/spots')).toHaveLength(SPOTS);
}, 180_000);
afterAll(async () => {
  agent.destroy();
  await server.stop();
  await installation.remove();
});

interface Call {
  readonly path: string;
  readonly body?: unknown;
}

/** Calls that change something each time, unlike those of the security matrix. */
const CHANGES: Readonly<Record<string, (turn: number) => Call>> = {
  'POST /api/upload-tokens': (turn) => ({ path: '/api/upload-tokens', body: { name: `Watch ${turn}` } }),
};

const UNKNOWN = 900_001;
const ids = {
  activity: grownSession(0),
  ride: UNKNOWN,
  attempt: UNKNOWN,
  vessel: UNKNOWN,
  spot: UNKNOWN,
  video: UNKNOWN,
  setting: UNKNOWN,
  uploadToken: UNKNOWN,
  stravaActivity: UNKNOWN,
  garminActivity: '2026-01-01 00:00:00',
  intervalsActivity: `i${UNKNOWN}`,
};

function send(method: string, { path, body }: Call): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${person.token}`,
    'accept-encoding': 'br',
    ...(text !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode! < 500) resolve();
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

/** Milliseconds of processor time of a call: the mean of a round. */
async function cheapestRound(method: string, callOf: (turn: number) => Call) {
  let turn = 0;
  const round = async (count: number) => {
    const begun = processorTime(server.pid!);
    for (let call = 0; call < count; call += 1) await send(method, callOf(turn++));
    return (processorTime(server.pid!) - begun) / count;
  };
  await round(WARM_UP);
  let least = Infinity;
  for (let count = 0; count < ROUNDS && least > MOST_MILLIS; count += 1) {
    least = Math.min(least, await round(CALLS));
  }
  return least;
}

it('a route outside of the lanes takes at most 5 ms of processor time of an account with 500 sessions', async () => {
  const seen = new Set<string>();
  const dear: string[] = [];
  for (const { route, path, body, endsLogin } of ROUTES) {
    if (route in limited || LIMITED_ELSEWHERE.has(route) || endsLogin || seen.has(route)) continue;
    seen.add(route);
    const [method = '', pattern = ''] = route.split(' ');
    const usual: Call = { path: path?.(ids) ?? pattern, body };
    const millis = await cheapestRound(method, CHANGES[route] ?? (() => usual));
    if (millis > MOST_MILLIS) dear.push(`${route}: ${millis.toFixed(1)} ms`);
  }
  expect(dear).toEqual([]);
}, 300_000);
