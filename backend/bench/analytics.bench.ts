/**
 * The snapshot of the admin dashboard: its first load from the read tables, a refresh after 1,000 changed sessions, and
 * each question. By default 100,000 people with 500,000 sessions; `npm run bench analytics -- --people=1000000` takes a
 * million with five.
 */
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percentile } from '../../scripts/bench/percentile.ts';
import { printTable } from '../../scripts/bench/table.ts';
import { PgDatabase } from '../src/platform/database/pg-database.ts';
import type { Projection } from '../src/kernel/projections/projection.ts';
import { startThrowawayPostgres } from '../test/support/throwaway-postgres.ts';
import { Snapshot } from '../src/modules/analytics/adapters/snapshot.worker.ts';
import { analyticsPeopleProjection } from '../src/modules/analytics/read/analytics-people.projection.ts';
import { analyticsRefusalsProjection } from '../src/modules/analytics/read/analytics-refusals.projection.ts';
import { analyticsSessionsProjection } from '../src/modules/analytics/read/analytics-sessions.projection.ts';
import { QUESTIONS } from '../src/modules/analytics/read/questions.query.ts';

const ROUNDS = 20;
const SESSIONS_A_PERSON = 5;
const NO_TIMEOUT_MS = 600_000;
const PARAMETERS = { today: '2026-11-22', from: '2025-12-01', to: '2026-11-01' };
const ENGAGEMENT = { users: '', sort: 'total_activities', order: 'desc', limit: 500 };

const PEOPLE = `
  SELECT jsonb_build_object(
    'userId', id, 'position', id, 'email', 'person' || id || '@surf.example', 'username', 'surfer_' || id,
    'isCounted', true, 'isDemo', false,
    'registeredAt', timestamp '2023-01-01' + id % 1400 * interval '1 day',
    'provenAt', timestamp '2023-01-01 01:00' + id % 1400 * interval '1 day',
    'provenMonth', date_trunc('month', timestamp '2023-01-01 01:00' + id % 1400 * interval '1 day')::date,
    'firstUploads', '[]'::jsonb,
    'lastDay', '2026-11-01',
    'months', jsonb_build_array('2026-06-01', '2026-07-01', '2026-09-01', '2026-11-01'),
    'hasActivationKey', id % 7 = 0, 'distanceUnit', 'meters', 'speedUnit', 'km/h',
    'vessels', jsonb_build_object(id::text, 'surfboard'), 'failedSyncs', '{}'::jsonb)
  FROM generate_series(1, $1::int) AS id`;
const SESSIONS = `
  SELECT jsonb_build_object(
    'urlHash', 'hash' || id, 'position', id, 'activityId', id, 'owner', id % $1 + 1,
    'uploadedMonth', date_trunc('month', timestamp '2023-02-01' + id % 1380 * interval '1 day')::date,
    'source', (ARRAY['MANUAL', 'STRAVA', 'GARMIN'])[id % 3 + 1], 'surfType', 'traveling_waves',
    'isDemo', false, 'isDeleted', false, 'isPublic', id % 5 = 0, 'vesselId', id % $1 + 1,
    'rides', id % 30, 'notARide', 0, 'missedRide', id % 2, 'points', 7200, 'bytes', 90000, 'engine', '1.8.0',
    'device', 'garmin', 'importMillis', 40, 'firstRidesAt', timestamp '2025-01-01', 'firstShareAt', null)
  FROM generate_series(1, $1::int * ${SESSIONS_A_PERSON}) AS id`;

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${what}: ${seconds.toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of processor time here`,
  );
  return result;
}

async function fill(database: PgDatabase, people: number): Promise<void> {
  const create = async ({ name, tables }: Projection) =>
    database.query(
      `CREATE SCHEMA read_${name}; SET search_path TO read_${name}; ${tables} RESET search_path`,
    );
  for (const projection of [
    analyticsPeopleProjection,
    analyticsSessionsProjection,
    analyticsRefusalsProjection,
  ]) {
    await create(projection);
  }
  await database.query(`INSERT INTO read_analytics_people.person ${PEOPLE}`, [people]);
  await database.query(`INSERT INTO read_analytics_sessions.session ${SESSIONS}`, [people]);
}

async function measure(database: PgDatabase, url: string, path: string, people: number): Promise<void> {
  const snapshot = await Snapshot.create(path);
  const refresh = () => snapshot.refresh(url, new Int32Array(new SharedArrayBuffer(8)));
  await timed('First load', refresh);
  await timed('Refresh without a change', refresh);
  await database.query(
    `UPDATE read_analytics_sessions.session
     SET document = document || jsonb_build_object('position', position + ${people * SESSIONS_A_PERSON}) WHERE position <= 1000`,
  );
  await timed('Refresh after 1,000 changed sessions', refresh);
  console.log(`File: ${((await stat(path)).size / 1e6).toFixed(0)} MB`);
  const rows = [];
  for (const { name, sql } of QUESTIONS) {
    const all = { ...PARAMETERS, ...(name === 'user-engagement' && ENGAGEMENT) };
    const used = Object.fromEntries(
      Object.entries(all).filter(([key]) => new RegExp(`\\$${key}\\b`).test(sql)),
    );
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await snapshot.rows(sql, used, NO_TIMEOUT_MS);
      times.push(performance.now() - begun);
    }
    rows.push([name, ...[0.5, 0.95].map((share) => percentile(times, share).toFixed(1))]);
  }
  printTable(['question', 'median ms', 'p95 ms'], rows);
  await snapshot.remove();
}

const { values } = parseArgs({ options: { people: { type: 'string' } } });
const people = Number(values.people ?? 100_000);
const folder = await mkdtemp(join(tmpdir(), 'rideline-analytics-'));
const server = await startThrowawayPostgres({ durable: true });
const database = new PgDatabase({ url: server.url, statementTimeoutMs: NO_TIMEOUT_MS });
try {
  await chmod(folder, 0o755);
  await timed(`Made up ${people} people`, () => fill(database, people));
  await measure(database, server.url, join(folder, 'snapshot.duckdb'), people);
} finally {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
