import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { TestS3 } from './support/s3/test-s3.ts';
import { createTestDatabase, type TestDatabase } from './support/test-database.ts';
import { BuiltProcess } from './built-process.ts';
import { eventually } from './eventually.ts';
import { sessionFile } from './uploaded-session.ts';

const login = { username: 'kai@surf.example', password: 'waves-and-wind-7' };
const file = sessionFile(7);

let s3: TestS3;
let database: TestDatabase;
let settings: Readonly<Record<string, string>>;
let folders: readonly string[];
let one: BuiltProcess;
let other: BuiltProcess;
let token: string;

beforeAll(async () => {
  s3 = await TestS3.start();
  database = await createTestDatabase();
  settings = {
    DATABASE_URL: database.url,
    SECRET_KEYS: randomBytes(32).toString('base64'),
    START_WAIT_MS: '0',
    ...s3.environment,
  };
  folders = await Promise.all(['one', 'other'].map((name) => mkdtemp(join(tmpdir(), `rideline-${name}-`))));
  [one, other] = folders.map((folder) => new BuiltProcess(folder, settings)) as [BuiltProcess, BuiltProcess];
  await one.start();
  await other.start();
  token = await loggedIn();
}, 120_000);
afterAll(async () => {
  await one.stop();
  await other.stop();
  await s3.stop();
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function filesOf(name: string): Promise<readonly string[]> {
  const paths = await Promise.all(
    folders.map((folder) =>
      readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return paths
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function call(at: BuiltProcess, method: string, path: string, bearer = '', body?: string | FormData) {
  return fetch(`${at.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
}

/** Registers at one process and logs in at the other. */
async function loggedIn(): Promise<string> {
  await call(
    one,
    'POST',
    '/register',
    '',
    JSON.stringify({ email: login.username, password: login.password }),
  );
  const link = await eventually(async () => {
    const mail = (await filesOf('outbox')).find((path) => path.endsWith('.eml'));
    return mail && /verify-email\?token=([\w-]+)/.exec(await readFile(mail, 'utf8'))?.[1];
  });
  await call(one, 'GET', `/verify-email/${link}`);
  const answer = await call(other, 'POST', '/token', '', JSON.stringify(login));
  return ((await answer.json()) as { access_token: string }).access_token;
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('two processes with one database, one bucket and no folder in common', () => {
  it('read and delete at one what was uploaded at the other', async () => {
    const form = new FormData();
    form.append('surf_type', 'ocean');
    form.append('tcx_file', new Blob([Buffer.from(file)]), 'morning.gpx');
    const uploaded = await call(one, 'POST', '/analyze', token, form);
    expect(uploaded.status).toBe(200);
    const { url_hash } = (await uploaded.json()) as { url_hash: string };

    const page = await call(other, 'GET', `/activities/${url_hash}`, token);
    expect(((await page.json()) as { point_count: number }).point_count).toBeGreaterThan(0);
    const original = await call(other, 'GET', `/activities/${url_hash}/original`, token);
    expect((await bytesOf(original)).equals(Buffer.from(file))).toBe(true);
    const track = await call(other, 'GET', `/activities/${url_hash}/gpx`, token);
    expect(await track.text()).toContain('<trkpt');
    const archive = unzipSync(await bytesOf(await call(other, 'GET', '/users/me/export', token)));
    expect(Object.values(archive).map((entry) => strFromU8(entry))).toContain(strFromU8(file));
    expect(await filesOf('blobs')).toEqual([]);

    expect((await call(other, 'DELETE', `/activities/${url_hash}`, token)).ok).toBe(true);
    await eventually(async () => {
      const { status } = await call(one, 'GET', `/activities/${url_hash}/original`, token);
      return status === 404 ? true : undefined;
    });
    await eventually(() => Promise.resolve(s3.seen.some(({ method }) => method === 'DELETE') || undefined));
  }, 60_000);

  it('answer 503 to an upload while the object store refuses, and take it afterwards', async () => {
    const form = () => {
      const body = new FormData();
      body.append('surf_type', 'ocean');
      body.append('tcx_file', new Blob([Buffer.from(sessionFile(8))]), 'evening.gpx');
      return body;
    };
    s3.fault = ({ method }) => (method === 'PUT' ? { status: 503, code: 'SlowDown' } : undefined);
    const refused = await call(one, 'POST', '/analyze', token, form());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await refused.json()).toMatchObject({ code: 'files_unavailable' });
    s3.fault = () => undefined;
    expect((await call(one, 'POST', '/analyze', token, form())).status).toBe(200);
    await one.tool('admin', 'verify');
  }, 60_000);
});

describe('the start', () => {
  it.each([
    ['http://nowhere.invalid', 'S3_ENDPOINT names a host that is not known.'],
    [
      'http://127.0.0.1:1',
      'S3_ENDPOINT leads to no object store that answers within 0 seconds (ECONNREFUSED).',
    ],
  ])('ends with one sentence for S3_ENDPOINT=%s', async (S3_ENDPOINT, sentence) => {
    const refused = new BuiltProcess(folders[0]!, { ...settings, S3_ENDPOINT });
    await expect(refused.start()).rejects.toThrow(sentence);
  });
});
