import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { freePort } from './platform/database/embedded/free-port.ts';

const dist = join(import.meta.dirname, '..', 'dist');

interface RunningProcess {
  readonly child: ChildProcess;
  /** Everything printed so far. */
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

describe('the process', () => {
  let dataDir: string;
  const running: RunningProcess[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rideline-main-'));
  });
  afterEach(async () => {
    for (const { child, exit } of running.splice(0)) {
      child.kill('SIGTERM');
      await exit;
    }
    await rm(dataDir, { recursive: true, force: true });
  });

  function run(environment: Readonly<Record<string, string>>, program = ['main.js']): RunningProcess {
    const child = spawn(process.execPath, [join(dist, program[0]!), ...program.slice(1)], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        DEMO: '0',
        LOG_LEVEL: 'error',
        ...environment,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const exit = once(child, 'exit').then(([code]) => code as number | null);
    const started = { child, output: () => output, exit };
    running.push(started);
    return started;
  }

  async function start(): Promise<
    RunningProcess & { readonly port: number; readonly seen: ReadonlySet<number> }
  > {
    const port = await freePort();
    const started = run({ PORT: String(port) });
    const seen = new Set<number>();
    while (!started.output().includes(`Rideline is ready at http://127.0.0.1:${port}`)) {
      if (started.child.exitCode !== null) throw new Error(started.output());
      await fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ status }) => seen.add(status),
        () => undefined,
      );
      await pause(20);
    }
    return { ...started, port, seen };
  }

  it('answers 503 while starting, locks its data folder, recovers from SIGKILL and exits on SIGTERM', async () => {
    const first = await start();
    expect([...first.seen].at(0)).toBe(503);
    const isOld = Number.parseInt(process.versions.node, 10) < 22;
    expect(first.output().includes('gets no security fixes')).toBe(isOld);
    const health = await fetch(`http://127.0.0.1:${first.port}/api/health`);
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);

    const intruder = run({ PORT: '0' });
    expect(await intruder.exit).toBe(1);
    expect(intruder.output()).toContain(`Rideline is already running on ${dataDir}`);
    expect((await fetch(`http://127.0.0.1:${first.port}/api/health`)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.exit;
    expect(await EmbeddedPostgres.runningUrl(dataDir)).toBeDefined();

    const second = await start();
    expect(second.output()).toContain('that an earlier, killed run left behind');
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(await EmbeddedPostgres.runningUrl(dataDir)).toBeUndefined();
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['main.js', { PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [
      'main.js',
      { HOST: '192.0.2.1' },
      'HOST must be a name or an address of this machine, not "192.0.2.1" (EADDRNOTAVAIL).',
    ],
    [
      'main.js',
      { DATA_DIR: '/proc/x' },
      'DATA_DIR must be a folder that can be written, not "/proc/x": it can not be created.',
    ],
    [
      'cli.js',
      { DATABASE_URL: 'postgres://kai:hunter2@127.0.0.1:1/surf', START_WAIT_MS: '0' },
      'DATABASE_URL leads to no database that answers within 0 seconds (ECONNREFUSED).',
    ],
  ])('exits %s with one sentence for the setting %j', async (program, environment, sentence) => {
    const { exit, output } = run(environment, [program, 'replay', '--all']);
    expect(await exit).toBe(1);
    expect(output().trim()).toBe(sentence);
  });

  it('exits with one sentence for a database of another major version, and leaves it as it is', async () => {
    const folder = join(dataDir, 'postgres');
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '17\n');
    const { exit, output } = run({ PORT: '0' });
    expect(await exit).toBe(1);
    expect(output().trim().split('\n').at(-1)).toMatch(
      /^The database in .* was written by Postgres 17, and .* Nothing was changed\.$/,
    );
    expect(await readdir(folder)).toEqual(['PG_VERSION']);
  });

  it('exits with one sentence if the event store does not answer and stops the database it started', async () => {
    const { exit, output } = run({
      EVENTSTORE_URL: 'esdb://kai:hunter2@127.0.0.1:1?tls=false',
      START_WAIT_MS: '0',
      PORT: '0',
    });
    expect(await exit).toBe(1);
    expect(output().trim().split('\n').at(-1)).toBe(
      'EVENTSTORE_URL leads to no event store that answers within 0 seconds.',
    );
    expect(output()).not.toContain('hunter2');
    expect(await EmbeddedPostgres.runningUrl(dataDir)).toBeUndefined();
  });

  it('exits with one sentence if the port is in use, before it writes data', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { exit, output } = run({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await exit.finally(() => other.close())).toBe(1);
    expect(output().trim()).toBe(`Port ${port} is in use: stop what uses it, or set PORT to another one.`);
    expect(await readdir(dataDir)).toEqual(['secret.keys']);
    expect((await readFile(join(dataDir, 'secret.keys'))).length).toBeGreaterThan(40);
  });
});
