import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PgDatabase } from '../pg-database.ts';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { Cluster } from './cluster.ts';
import { freePort } from './free-port.ts';

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows[0] === undefined ? undefined : Object.values(rows[0])[0];
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(50);
}

const childrenOf = (pid: string): readonly string[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).trim().split(/\s+/);

describe('EmbeddedPostgres', () => {
  let dataDir: string;
  const notices: string[] = [];
  const onNotice = (sentence: string) => notices.push(sentence);
  const started = new Set<EmbeddedPostgres>();

  async function start(durable = false): Promise<EmbeddedPostgres> {
    const server = await EmbeddedPostgres.start(dataDir, { durable, onNotice });
    started.add(server);
    return server;
  }

  async function stop(server: EmbeddedPostgres): Promise<void> {
    started.delete(server);
    await server.stop();
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rideline-embedded-'));
    // Like a clone in a private folder, which the OS user `postgres` can't traverse.
    await chmod(dataDir, 0o700);
  });
  afterEach(async () => {
    for (const server of started) await stop(server);
    notices.length = 0;
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps data over a restart, with checksums, fsync, a private password and a local listener', async () => {
    const first = await start(true);
    expect(await ask(first.url, 'show data_checksums')).toBe('on');
    expect(await ask(first.url, 'show fsync')).toBe('on');
    expect(await ask(first.url, 'show listen_addresses')).toBe('127.0.0.1');
    await ask(first.url, 'create table kept as select 42 as answer');
    await stop(first);
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600);
    const second = await start(true);
    expect(await ask(second.url, 'select answer from kept')).toBe(42);
    expect(await EmbeddedPostgres.runningUrl(dataDir)).toBe(second.url);
    await stop(second);
    expect(await EmbeddedPostgres.runningUrl(dataDir)).toBeUndefined();
    expect(notices).toEqual([]);
  });

  it('refuses a folder of another major version with the way to raise it, and changes nothing', async () => {
    await stop(await start());
    const file = join(dataDir, 'postgres', 'PG_VERSION');
    const version = await readFile(file, 'utf8');
    const before = await readdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(file, '17\n');
    await expect(start()).rejects.toThrow(/written by Postgres 17, and .* has Postgres 18: make a backup/);
    expect(await readdir(join(dataDir, 'postgres'), { recursive: true })).toEqual(before);
    await writeFile(file, version);
    expect(await ask((await start()).url, 'select 1')).toBe(1);
  });

  it('rejects a wrong password', async () => {
    const server = await start();
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('rejects a folder that another process uses, and does not affect that process', async () => {
    const server = await start();
    await expect(start()).rejects.toThrow('already running');
    expect(await ask(server.url, 'select 1')).toBe(1);
  });

  it('stops the server that a killed process left, and starts its own', async () => {
    const orphan = await Cluster.open(dataDir, false);
    await orphan.start(await freePort());
    const server = await start();
    expect(await ask(server.url, 'select 1')).toBe(1);
    expect(notices).toEqual(['Stopping the database that an earlier, killed run left behind.']);
  });

  it('starts after a crash whose process id belongs to another process', async () => {
    const server = await start();
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const left = (await readFile(pidFile, 'utf8')).split('\n');
    await stop(server);
    await writeFile(pidFile, [process.pid, ...left.slice(1)].join('\n'));
    const next = await start();
    expect(await ask(next.url, 'select 1')).toBe(1);
  });

  it('starts a copy of a running folder beside the original', async () => {
    const original = await start();
    const copyDir = `${dataDir}-copy`;
    execFileSync('cp', ['-a', dataDir, copyDir]);
    expect(await EmbeddedPostgres.runningUrl(copyDir)).toBeUndefined();
    const copy = await EmbeddedPostgres.start(copyDir, { durable: false, onNotice });
    expect(copy.url).not.toBe(original.url);
    expect(await ask(copy.url, 'select 1')).toBe(1);
    await copy.stop();
    expect(await ask(original.url, 'select 1')).toBe(1);
    expect(notices).toEqual([]);
    await rm(copyDir, { recursive: true });
  });

  it('finds the server of a folder that was moved while it ran', async () => {
    const server = await start();
    const home = dataDir;
    dataDir = `${home}-moved`;
    await rename(home, dataDir);
    expect(await EmbeddedPostgres.runningUrl(dataDir)).toBe(server.url);
    await rename(dataDir, home);
    dataDir = home;
  });

  it('answers soon while the server is frozen, and again afterwards', async () => {
    const server = await start();
    const database = new PgDatabase({ url: server.url });
    // Idle connections, and one with a statement under way.
    await Promise.all(Array.from({ length: 8 }, () => database.query('select pg_sleep(0.1)')));
    const [postmaster] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    const processes = [postmaster!, ...childrenOf(postmaster!)];
    for (const pid of processes) process.kill(Number(pid), 'SIGSTOP');
    try {
      const asked = Array.from({ length: 3 }, () => database.query('select 1'));
      for (const outcome of await Promise.allSettled(asked)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
      }
    } finally {
      for (const pid of processes) process.kill(Number(pid), 'SIGCONT');
    }
    await until(() => database.isAlive());
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  }, 20_000);

  it('completes a long statement while the server takes connections', async () => {
    const server = await start();
    const database = new PgDatabase({ url: server.url, maxConnections: 1 });
    expect(await database.query("select 'done' as it from pg_sleep(5)")).toEqual([{ it: 'done' }]);
    await database.close();
  });

  it('restarts a server that died, and the next request succeeds', async () => {
    const server = await start(true);
    const database = new PgDatabase({ url: server.url });
    await database.query('create table survived as select 42 as answer');
    const pid = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0];
    process.kill(Number(pid), 'SIGKILL');
    await until(async () => !(await database.isAlive()));
    await until(() => database.isAlive());
    expect(await database.query('select answer from survived')).toEqual([{ answer: 42 }]);
    await until(() => Promise.resolve(notices.includes('The database had stopped and was started again.')));
    await database.close();
  });
});
