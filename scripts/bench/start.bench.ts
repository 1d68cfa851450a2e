/**
 * Processor time and memory of the server by itself: until it is ready on a new data folder and once more on the same
 * one, at rest, and after requests; then which packages a start spends its time in. `-- --rounds=3 --minutes=60
 * --beside=<folder of another checkout that is built>`: minutes of the soak's mix after that, and the other build in
 * turn with this one, as its own programs start it. Linux only.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './percentile.ts';
import { type FreshApp, Person } from './http/person.ts';
import { ownProcessorTime, postgresOf, proportionalMemory, residentMemory } from './http/process-figures.ts';
import { sessionFiles } from './http/session-files.ts';
import { sharesByPackage } from './shares-by-package.ts';
import { printTable } from './table.ts';
import { Answers } from './soak/answers.ts';
import { Surfer } from './soak/surfer.ts';

const { values: options } = parseArgs({
  options: {
    beside: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '0' },
  },
});
const MINUTES = Number(options.minutes);
const REQUESTS = 1_000;
const POINTS = 3_600;
const REST_MS = 5_000;
const SURFERS = 20;
const PAUSE_MS = 1_000;
const LEAST_SHARE = 0.01;
const settings = {
  LOG_LEVEL: 'warn',
  GUESS_LIMIT_FACTOR: '1000',
  RATE_LIMIT_FACTOR: '1000',
  TRUSTED_PROXIES: '127.0.0.1',
};
const fileOf = sessionFiles(POINTS);

/** A figure by its name: ms or MB. */
type Figures = Readonly<Record<string, number>>;

async function inFreshFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rideline-start-'));
  await chmod(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(start: typeof startFreshApp, dataDir: string): Promise<Figures> {
  const first = await start({ dataDir, settings });
  const firstStart = ownProcessorTime(first.child.pid!);
  await first.stop();
  const second = await start({ dataDir, settings });
  try {
    const secondStart = ownProcessorTime(second.child.pid!);
    return {
      'first start, ms': firstStart,
      'second start, ms': secondStart,
      ...(await memoryOf(second)),
    };
  } finally {
    await second.stop();
  }
}

async function sharesOfStart(dataDir: string): Promise<ReturnType<typeof sharesByPackage>> {
  await (await startFreshApp({ dataDir, settings })).stop();
  const profiled = await startFreshApp({
    dataDir,
    settings,
    nodeArguments: ['--cpu-prof', `--cpu-prof-dir=${dataDir}`],
  });
  await profiled.stop();
  return sharesByPackage(dataDir, profiled.child.pid!);
}

async function memoryOf(app: FreshApp): Promise<Figures> {
  const pid = app.child.pid!;
  await sleep(REST_MS);
  const atRest = residentMemory(pid);
  const withPostgres = proportionalMemory(pid) + proportionalMemory(postgresOf(app.dataDir));
  const person = await Person.signUp(app, 'start@bench.example');
  const session = await person.upload(fileOf('fit', 0), 'session.fit');
  for (let request = 0; request < REQUESTS; request += 2) {
    await person.countActivities();
    await person.readActivity(session);
  }
  const afterRequests = residentMemory(pid);
  return {
    'at rest, MB': atRest,
    'at rest with Postgres, proportional, MB': withPostgres,
    [`after ${REQUESTS} requests, MB`]: afterRequests,
    ...(MINUTES > 0 && { [`after ${MINUTES} minutes of the soak's mix, MB`]: await memoryAfterSoak(app) }),
  };
}

/** The most in the last minute. */
async function memoryAfterSoak(app: FreshApp): Promise<number> {
  const answers = new Answers();
  const shared: string[] = [];
  const around = { app, answers, shared, fileOf: (day: number) => fileOf('fit', day) };
  const surfers: Surfer[] = [];
  for (let index = 0; index < SURFERS; index++) {
    const person = await Person.signUp(app, `surfer-${index}@bench.example`);
    const session = await person.upload(around.fileOf(index * 0.001), 'session.fit');
    await person.setUsername(`surfer_${index}`);
    await person.share(session);
    shared.push(session);
    surfers.push(new Surfer(around, index, person, [session]));
  }
  const end = performance.now() + MINUTES * 60_000;
  let most = 0;
  const watch = async () => {
    while (performance.now() < end) {
      if (end - performance.now() < 60_000) most = Math.max(most, residentMemory(app.child.pid!));
      await sleep(PAUSE_MS);
    }
  };
  const live = async (surfer: Surfer) => {
    while (performance.now() < end) {
      await surfer.step();
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all([watch(), ...surfers.map(live)]);
  for (const error of answers.errors.slice(0, 5)) console.log(error);
  return most;
}

const starterOf = async (folder: string): Promise<typeof startFreshApp> =>
  (await import(join(resolve(folder), 'scripts', 'start', 'fresh-app.mjs'))).startFreshApp;
const builds = {
  here: startFreshApp,
  ...(options.beside && { beside: await starterOf(options.beside) }),
};
const rounds: Record<string, Figures[]> = {};
for (let round = 1; round <= Number(options.rounds); round += 1) {
  for (const [name, start] of Object.entries(builds)) {
    const figures = await inFreshFolder((dataDir) => measure(start, dataDir));
    (rounds[name] ??= []).push(figures);
    console.log(`round ${round}, ${name}: ${Object.values(figures).map(Math.round).join(' ')}`);
  }
}
const { here = [], beside } = rounds;
const median = (of: readonly Figures[], what: string) =>
  percentile(
    of.map((figures) => figures[what]),
    0.5,
  );
console.log('');
printTable(
  ['median', 'here', ...(beside ? ['beside', 'ratio'] : [])],
  Object.keys(here[0] ?? {}).map((what) => {
    const own = median(here, what);
    const other = beside && median(beside, what);
    return [what, own.toFixed(0), ...(other ? [other.toFixed(0), (own / other).toFixed(2)] : [])];
  }),
);
console.log('');
printTable(
  ['package', 'share of a start'],
  (await inFreshFolder(sharesOfStart))
    .filter(([, share]) => share >= LEAST_SHARE)
    .map(([name, share]) => [name, `${(100 * share).toFixed(0)} %`]),
);
