import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import pg from 'pg';
import { EmbeddedPostgres } from '../src/kernel/database/embedded/embedded-postgres.ts';
import { BuiltProcess, buildServer } from './built-process.ts';
import {
  forget,
  journalEntry,
  noteDelete,
  noteRename,
  noteUpload,
  outcomeOf,
  type JournalEntry,
} from './crash-journal.ts';
import { eventually } from './eventually.ts';
import { readModels, settled, type Ask } from './read-models.ts';
import { Seeded, seedFrom } from './seeded.ts';

const CLIENTS = 4;
const FILES_PER_CLIENT = 4;
const ROUNDS = 5;
const LONGEST_LIFE_MS = 900;
const HOURS_AGO = 2;
const email = 'kai@surf.example';
const password = 'correct horse';

const chance = new Seeded(seedFrom('CRASH_SEED'));
let dataDir: string;
let server: BuiltProcess;
let token: string;

beforeAll(async () => {
  await buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'rideline-crash-'));
  server = new BuiltProcess(dataDir);
  await server.start();
  await signUp();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const post = (path: string, body: unknown) =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signUp(): Promise<void> {
  await post('/register', { email, password });
  const outbox = join(dataDir, 'outbox');
  const link = await eventually(async () => {
    const [mail] = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    return mail && /verify-email\?token=([\w-]+)/.exec(await readFile(join(outbox, mail), 'utf8'))?.[1];
  });
  await fetch(`${server.url}/api/verify-email/${link}`);
  const answer = await post('/token', { username: email, password });
  token = ((await answer.json()) as { access_token: string }).access_token;
}

const call = (method: string, path: string, body?: unknown) =>
  fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

function upload({ content, fileName, surfType }: JournalEntry): Promise<Response> {
  const form = new FormData();
  form.append('surf_type', surfType);
  form.append('tcx_file', new Blob([content]), fileName);
  return fetch(`${server.url}/api/analyze`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}

/** Each client has files of its own, so that its journal knows their whole story. */
const journals: readonly (readonly JournalEntry[])[] = Array.from({ length: CLIENTS }, (_, client) =>
  Array.from({ length: FILES_PER_CLIENT }, (_, index) => {
    const surfType = index % 2 === 0 ? 'ocean' : 'skookumchuck';
    const { recorded } = simulateSession({
      surfType: index % 2 === 0 ? 'traveling_waves' : 'standing_waves',
      seed: 100 * client + index,
      durationMinutes: 6,
    });
    const name = `client ${client} session ${index}`;
    return journalEntry(`${client}-${index}.fit`, surfType, encodeTrackFile(recorded, 'fit', { name }));
  }),
);
const everything = journals.flat();

/** Acts until it is told to stop; the journal keeps what every answer said, and what no answer left open. */
async function client(journal: readonly JournalEntry[], stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const entry = chance.oneOf(journal);
    if (entry.state !== 'present' || chance.next() < 0.2) {
      noteUpload(entry, await outcomeOf(upload(entry)));
    } else if (chance.next() < 0.5) {
      noteDelete(entry, await outcomeOf(call('DELETE', `/activities/${entry.urlHash}`)));
    } else {
      const name = `Renamed ${chance.below(1_000)}`;
      const renamed = call('PUT', `/activities/${entry.urlHash}`, { activity_name: name });
      noteRename(entry, name, await outcomeOf(renamed));
    }
    await pause(5);
  }
}

async function withDatabase<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: await EmbeddedPostgres.runningUrl(dataDir) });
  await client.connect();
  try {
    return await use(async <Row extends object>(sql: string) => (await client.query(sql)).rows as Row[]);
  } finally {
    await client.end();
  }
}

interface FoundActivity {
  readonly url_hash: string;
  readonly file_name: string;
  readonly name: string;
}

/** Compares what is there with the journal, and settles in the journal what no answer had told. */
async function compareWithJournal(ask: Ask): Promise<void> {
  const found = await ask<FoundActivity>('SELECT url_hash, file_name, name FROM read_activities.activity');
  for (const entry of everything) {
    const mine = found.filter((activity) => activity.file_name === entry.fileName);
    const expected = { absent: [0], present: [1], unknown: [0, 1] }[entry.state];
    expect({ ...told(entry), allowed: expected.includes(mine.length), found: mine.length }).toEqual({
      ...told(entry),
      allowed: true,
      found: mine.length,
    });
    const [activity] = mine;
    if (activity === undefined) {
      forget(entry);
      continue;
    }
    if (entry.urlHash !== undefined)
      expect({ ...told(entry), found: activity.url_hash }).toEqual({ ...told(entry), found: entry.urlHash });
    if (entry.names.length > 0) expect([activity.name, ...entry.names]).toContain(activity.name);
    Object.assign(entry, { state: 'present', urlHash: activity.url_hash, names: [activity.name] });
    const detail = await call('GET', `/activities/${activity.url_hash}`);
    const original = await call('GET', `/activities/${activity.url_hash}/original`);
    const sha256 = createHash('sha256')
      .update(Buffer.from(await original.arrayBuffer()))
      .digest('hex');
    const { trackpoints } = (await detail.json()) as { trackpoints: unknown[] };
    expect({ ...told(entry), read: detail.status, sha256, whole: trackpoints.length > 100 }).toEqual({
      ...told(entry),
      read: 200,
      sha256: entry.sha256,
      whole: true,
    });
  }
  expect([chance.seed, found.length]).toEqual([
    chance.seed,
    everything.filter(({ state }) => state === 'present').length,
  ]);
}

/** For the message of a failure. */
const told = ({ fileName, state, urlHash }: JournalEntry) => ({
  seed: chance.seed,
  fileName,
  state,
  urlHash,
});

async function assertStreamsHaveNoGaps(ask: Ask): Promise<void> {
  const broken = await ask(
    `SELECT s.stream_id FROM eventlog.streams s LEFT JOIN eventlog.events e USING (stream_id)
     GROUP BY s.stream_id, s.revision
     HAVING count(e.position) <> s.revision + 1 OR max(e.revision) <> s.revision OR min(e.revision) <> 0`,
  );
  const letters = await ask('SELECT name, event_type FROM eventlog.dead_letters');
  expect({ seed: chance.seed, broken, letters }).toEqual({ seed: chance.seed, broken: [], letters: [] });
}

/** Lets the next start sweep everything that nobody refers to: as if it were there for hours. */
async function age(ask: Ask): Promise<void> {
  await ask(`UPDATE activities.upload_claims SET claimed_at = claimed_at - interval '${HOURS_AGO} hours'`);
  const blobs = join(dataDir, 'blobs');
  const then = new Date(Date.now() - HOURS_AGO * 3_600_000);
  for (const file of await readdir(blobs, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) await utimes(join(file.parentPath, file.name), then, then);
  }
}

async function leftBehind(ask: Ask): Promise<object> {
  const files = await readdir(join(dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  const kept = await ask<{ kind: string; what: string }>(
    `SELECT 'claim' AS kind, url_hash AS what FROM activities.upload_claims
     UNION ALL SELECT 'track', url_hash FROM activities.tracks
     UNION ALL SELECT 'file', content_hash FROM activities.upload_claims`,
  );
  const of = (kind: string) =>
    kept
      .filter((row) => row.kind === kind)
      .map(({ what }) => what)
      .sort();
  const rideBlocks = await ask<{ url_hash: string }>('SELECT DISTINCT url_hash FROM activities.ride_blocks');
  const present = everything.filter(({ state }) => state === 'present');
  const addresses = present.map(({ urlHash }) => urlHash);
  return {
    files: files
      .filter((file) => file.isFile())
      .map((file) => file.name)
      .sort(),
    claims: of('claim'),
    tracks: of('track'),
    strayRideBlocks: rideBlocks.filter(({ url_hash }) => !addresses.includes(url_hash)),
  };
}

const expectedToRemain = () => {
  const present = everything.filter(({ state }) => state === 'present');
  const addresses = present.map(({ urlHash }) => urlHash!).sort();
  return {
    files: present.map(({ sha256 }) => sha256).sort(),
    claims: addresses,
    tracks: addresses,
    strayRideBlocks: [],
  };
};

describe('killed at any moment', () => {
  it('loses nothing that was acknowledged, doubles nothing, and leaves nothing lying about', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const stopped = new AbortController();
      const clients = journals.map((journal) => client(journal, stopped.signal));
      await pause(50 + chance.below(LONGEST_LIFE_MS));
      await server.kill();
      stopped.abort();
      await Promise.all(clients);
      await server.start();
      await withDatabase(async (ask) => {
        await settled(ask);
        await compareWithJournal(ask);
        await assertStreamsHaveNoGaps(ask);
      });
    }
    for (const entry of everything) noteUpload(entry, await outcomeOf(upload(entry)));
    expect({ seed: chance.seed, states: everything.map(({ state }) => state) }).toEqual({
      seed: chance.seed,
      states: everything.map(() => 'present'),
    });
    for (const entry of everything.slice(0, 5)) {
      noteDelete(entry, await outcomeOf(call('DELETE', `/activities/${entry.urlHash}`)));
    }

    await withDatabase(async (ask) => {
      await settled(ask);
      await age(ask);
      const before = await readModels(ask);
      await server.tool('replay', '--all', '--fresh');
      await settled(ask);
      expect({ seed: chance.seed, rows: await readModels(ask) }).toEqual({ seed: chance.seed, rows: before });
    });
    await server.stop();
    await server.start();
    expect(server.output).not.toMatch(/Warning|"level":"(warn|error)"/);
    await withDatabase(async (ask) => {
      await compareWithJournal(ask);
      const remaining = expectedToRemain();
      await eventually(async () =>
        JSON.stringify(await leftBehind(ask)) === JSON.stringify(remaining) ? true : undefined,
      ).catch(() => undefined);
      expect({ seed: chance.seed, ...(await leftBehind(ask)) }).toEqual({ seed: chance.seed, ...remaining });
    });
  }, 240_000);
});
