import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStravaStandIn, type StravaStandIn } from '../../scripts/stand-ins/strava/start-strava.ts';
import { createTestDatabase, type TestDatabase } from '../src/kernel/testing/test-database.ts';
import { BuiltProcess, buildServer } from './built-process.ts';
import { eventually } from './eventually.ts';
import { Person, signIn, visitor } from './person.ts';
import { connectStrava, syncStrava } from './strava-person.ts';
import { type CollectedSpan, TraceCollector } from './trace-collector.ts';
import { share, uploadSession } from './uploaded-session.ts';

const TIMEOUT_MS = 120_000;

let database: TestDatabase;
let dataDir: string;
let strava: StravaStandIn;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  await buildServer();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'rideline-traces-'));
  strava = await startStravaStandIn();
  settings = {
    ...strava.settings,
    // As the stand-in has it.
    PUBLIC_URL: 'http://127.0.0.1:3000',
    DATABASE_URL: database.url,
    START_WAIT_MS: '0',
    NODE_OPTIONS: `--import=${new URL('./loaded-modules.mjs', import.meta.url).href}`,
    LOADED_MODULES: join(dataDir, 'loaded-modules'),
  };
}, TIMEOUT_MS);
afterAll(async () => {
  await strava.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function joinAt(server: BuiltProcess): Promise<Person> {
  await visitor(server).json('POST', '/register', { email: 'kai@surf.example', password: 'correct horse' });
  const token = await eventually(async () => {
    const [mail] = await readdir(join(dataDir, 'outbox')).catch(() => []);
    return (
      mail && /verify-email\?token=([\w-]+)/.exec(await readFile(join(dataDir, 'outbox', mail), 'utf8'))?.[1]
    );
  });
  await visitor(server).json('GET', `/verify-email/${token}`);
  const login = (await (await signIn(server, 'kai@surf.example', 'correct horse')).json()) as {
    access_token: string;
  };
  return new Person(server, login.access_token);
}

/** Packages of OpenTelemetry that the server had loaded when it ended. */
async function packagesLoaded(): Promise<readonly string[]> {
  const files = await readFile(join(dataDir, 'loaded-modules'), 'utf8');
  expect(files).toContain('node_modules/prom-client/');
  return [...new Set([...files.matchAll(/@opentelemetry\/([\w-]+)/g)].map(([, name]) => name!))].toSorted();
}

const parentOf = (trace: readonly CollectedSpan[], name: string) => {
  const { parentSpanId } = trace.find((span) => span.name === name) ?? {};
  return trace.find(({ spanId }) => spanId === parentSpanId)?.name;
};

describe('a server with a collector of traces', () => {
  let collector: TraceCollector;
  let server: BuiltProcess;
  const secrets: string[] = [];

  beforeAll(async () => {
    collector = await TraceCollector.start();
    server = new BuiltProcess(dataDir, { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await server.start();
    const kai = await joinAt(server);
    const urlHash = await uploadSession(kai, 7);
    await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
    expect((await share(kai, urlHash)).status).toBe(200);
    await visitor(server).json('GET', `/public/activities/${urlHash}`);
    expect((await kai.call('PUT', `/activities/${urlHash}/surf-setting?setting_id=0`)).status).toBe(200);
    const athlete = strava.world.addAthlete();
    strava.world.addActivity({ athlete, name: 'Dawn patrol' });
    expect((await connectStrava(kai, strava, { athlete })).status).toBe(204);
    expect((await syncStrava(kai)).status).toBe(200);
    secrets.push(
      urlHash,
      kai.token!,
      'kai@',
      'kai_surfs',
      'my-secret-file',
      'Session 7',
      'Dawn patrol',
      'correct horse',
    );
    await server.stop();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await server.stop();
    collector.stop();
  });

  it('sends the upload of a session as one tree, from the request to the read model', () => {
    const trace = collector.traceOf('POST /api/analyze');
    const ids = new Set(trace.map(({ spanId }) => spanId));
    expect(ids.size).toBe(trace.length);
    expect(trace.filter(({ parentSpanId }) => parentSpanId === undefined || !ids.has(parentSpanId))).toEqual([
      expect.objectContaining({ name: 'POST /api/analyze', kind: 2 }),
    ]);
    expect(parentOf(trace, 'UploadActivityCommand')).toBe('POST /api/analyze');
    expect(parentOf(trace, 'analyze in worker thread')).toBe('UploadActivityCommand');
    expect(parentOf(trace, 'append')).toBe('UploadActivityCommand');
    expect(parentOf(trace, 'project activities')).toBe('POST /api/analyze');
    const [append] = trace.filter(({ name }) => name === 'append');
    expect(append!.attributes).toEqual([
      { key: 'rideline.event_types', value: { stringValue: 'ActivityUploaded RidesDetected' } },
    ]);
  });

  it('tells the route, the status, the thread of a detection, reactions and calls of services', () => {
    const shared = collector.traceOf('GET /api/public/activities/:urlHash');
    expect(shared).toMatchObject([
      {
        attributes: [
          { key: 'http.request.method', value: { stringValue: 'GET' } },
          { key: 'http.route', value: { stringValue: '/api/public/activities/:urlHash' } },
          { key: 'http.response.status_code', value: { intValue: 200 } },
        ],
      },
    ]);
    const detected = collector.traceOf('PUT /api/activities/:url_hash/surf-setting');
    expect(parentOf(detected, 'detect in worker thread')).toBe('ReapplySettingsCommand');
    const registered = collector.traceOf('POST /api/register');
    expect(parentOf(registered, 'react when_email_verification_requested_then_send_link')).toBe(
      'POST /api/register',
    );
    const synced = collector.traceOf('POST /api/connect/strava/sync');
    expect(synced.find(({ name }) => name === 'GET 127.0.0.1')).toMatchObject({ kind: 3 });
  });

  it('sends nothing about people, and no address, token or name of a file', () => {
    expect(collector.paths).toEqual(new Set(['/v1/traces']));
    expect(collector.spans.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(collector.text).not.toContain(secret);
  });

  it('loads OpenTelemetry', async () => {
    expect(await packagesLoaded()).toContain('sdk-trace');
  });
});

describe('a server without a collector', () => {
  it(
    'loads nothing of OpenTelemetry but the interface that prom-client needs',
    async () => {
      const server = new BuiltProcess(dataDir, settings);
      await server.start();
      await server.stop();
      expect(await packagesLoaded()).toEqual(['api']);
    },
    TIMEOUT_MS,
  );
});

describe('a server that sends a share of its traces', () => {
  it(
    'sends none for a share of 0',
    async () => {
      const collector = await TraceCollector.start();
      const server = new BuiltProcess(dataDir, {
        ...settings,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_TRACES_SAMPLER_ARG: '0',
      });
      await server.start();
      await visitor(server).json('GET', '/site');
      await server.stop();
      expect(collector.spans).toEqual([]);
      collector.stop();
    },
    TIMEOUT_MS,
  );
});
