import { expect } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { BuiltProcess } from './built-process.ts';
import {
  forget,
  journalOf,
  noteDelete,
  noteRename,
  noteUpload,
  outcomeOf,
  type JournalEntry,
  type Outcome,
} from './crash-journal.ts';
import { eventually } from './eventually.ts';
import { type Ask, settled } from './read-models.ts';
import { Seeded } from './seeded.ts';
import { mountDisk, unmountDisk } from './drill/disk.ts';
import { gapsInDatabase, gapsOf } from './drill/gaps.ts';
import { LogUnderDrill } from './drill/log-under-drill.ts';
import { newFolder } from './drill/prepared-folder.ts';

const CLIENTS = 4;

const email = 'kai@surf.example';
const password = 'correct horse';

interface FoundActivity {
  readonly url_hash: string;
  readonly file_name: string;
  readonly name: string;
}

/** The built server with clients that upload, delete and rename, and a journal of the responses. */
export class CrashDrill {
  readonly server: BuiltProcess;
  readonly chance: Seeded;
  /** One journal per client; no file is used by two clients. */
  readonly journals = Array.from({ length: CLIENTS }, (_, client) => journalOf(client));
  private token = '';

  private constructor(
    readonly dataDir: string,
    seed: number,
    settings: Readonly<Record<string, string>>,
    /** Where the events are, if not in the database. */
    readonly log: LogUnderDrill | undefined,
    /** Whether the stored files have a disk of their own, which can be filled. */
    readonly hasDisk: boolean,
  ) {
    this.server = new BuiltProcess(dataDir, { ...settings, ...(log && { EVENTSTORE_URL: log.url }) });
    this.chance = new Seeded(seed);
  }

  static async start(
    seed: number,
    settings: Readonly<Record<string, string>> = {},
    { eventStoreDb = false, ownDisk = false, folder = newFolder } = {},
  ): Promise<CrashDrill> {
    const dataDir = await folder();
    const log = eventStoreDb ? await LogUnderDrill.open(dataDir) : undefined;
    const hasDisk = ownDisk && (await mountDisk(join(dataDir, 'blobs')));
    const drill = new CrashDrill(dataDir, seed, settings, log, hasDisk);
    await drill.server.start();
    await drill.signUp();
    return drill;
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.log?.stop();
    if (this.hasDisk) await unmountDisk(join(this.dataDir, 'blobs'));
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Resolves once the server is healthy and its database answers. */
  async recovered(): Promise<void> {
    await eventually(async () => {
      try {
        await this.withDatabase((ask) => ask('SELECT 1'));
        return (await this.call('GET', '/health')).status === 200 ? true : undefined;
      } catch {
        return undefined;
      }
    });
  }

  /** Resolves once every projection and every automation has handled the whole log. */
  async settled(ask: Ask): Promise<void> {
    await settled(ask, await this.log?.direct.head());
  }

  get everything(): readonly JournalEntry[] {
    return this.journals.flat();
  }

  get present(): readonly JournalEntry[] {
    return this.everything.filter(({ state }) => state === 'present');
  }

  /** Fields of an entry for failure messages. */
  describe(entry: JournalEntry) {
    const { fileName, state, urlHash } = entry;
    return { seed: this.chance.seed, fileName, state, urlHash };
  }

  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.server.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  upload({ content, fileName, surfType }: JournalEntry): Promise<Response> {
    const form = new FormData();
    form.append('surf_type', surfType);
    form.append('tcx_file', new Blob([content]), fileName);
    return fetch(`${this.server.url}/api/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
  }

  async delete(entry: JournalEntry, interpret: Interpret = unchanged): Promise<void> {
    noteDelete(entry, interpret(await outcomeOf(this.call('DELETE', `/activities/${entry.urlHash}`))));
  }

  async uploadAll(): Promise<void> {
    for (const entry of this.everything) noteUpload(entry, await outcomeOf(this.upload(entry)));
  }

  /** Runs all clients until the signal aborts and records every response, or its absence, in the journals. */
  act(stopped: AbortSignal, interpret: Interpret = unchanged): Promise<unknown> {
    return Promise.all(
      this.journals.map(async (journal) => {
        while (!stopped.aborted) {
          await this.actOnce(this.chance.oneOf(journal), interpret);
          await pause(5);
        }
      }),
    );
  }

  async withDatabase<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString: await EmbeddedPostgres.runningUrl(this.dataDir) });
    await client.connect();
    try {
      return await use(async <Row extends object>(sql: string) => (await client.query(sql)).rows as Row[]);
    } finally {
      await client.end();
    }
  }

  /** Compares the database with the journal; unknown entries take the state found in the database. */
  async compareWithJournal(ask: Ask): Promise<void> {
    const found = await ask<FoundActivity>(
      "SELECT url_hash, document->>'fileName' AS file_name, document->>'name' AS name FROM read_activities.activity",
    );
    for (const entry of this.everything) {
      await this.compareEntry(
        entry,
        found.filter((activity) => activity.file_name === entry.fileName),
      );
    }
    expect([this.chance.seed, found.length]).toEqual([this.chance.seed, this.present.length]);
  }

  async assertStreamsHaveNoGaps(ask: Ask): Promise<void> {
    const broken = this.log ? gapsOf(await this.log.events()) : await gapsInDatabase(ask);
    const letters = await ask('SELECT name, event_type FROM eventlog.dead_letters');
    const { seed } = this.chance;
    expect({ seed, broken, letters }).toEqual({ seed, broken: [], letters: [] });
  }

  private async actOnce(entry: JournalEntry, interpret: Interpret): Promise<void> {
    if (entry.state !== 'present' || this.chance.next() < 0.2) {
      noteUpload(entry, interpret(await outcomeOf(this.upload(entry))));
    } else if (this.chance.next() < 0.5) {
      await this.delete(entry, interpret);
    } else {
      const name = `Renamed ${this.chance.below(1_000)}`;
      const renamed = this.call('PUT', `/activities/${entry.urlHash}`, { activity_name: name });
      noteRename(entry, name, interpret(await outcomeOf(renamed)));
    }
  }

  private async compareEntry(entry: JournalEntry, mine: readonly FoundActivity[]): Promise<void> {
    const described = this.describe(entry);
    const allowed = { absent: [0], present: [1], unknown: [0, 1] }[entry.state].includes(mine.length);
    expect({ ...described, allowed, found: mine.length }).toEqual({
      ...described,
      allowed: true,
      found: mine.length,
    });
    const [activity] = mine;
    if (activity === undefined) {
      forget(entry);
      return;
    }
    if (entry.urlHash !== undefined)
      expect({ ...described, found: activity.url_hash }).toEqual({ ...described, found: entry.urlHash });
    if (entry.names.length > 0) expect([activity.name, ...entry.names]).toContain(activity.name);
    Object.assign(entry, { state: 'present', urlHash: activity.url_hash, names: [activity.name] });
    const detail = await this.call('GET', `/activities/${activity.url_hash}`);
    const original = await this.call('GET', `/activities/${activity.url_hash}/original`);
    const sha256 = createHash('sha256')
      .update(Buffer.from(await original.arrayBuffer()))
      .digest('hex');
    const { trackpoints } = (await detail.json()) as { trackpoints: unknown[] };
    expect({ ...described, read: detail.status, sha256, whole: trackpoints.length > 100 }).toEqual({
      ...described,
      read: 200,
      sha256: entry.sha256,
      whole: true,
    });
  }

  private async signUp(): Promise<void> {
    await this.call('POST', '/register', { email, password });
    const outbox = join(this.dataDir, 'outbox');
    const link = await eventually(async () => {
      const [mail] = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return mail && /verify-email\?token=([\w-]+)/.exec(await readFile(join(outbox, mail), 'utf8'))?.[1];
    });
    await this.call('GET', `/verify-email/${link}`);
    const answer = await this.call('POST', '/token', { username: email, password });
    this.token = ((await answer.json()) as { access_token: string }).access_token;
  }
}

/** Interprets an outcome before it is recorded in the journal. */
export type Interpret = (outcome: Outcome) => Outcome;
const unchanged: Interpret = (outcome) => outcome;
