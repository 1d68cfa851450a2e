import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCommunity } from '../src/command-line/demo-community.ts';
import { runTool } from '../src/command-line/run-tool.ts';
import { FolderBlobStore } from '../src/platform/blobs/folder-blob-store.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import { loadConfig } from '../src/platform/config/load-config.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../src/kernel/kernel.ts';
import type { Infrastructure } from '../src/kernel/kernel.module.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';
import { CollectingMailer, startApp } from './app-under-test.ts';
import { eventually } from './eventually.ts';

let database: TestDatabase;
let folder: string;
const mailer = new CollectingMailer();
let said: readonly string[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rideline-community-'));
  said = await run(['--people', '12', '--seed', '4']);
}, 120_000);
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function infrastructureOn(environment: Readonly<Record<string, string>> = {}): Promise<Infrastructure> {
  const config = await loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', ...environment });
  return {
    config,
    database,
    eventStore: new PostgresEventStore(database),
    blobs: await FolderBlobStore.open(join(folder, 'blobs')),
    mailer,
    clock: systemClock,
    log: createLogger('error'),
  };
}

/** Output of the command, run like on the command line. */
async function run(args: readonly string[], environment?: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  await runTool(demoCommunity, await infrastructureOn(environment), {
    args,
    say: (sentence) => lines.push(sentence),
    signal: new AbortController().signal,
  });
  return lines;
}

async function count(type: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM eventlog.events WHERE type = $1',
    [type],
  );
  return row!.count;
}

describe('demo community', () => {
  it('records people and sessions over four years, in the order of time', async () => {
    expect(await count('UserRegistered')).toBe(12);
    expect(said[0]).toContain(`12 people and ${await count('ActivityUploaded')} sessions`);
    expect(await count('ActivityUploaded')).toBeGreaterThan(30);
    const [log] = await database.query<{ sorted: boolean; years: number; future: boolean }>(
      `SELECT bool_and(recorded_at >= before) IS NOT FALSE AS sorted, max(recorded_at) > now() AS future,
         extract(epoch FROM max(recorded_at) - min(recorded_at))::float8 / 31557600 AS years
       FROM (SELECT recorded_at, lag(recorded_at) OVER (ORDER BY position) AS before FROM eventlog.events) e`,
    );
    expect(log).toMatchObject({ sorted: true, future: false });
    expect(log!.years).toBeGreaterThan(3.5);
  });

  it('sends no mail and leaves no automation behind', async () => {
    expect(mailer.mails).toEqual([]);
    const behind = await database.query(
      `SELECT name FROM eventlog.checkpoints WHERE kind = 'automation'
         AND position < (SELECT max(position) FROM eventlog.events)`,
    );
    expect(behind).toEqual([]);
  });

  it('makes one admin, who can log in with the printed password', async () => {
    expect(await count('AdminGranted')).toBe(1);
    const [, email, password] = /log in as (\S+) with the password (\S+) and/.exec(said.at(-1)!)!;
    expect(email).toBe('admin@rideline.example');
    expect(password).toMatch(/^[\w-]{12}$/);
  });

  it('refuses an installation that has been used, and events outside of Postgres', async () => {
    await expect(run([])).rejects.toThrow(
      'Only an empty installation gets a made-up community, and this one has been used.',
    );
    await expect(run([], { EVENTSTORE_URL: 'esdb://localhost:2113?tls=false' })).rejects.toThrow(
      'A made-up community needs its events in Postgres: the server at EVENTSTORE_URL sets their times itself.',
    );
  });

  it('refuses numbers that are out of range', async () => {
    await expect(run(['--people', '0'])).rejects.toThrow('--people is a whole number from 1 to 5000.');
    await expect(run(['--seed', 'x'])).rejects.toThrow('--seed is a whole number from 0 to 2147483647.');
    await expect(run(['--years', '3'])).rejects.toThrow("Unknown option '--years'");
  });

  it('refuses to run beside a server', async () => {
    const app = await startApp();
    const { runner } = app.app.get<BackgroundWork>(BACKGROUND_WORK).automations;
    await eventually(async () =>
      Object.values(await runner.lag()).every(({ status }) => status === 'live') ? true : undefined,
    );
    const context = { app: app.app, args: [], say: () => undefined, signal: new AbortController().signal };
    await expect(demoCommunity.run(context)).rejects.toThrow('Stop the server first');
    await app.stop();
  });
});
