/**
 * Uploads while an admin loads the dashboard again and again, compared with uploads alone in the same run. The server's
 * DuckDB file holds 100,000 made-up people with 500,000 sessions; `npm run bench analytics-uploads -- --people=1000000`
 * takes more.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printMachine } from '../../backend/bench/analytics/figures.ts';
import { makeUpFile } from '../../backend/bench/analytics/made-up-file.ts';
import { fromRoot } from '../lib/paths.mjs';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './http/percentile.ts';
import { type FreshApp, Person } from './http/person.ts';
import { sessionFiles } from './http/session-files.ts';

const POINTS = 3_600;
const AT_ONCE = 20;
const ROUNDS = 8;
const CALLS = [
  'global',
  'user-growth',
  'new-user-registrations',
  'activity-growth',
  'new-activities',
  'monthly-users',
  'monthly-activities',
  'surf-vessels',
  'surf-types',
  'user-engagement',
  'user-stats',
];

interface Calls {
  readonly times: number[];
  refused: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { people: { type: 'string' } }, strict: false });
  const people = Number(values.people ?? 100_000);
  printMachine();
  const app = await startFreshApp({
    settings: { GUESS_LIMIT_FACTOR: '1000', RATE_LIMIT_FACTOR: '1000' },
    async prepare(dataDir: string) {
      const folder = join(dataDir, 'analytics');
      mkdirSync(folder, { recursive: true });
      await makeUpFile(join(folder, '1.duckdb'), join(folder, '1.temp'), people);
    },
  });
  try {
    await measure(app);
  } finally {
    await app.stop();
  }
}

async function measure(app: FreshApp): Promise<void> {
  const surfer = await Person.signUp(app, 'surfer@rideline.example');
  const admin = await Person.signUp(app, 'admin@rideline.example');
  const cli = fromRoot('backend/dist/cli.js');
  execFileSync(process.execPath, [cli, 'admin', 'grant', 'admin@rideline.example'], {
    env: { ...process.env, DATA_DIR: app.dataDir },
  });
  const fileOf = sessionFiles(POINTS);
  let day = 0;
  const alone: number[] = [];
  const beside: number[] = [];
  const calls: Calls = { times: [], refused: 0 };
  const uploadAll = async (times: number[]) => {
    const files = Array.from({ length: AT_ONCE }, () => fileOf('fit', (day += 1)));
    await Promise.all(
      files.map(async (file) => {
        const started = performance.now();
        await surfer.readActivity(await surfer.upload(file, 'session.fit'));
        times.push(performance.now() - started);
      }),
    );
  };
  // The first uploads warm up the workers and the compiler.
  await uploadAll([]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await uploadAll(alone);
    let uploading = true;
    const asking = keepAsking(app, admin, calls, () => uploading);
    await uploadAll(beside).finally(() => (uploading = false));
    await asking;
  }
  console.log(`\n${ROUNDS * AT_ONCE} uploads of 1 h, ${AT_ONCE} at once, until their page is readable`);
  console.log(
    `Meanwhile ${calls.times.length} calls of the dashboard, ${CALLS.length} at once, of which ${calls.refused} were refused\n`,
  );
  const row = (p99: number, p50: number) => ({ 'p50, ms': Math.round(p50), 'p99, ms': Math.round(p99) });
  const figuresOf = (times: readonly number[]) => row(percentile(times, 0.99), percentile(times, 0.5));
  console.table({
    'uploads alone': figuresOf(alone),
    'uploads beside the dashboard': figuresOf(beside),
    'calls of the dashboard': figuresOf(calls.times),
  });
  const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
  console.log(`p99 beside / alone: ${ratio.toFixed(2)}; target at most 1.2`);
}

/** Sends all calls at once, again and again. */
async function keepAsking(app: FreshApp, admin: Person, calls: Calls, goesOn: () => boolean): Promise<void> {
  const headers = { authorization: admin.authorization };
  do {
    await Promise.all(
      CALLS.map(async (call) => {
        const started = performance.now();
        const answer = await fetch(`${app.url}/api/admin/stats/${call}`, { headers });
        await answer.arrayBuffer();
        calls.times.push(performance.now() - started);
        if (!answer.ok) calls.refused += 1;
      }),
    );
  } while (goesOn());
}

await main();
