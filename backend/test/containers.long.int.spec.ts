import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DCLinter } from 'dclint';
import { type Copy, DockerfileParser, type JSONInstruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { freePort } from '../src/platform/database/embedded/free-port.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';
import { eventually } from './eventually.ts';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const SITE = 'surf.example';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly mem_limit: string;
  readonly profiles?: readonly string[];
}
interface Composition {
  readonly services: { readonly app: Service } & Readonly<Record<string, Service>>;
}

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const image = DockerfileParser.parse(dockerfile);
const composition = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as Composition;
const { environment = {} } = composition.services.app;

/** Words of the last instruction that is written as JSON. */
function wordsOf(instruction: JSONInstruction | undefined): string[] {
  return instruction!.getJSONStrings().map((word) => JSON.parse(word.getValue()) as string);
}

/** Environment variables of the last stage. */
const variables = Object.fromEntries(
  image
    .getENVs()
    .flatMap((instruction) => instruction.getProperties())
    .map((property) => [property.getName(), property.getValue()!]),
);

describe('the container of the app', () => {
  it('is described as the specifications of both files require', () => {
    expect(validate(dockerfile)).toEqual([]);
    const [{ messages = [] } = {}] = new DCLinter({
      rules: {},
      quiet: true,
      debug: false,
      exclude: [],
    }).lintFiles([join(root, 'docker-compose.yml')], false);
    expect(messages.filter(({ rule }: { readonly rule: string }) => rule.startsWith('invalid'))).toEqual([]);
  });

  it('takes at most 1 GB of memory with the services that start without a profile', () => {
    const small = Object.values(composition.services).filter(({ profiles }) => profiles === undefined);
    const megabytes = small.map(({ mem_limit }) => Number(/(\d+)m\}?$/.exec(mem_limit)![1]));
    expect(megabytes).toHaveLength(3);
    expect(megabytes.reduce((sum, limit) => sum + limit)).toBeLessThanOrEqual(1024);
  });

  it('can be built for arm64: each native package of the lock file for linux-x64 is there for linux-arm64', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<
        Record<string, { readonly version: string; readonly cpu?: readonly string[] }>
      >;
    };
    const native = Object.entries(lock.packages).filter(
      ([path, { cpu }]) => /linux/.test(path) && cpu?.includes('x64'),
    );
    expect(native.length).toBeGreaterThan(5);
    const missing = native.filter(
      ([path, { version }]) => lock.packages[path.replace('x64', 'arm64')]?.version !== version,
    );
    expect(missing).toEqual([]);
  });
});

describe('the app in the layout and with the environment of its container', () => {
  let folder: string;
  let database: TestDatabase;
  let child: ChildProcess | undefined;
  let printed = '';
  const port = freePort();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rideline-container-'));
    database = await createTestDatabase();
  }, 120_000);
  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The last stage's files, taken from this repository instead of the build stage. */
  async function layOut(): Promise<void> {
    const copies = image.getCOPYs().filter((copy: Copy) => copy.getFromFlag() !== null);
    expect(copies.length).toBeGreaterThan(5);
    for (const copy of copies) {
      const [from = '', to = ''] = copy.getArguments().map((argument) => argument.getValue());
      const source = join(root, from.replace(/^\/app\//, ''));
      const target = to.endsWith('/')
        ? join(folder, 'app', to, source.split('/').at(-1)!)
        : join(folder, 'app', to);
      await mkdir(dirname(target), { recursive: true });
      if (source.endsWith('node_modules')) await symlink(source, target);
      else if (!source.includes('frontend')) await cp(source, target, { recursive: true });
    }
  }

  /** The environment of the container, with its paths and hosts on this machine. */
  async function environmentHere(): Promise<Record<string, string>> {
    const given: Readonly<Record<string, string>> = {
      SITE,
      SECRET_KEYS: randomBytes(32).toString('base64'),
      POSTGRES_PASSWORD: 'replaced below',
    };
    const here = Object.entries({ ...variables, ...environment }).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+):([-?])([^}]*)\}/g,
        (_, setting: string, kind: string, text: string) => given[setting] ?? (kind === '-' ? text : ''),
      ),
    ]);
    return {
      PATH: process.env['PATH']!,
      ...(Object.fromEntries(here) as Record<string, string>),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      BACKUP_DIR: join(folder, 'backups'),
      PORT: String(await port),
      METRICS_PORT: '0',
    };
  }

  it('starts, is healthy by the check of the image, and stores its events', async () => {
    await layOut();
    const env = await environmentHere();
    const [program = '', ...words] = wordsOf(image.getCMDs().at(-1));
    const started = spawn(program, words, { cwd: join(folder, 'app'), env });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => (printed += String(chunk)));
    const [command = '', ...check] = JSON.parse(
      /HEALTHCHECK[^[]*CMD (\[.*\])/.exec(dockerfile)![1]!,
    ) as string[];
    await eventually(async () => {
      if (started.exitCode !== null) throw new Error(printed);
      return run(command, check, { env }).catch(() => undefined);
    }, 60_000);
    expect(printed).toContain('Rideline is ready');
    const registered = await fetch(`http://127.0.0.1:${await port}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'kai@containers.example', password: 'waves-and-wind-7' }),
    });
    expect(registered.status).toBe(201);
    const events = await database.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM eventlog.events',
    );
    expect(events[0]?.count).toBeGreaterThan(0);
  }, 120_000);
});
