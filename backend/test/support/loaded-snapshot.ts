import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StoredEvent } from '../../src/kernel/event-store/event-definition.ts';
import { type ActivityEvent, urlHashOf } from '../../src/modules/activities/index.ts';
import type { Question } from '../../src/modules/analytics/adapters/analytics-store.ts';
import { pagesOf } from '../../src/modules/analytics/adapters/duckdb-file.ts';
import { Snapshot } from '../../src/modules/analytics/adapters/snapshot.worker.ts';
import { PEOPLE, REFUSALS, SESSIONS, type Source } from '../../src/modules/analytics/adapters/sources.ts';
import {
  type AnalyzedEvent,
  evolvePerson,
  personOf,
} from '../../src/modules/analytics/read/analytics-people.projection.ts';
import { evolveSession } from '../../src/modules/analytics/read/analytics-sessions.projection.ts';

const TIMEOUT_MS = 60_000;

/** A snapshot that is loaded with documents of the read models, without Postgres. */
export class LoadedSnapshot {
  private constructor(
    private readonly path: string,
    private readonly snapshot: Snapshot,
  ) {}

  static async open(): Promise<LoadedSnapshot> {
    const folder = await mkdtemp(join(tmpdir(), 'rideline-snapshot-'));
    const path = join(folder, 'snapshot.duckdb');
    return new LoadedSnapshot(path, await Snapshot.create(path));
  }

  async load(documents: {
    readonly people?: readonly object[];
    readonly sessions?: readonly object[];
    readonly refusals?: readonly object[];
  }): Promise<void> {
    const { people = [], sessions = [], refusals = [] } = documents;
    const take = async (source: Source, rows: readonly object[]) => {
      const path = join(pagesOf(this.path), `${source.loaded}.csv`);
      await writeFile(path, rows.map((row) => csvLine(source, row)).join(''));
      await this.snapshot.take(source, path);
    };
    await take(PEOPLE, people);
    await take(SESSIONS, sessions);
    await take(REFUSALS, refusals);
    await this.snapshot.derive();
  }

  /** What the projections make of these events. */
  async loadEvents(events: readonly StoredEvent[]): Promise<void> {
    const all = events as readonly StoredEvent<AnalyzedEvent>[];
    const activities = events.filter(({ stream }) => stream.startsWith('activity-'));
    const people = folded(all, personOf, evolvePerson);
    const sessions = folded(
      activities as readonly StoredEvent<ActivityEvent>[],
      ({ stream }) => urlHashOf(stream),
      evolveSession,
    );
    const withName = people.map((person) => ({
      ...person,
      hasUsername: 'username' in person && person.username !== null,
    }));
    await this.load({ people: withName, sessions });
  }

  async ask<Row extends object>(
    { sql }: Question,
    parameters: Readonly<Record<string, string | number>> = {},
  ): Promise<readonly Row[]> {
    return (await this.snapshot.rows(sql, parameters, TIMEOUT_MS)) as readonly Row[];
  }

  async remove(): Promise<void> {
    await this.snapshot.remove();
    await rm(dirname(this.path), { recursive: true });
  }
}

/** A document as Postgres copies it. */
function csvLine({ fields }: Source, document: object): string {
  const values = new Map<string, unknown>(Object.entries(document));
  const cells = Object.keys(fields).map((field) => {
    const value = values.get(field) ?? null;
    if (value === null) return '';
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${cells.join(',')}\n`;
}

function folded<Document extends object, Event extends StoredEvent>(
  events: readonly Event[],
  keyOf: (event: Event) => string | number,
  evolve: (document: Document | undefined, event: Event) => Document | undefined,
): readonly Document[] {
  const documents = new Map<string | number, Document | undefined>();
  for (const event of events) documents.set(keyOf(event), evolve(documents.get(keyOf(event)), event));
  return [...documents.values()].filter((document) => document !== undefined);
}
