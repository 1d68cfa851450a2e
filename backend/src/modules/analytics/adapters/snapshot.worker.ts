import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DuckDbFile, pagesOf, type Parameters } from './duckdb-file.ts';
import { copyDocuments, readPage, SOURCES, type Source, takePage } from './sources.ts';
import { CREATE_TABLES, DERIVE } from './tables.ts';

const DOCUMENTS_A_PAGE = 100_000;

/** How many documents were loaded and how many there are; shared with the thread that asks. */
type Progress = Int32Array<SharedArrayBuffer>;

export type SnapshotTask =
  | {
      readonly kind: 'refresh';
      readonly path: string;
      readonly databaseUrl: string;
      readonly progress: Progress;
    }
  | {
      readonly kind: 'rows';
      readonly sql: string;
      readonly parameters: Parameters;
      readonly timeoutMs: number;
    }
  | { readonly kind: 'remove' };

export interface SnapshotAnswer {
  /** Undefined when the statement took too long. */
  readonly rows?: readonly object[] | undefined;
  /** Whether a refresh loaded anything. */
  readonly isChanged?: boolean;
  /** People and sessions after a refresh. */
  readonly size?: number;
}

/** A DuckDB file with the statistics' read tables of Postgres as they were at one moment. Calls must not overlap. */
export class Snapshot {
  /** Positions up to which each source was loaded. */
  private positions: ReadonlyMap<Source, bigint> = new Map();

  private constructor(
    private readonly file: DuckDbFile,
    private readonly path: string,
  ) {}

  /** @param path of a file that is replaced */
  static async create(path: string): Promise<Snapshot> {
    await removeFile(path);
    await mkdir(pagesOf(path), { recursive: true, mode: 0o700 });
    const file = await DuckDbFile.open(path);
    await file.run(CREATE_TABLES);
    return new Snapshot(file, path);
  }

  /**
   * Loads what changed since the last refresh.
   * @returns how many documents; undefined when the tables are behind the snapshot, as after a restored backup
   */
  async refresh(databaseUrl: string, progress: Progress): Promise<number | undefined> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rideline statistics' });
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const changed = [];
      for (const source of SOURCES) changed.push(await this.changesOf(source, client));
      if (changed.some(({ from, to }) => to < from)) return undefined;
      const count = changed.reduce((sum, { documents }) => sum + documents, 0);
      progress.set([0, count]);
      for (const { source, from, documents } of changed) {
        if (documents > 0) await this.load(source, from, client, progress);
      }
      if (count > 0) await this.derive();
      this.positions = new Map(changed.map(({ source, to }) => [source, to]));
      return count;
    } finally {
      await client.end();
    }
  }

  /** Replaces the rows of the documents in a file of copyDocuments. */
  async take(source: Source, path: string): Promise<void> {
    await this.file.run(readPage(source, path));
    await this.file.run(takePage(source));
  }

  /** Brings the tables that the questions read up to date. */
  async derive(): Promise<void> {
    let waiting: readonly object[];
    do {
      await this.file.run(DERIVE);
      waiting = await this.file.rows('FROM waiting LIMIT 1');
    } while (waiting.length > 0);
  }

  /** @returns undefined when the statement takes longer */
  async rows(sql: string, parameters: Parameters, timeoutMs: number): Promise<readonly object[] | undefined> {
    let isLate = false;
    const timeout = setTimeout(() => {
      isLate = true;
      this.file.interrupt();
    }, timeoutMs);
    try {
      return await this.file.rows(sql, parameters);
    } catch (error) {
      if (isLate) return undefined;
      throw error;
    } finally {
      clearTimeout(timeout);
    }
  }

  /** People and sessions. */
  async size(): Promise<number> {
    const [row] = await this.file.rows<{ size: number }>(
      'SELECT (SELECT count(*) FROM loaded_person) + (SELECT count(*) FROM loaded_session) AS size',
    );
    return row!.size;
  }

  async remove(): Promise<void> {
    this.file.close();
    await removeFile(this.path);
  }

  private async changesOf(source: Source, client: pg.Client) {
    const from = this.positions.get(source) ?? -1n;
    const { rows } = await client.query<{ last: string; documents: string }>(
      `SELECT (SELECT coalesce(max(position), -1) FROM ${source.table}) AS last,
         (SELECT count(*) FROM ${source.table} WHERE position > ${from}) AS documents`,
    );
    const { last, documents } = rows[0]!;
    return { source, from, to: BigInt(last), documents: Number(documents) };
  }

  /** Postgres writes a page while DuckDB takes the one before. */
  private async load(source: Source, from: bigint, client: pg.Client, progress: Progress): Promise<void> {
    let page = await this.copy(source, from, client);
    while (page !== undefined) {
      const { path, rows, to } = page;
      const [next] = await Promise.all([this.copy(source, to, client), this.take(source, path)]);
      await rm(path);
      progress[0]! += rows;
      page = next;
    }
  }

  private async copy(source: Source, after: bigint, client: pg.Client) {
    const { rows } = await client.query<{ to: string | null }>(
      `SELECT max(position) AS to FROM
         (SELECT position FROM ${source.table} WHERE position > ${after} ORDER BY position LIMIT ${DOCUMENTS_A_PAGE})`,
    );
    const to = rows[0]!.to;
    if (to === null) return undefined;
    const path = join(pagesOf(this.path), `${source.loaded}-${to}.csv`);
    const copied = client.query(copyTo(copyDocuments(source, after, BigInt(to))));
    await pipeline(copied, createWriteStream(path, { mode: 0o600 }));
    return { path, rows: copied.rowCount, to: BigInt(to) };
  }
}

async function removeFile(path: string): Promise<void> {
  for (const ending of ['', '.wal', '.temp', '.pages'])
    await rm(path + ending, { recursive: true, force: true });
}

let snapshot: Snapshot | undefined;

async function remove(): Promise<void> {
  const removed = snapshot;
  snapshot = undefined;
  await removed?.remove();
}

async function refresh(path: string, databaseUrl: string, progress: Progress): Promise<SnapshotAnswer> {
  snapshot ??= await Snapshot.create(path);
  const loaded = await snapshot.refresh(databaseUrl, progress);
  if (loaded !== undefined) return { isChanged: loaded > 0, size: await snapshot.size() };
  await remove();
  return refresh(path, databaseUrl, progress);
}

/** Works on the one snapshot of its thread, which a failure throws away. */
export default async function work(task: SnapshotTask): Promise<SnapshotAnswer> {
  try {
    switch (task.kind) {
      case 'refresh':
        return await refresh(task.path, task.databaseUrl, task.progress);
      case 'rows':
        if (snapshot === undefined) throw new Error('Nothing is loaded');
        return { rows: await snapshot.rows(task.sql, task.parameters, task.timeoutMs) };
      case 'remove':
        await remove();
        return {};
    }
  } catch (error) {
    await remove();
    throw error;
  }
}
