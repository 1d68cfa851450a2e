import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DCLinter } from 'dclint';
import { type Copy, DockerfileParser, type JSONInstruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { freePort } from '../src/platform/database/embedded/free-port.ts';
import { TestS3 } from './support/s3/test-s3.ts';
import { FakeEventStoreDb } from './support/eventstoredb/fake-eventstoredb.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';
import { eventually } from './eventually.ts';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);
const SITE = 'surf.example';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
}
interface Composition {
  readonly services: { readonly app: Service } & Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const image = DockerfileParser.parse(dockerfile);
const composition = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as Composition;
const { environment = {}, secrets = [] } = composition.services.app;

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

  it('declares each secret that a service reads', () => {
    for (const [name, service] of Object.entries(composition.services)) {
      for (const secret of service.secrets ?? []) {
        expect([name, Object.keys(composition.secrets)]).toEqual([name, expect.arrayContaining([secret])]);
      }
    }
  });
});

describe('the app in the layout and with the environment of its container', () => {
  let folder: string;
  let database: TestDatabase;
  let log: Awaited<ReturnType<typeof FakeEventStoreDb.start>>;
  let s3: TestS3;
  let child: ChildProcess | undefined;
  let printed = '';
  const port = freePort();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rideline-container-'));
    database = await createTestDatabase();
    log = await FakeEventStoreDb.start();
    s3 = await TestS3.start();
  }, 120_000);
  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    log.server.stop();
    await s3.stop();
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
    const held: Readonly<Record<string, string>> = {
      database_url: database.url,
      keys: randomBytes(32).toString('base64'),
      s3_secret_access_key: s3.config.secretAccessKey,
      smtp_url: 'smtp://127.0.0.1:1025',
    };
    expect(Object.keys(held)).toEqual(expect.arrayContaining([...secrets]));
    await mkdir(join(folder, 'secrets'));
    for (const secret of secrets) await writeFile(join(folder, 'secrets', secret), `${held[secret]}\n`);
    const here = Object.entries({ ...variables, ...environment }).map(([name, value]) => [
      name,
      value
        .replace(/\$\{SITE:[^}]*\}/, SITE)
        .replace('/run/secrets', join(folder, 'secrets'))
        .replace('kurrentdb:2113', `127.0.0.1:${log.port}`)
        .replace('http://seaweedfs:8333', s3.endpoint)
        .replace(/^\/data$/, join(folder, 'data')),
    ]);
    const ports = { PORT: String(await port), METRICS_PORT: '0' };
    const names = { S3_BUCKET: s3.config.bucket, S3_ACCESS_KEY_ID: s3.config.accessKeyId };
    return {
      PATH: process.env['PATH']!,
      ...(Object.fromEntries(here) as Record<string, string>),
      ...ports,
      ...names,
    };
  }

  it('starts, is healthy by the check of the image, and stores its events in the event store', async () => {
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
    expect(events).toEqual([{ count: 0 }]);
    expect(s3.seen.map(({ method }) => method)).toContain('GET');
  }, 120_000);
});
