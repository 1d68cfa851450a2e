/**
 * Fifty visitors repeatedly request a shared session of the largest allowed size from a server with little memory,
 * while another person uses the site.
 */
import { readFileSync } from 'node:fs';
import { startFreshApp } from '../start/fresh-app.mjs';
import { fetchWhole } from './http/fetch-whole.ts';
import { percentile } from './http/percentile.ts';
import { Person } from './http/person.ts';
import { sessionFiles } from './http/session-files.ts';
import { printFigures } from './http/table.ts';

const POINTS = 290_000;
const VISITORS = 50;
const SECONDS = 30;
const HEAP_MEGABYTES = 512;
const GIGABYTE = 1_000;
const REQUEST_TIMEOUT_MS = 60_000;

const app = await startFreshApp({
  settings: {
    LOG_LEVEL: 'warn',
    GUESS_LIMIT_FACTOR: '1000',
    RATE_LIMIT_FACTOR: '1000',
    TRUSTED_PROXIES: '127.0.0.1',
    UPLOAD_LIMIT_BYTES: '200000000',
  },
  nodeArguments: [`--max-old-space-size=${HEAP_MEGABYTES}`],
});

/** Peak memory of the server in MB; Linux only. */
function mostMemory(): number {
  const status = readFileSync(`/proc/${app.child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

try {
  const owner = await Person.signUp(app, 'owner@crowd.example');
  const urlHash = await owner.upload(sessionFiles(POINTS)('fit', 1), 'long.fit');
  await owner.setUsername('crowd_owner');
  await owner.share(urlHash);
  const other = await Person.signUp(app, 'other@crowd.example');
  await other.upload(sessionFiles(7_200)('fit', 2), 'usual.fit');

  const end = performance.now() + SECONDS * 1000;
  const counts = new Map<number, number>();
  const visitor = async (index: number) => {
    const headers = {
      'x-forwarded-for': `203.0.113.${index + 1}`,
      'accept-encoding': index % 2 ? 'br' : 'identity',
    };
    while (performance.now() < end) {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const status = await fetchWhole(`${app.url}/api/public/activities/${urlHash}`, { headers, signal });
      counts.set(status, (counts.get(status) ?? 0) + 1);
      // The Retry-After of the answer, 5 s.
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  };
  const times: number[] = [];
  const someoneElse = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await other.countActivities();
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all([someoneElse(), ...Array.from({ length: VISITORS }, (_, index) => visitor(index))]);
  console.log(
    `answers by status: ${[...counts].map(([status, count]) => `${status}: ${count}`).join(', ')}\n`,
  );
  const unexpected = [...counts].filter(([status]) => status !== 200 && status !== 503 && status !== 429);
  printFigures([
    { what: "another person's list meanwhile, p50", measured: percentile(times, 0.5), unit: 'ms', goal: 250 },
    {
      what: "another person's list meanwhile, p95",
      measured: percentile(times, 0.95),
      unit: 'ms',
      goal: 250,
    },
    { what: 'most memory of the server', measured: mostMemory(), unit: 'MB', goal: GIGABYTE },
    { what: 'whole answers', measured: counts.get(200) ?? 0, unit: '', goal: 1, atLeast: true },
    { what: 'answers neither whole nor refused', measured: unexpected.length, unit: '', goal: 0 },
    {
      what: 'deaths',
      measured: app.child.exitCode === null && app.child.signalCode === null ? 0 : 1,
      unit: '',
      goal: 0,
    },
  ]);
} finally {
  await app.stop();
}
