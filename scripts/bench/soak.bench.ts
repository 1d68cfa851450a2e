/**
 * Many people at once for minutes: lists, sessions, public views, pictures, edits and uploads on one server, the embedded
 * Postgres and this client on the same machine. `-- --people=200 --minutes=10`. Linux only.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFreshApp } from '../start/fresh-app.mjs';
import { percentile } from './percentile.ts';
import { Person } from './http/person.ts';
import { openFiles, postgresOf, processorTime, residentMemory } from './http/process-figures.ts';
import { sessionFiles } from './http/session-files.ts';
import { printFigures } from './table.ts';
import { Answers } from './soak/answers.ts';
import { Surfer } from './soak/surfer.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '200' }, minutes: { type: 'string', default: '10' } },
});
const PEOPLE = Number(values.people);
const MINUTES = Number(values.minutes);
const SESSIONS_BEFORE = 3;
const POINTS = 3_600;
const PAUSE_MS = 5_000;
const SAMPLE_MS = 5_000;
/** Kept-alive and idle connections of client, server and database have ended then. */
const CALM_MS = 75_000;

const app = await startFreshApp({
  settings: { LOG_LEVEL: 'warn', GUESS_LIMIT_FACTOR: '1000', TRUSTED_PROXIES: '127.0.0.1' },
});
const server = app.child.pid!;
const times = () => ({ server: processorTime(server), postgres: processorTime(postgresOf(app.dataDir)) });

try {
  const fileOf = sessionFiles(POINTS);
  const answers = new Answers();
  const shared: string[] = [];
  const around = { app, answers, shared, fileOf: (day: number) => fileOf('fit', day) };
  const surfers: Surfer[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const person = await Person.signUp(app, `surfer-${index}@soak.example`);
    const sessions: string[] = [];
    for (let day = 0; day < SESSIONS_BEFORE; day++)
      sessions.push(await person.upload(around.fileOf(day + index * 0.001), 'session.fit'));
    await person.setUsername(`soak_${index}`);
    await person.share(sessions[0]);
    shared.push(sessions[0]);
    surfers.push(new Surfer(around, index, person, sessions));
  }
  await sleep(CALM_MS);
  const filesBefore = openFiles(server);
  const [before, start] = [times(), performance.now()];
  const end = start + MINUTES * 60_000;

  /** MB, by the second since the start. */
  const memory: { readonly at: number; readonly megabytes: number }[] = [];
  const watch = async () => {
    while (performance.now() < end) {
      memory.push({ at: (performance.now() - start) / 1000, megabytes: residentMemory(server) });
      await sleep(SAMPLE_MS);
    }
  };
  const live = async (surfer: Surfer, index: number) => {
    await sleep((index / PEOPLE) * PAUSE_MS);
    while (performance.now() < end) {
      const next = performance.now() + PAUSE_MS;
      await surfer.step();
      await sleep(Math.max(0, next - performance.now()));
    }
  };
  await Promise.all([watch(), ...surfers.map(live)]);
  const [seconds, after] = [(performance.now() - start) / 1000, times()];
  await sleep(CALM_MS);
  const filesAfter = openFiles(server);
  const calmMemory = residentMemory(server);

  /** In these seconds since the start. */
  const most = (from: number, to: number) =>
    Math.max(...memory.filter(({ at }) => at >= from && at <= to).map(({ megabytes }) => megabytes));
  const count = Object.values(answers.times).reduce((sum, { length }) => sum + length, 0);
  const p95 = (kind: keyof Answers['times'], goal: number) => ({
    what: `${kind}, p95 of ${answers.times[kind].length}`,
    measured: percentile(answers.times[kind], 0.95),
    unit: 'ms',
    goal,
  });
  for (const error of answers.errors.slice(0, 10)) console.log(error);
  console.log(app.said().split('\n').slice(0, 10).join('\n'));
  console.log(
    `${answers.toldLimits} told limits, ${count} good answers in ${seconds.toFixed(0)} s; processor time of an answer: server ` +
      `${((after.server - before.server) / count).toFixed(1)} ms, Postgres ${((after.postgres - before.postgres) / count).toFixed(1)} ms`,
  );
  console.log(
    `memory by minute (MB): ${memory
      .filter((_, n) => n % 12 === 0)
      .map(({ megabytes }) => megabytes.toFixed(0))
      .join(' ')}`,
  );
  console.log(
    `calm again: ${calmMemory.toFixed(0)} MB; open files before and after:`,
    filesBefore,
    filesAfter,
  );
  printFigures([
    { what: 'errors', measured: answers.errors.length, unit: '', goal: 0 },
    p95('read', 150),
    p95('public view', 150),
    p95('edit', 1_000),
    p95('upload', 1_000),
    p95('picture', 1_000),
    {
      what: 'most memory, last minute / third',
      measured: most(seconds - 60, seconds) / most(120, 180),
      unit: '',
      goal: 1.2,
    },
    {
      what: 'open sockets when calm, after / before',
      measured: filesAfter.socket / filesBefore.socket,
      unit: '',
      goal: 1.1,
    },
  ]);
} finally {
  await app.stop();
}
