import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { EVENT_STORE, type EventStore } from '../../../kernel/event-store/event-store.ts';
import {
  PROJECTED_POSITION,
  type ProjectedPosition,
} from '../../../kernel/projections/projected-positions.ts';
import { WorkerPool } from '../../../platform/threads/worker-pool.ts';
import type { SnapshotAnswer, SnapshotTask } from './snapshot.worker.ts';

const READ_MODELS = ['analytics_people', 'analytics_sessions', 'analytics_refusals'];

/** Up to this many people and sessions a refresh precedes each question: the answers are as new as the read models. */
const FEW_ROWS = 100_000;
/** Larger snapshots are refreshed when they are older. */
const MAX_AGE_MS = 60_000;
/** Longest wait of a question for a refresh. */
const REFRESH_WAIT_MS = 20_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** One thread, since it holds the file; loading a large installation takes a while. */
const LIMITS = { ms: 600_000, megabytes: 512 };
const ONE_THREAD = { minThreads: 1, maxThreads: 1, niceIncrement: 10 };
/** A snapshot that nobody asks is removed: it would keep erased people and occupy memory. */
const REMOVED_AFTER_MS = 3_600_000;

/** A SELECT over the tables of the snapshot. */
export interface Question {
  readonly name: string;
  readonly sql: string;
}

/**
 * Answers questions from a DuckDB snapshot of the statistics' read tables, which a thread of this process loads when
 * an admin asks.
 */
@Injectable()
export class AnalyticsStore implements OnModuleDestroy {
  private readonly logger = new Logger(AnalyticsStore.name);
  private readonly folder: string;
  /** How many documents were loaded and how many there are; shared between threads. */
  private readonly progress = new Int32Array(new SharedArrayBuffer(8));
  private pool: WorkerPool<SnapshotTask, SnapshotAnswer> | undefined;
  private refreshing: Promise<void> | undefined;
  /** The refresh after the running one, for questions that were asked since it began. */
  private nextRefresh: Promise<void> | undefined;
  private refreshedAt: number | undefined;
  /** People and sessions of the newest refresh. */
  private size = 0;
  private removal: NodeJS.Timeout | undefined;
  /** Answers of the newest refresh by question and parameters. */
  private readonly answers = new Map<string, Promise<readonly object[]>>();

  constructor(
    @Inject(CONFIG) { dataDir }: Config,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(PROJECTED_POSITION) private readonly positions: ProjectedPosition,
  ) {
    this.folder = join(dataDir, 'analytics');
  }

  /**
   * Rows of a question.
   * @throws DomainError unavailable while the snapshot is loaded for the first time, and for a question that takes too
   *   long
   */
  async ask<Row extends object>(
    { name, sql }: Question,
    parameters: Readonly<Record<string, string | number>> = {},
  ): Promise<readonly Row[]> {
    this.keepForNow();
    await this.refreshIfDue();
    const key = JSON.stringify([name, parameters]);
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = this.rows(sql, parameters);
      this.answers.set(key, answer);
      answer.catch(() => this.answers.delete(key));
    }
    return answer as Promise<readonly Row[]>;
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.removal);
    await this.remove();
  }

  private async refreshIfDue(): Promise<void> {
    if (!this.isDue()) return;
    const refreshed = this.size <= FEW_ROWS ? this.refreshFromNow() : (this.refreshing ?? this.start());
    await Promise.race([refreshed, pause(REFRESH_WAIT_MS, undefined, { ref: false })]);
    if (this.refreshedAt === undefined) throw this.beingPrepared();
  }

  private isDue(): boolean {
    if (this.refreshedAt === undefined || this.size <= FEW_ROWS) return true;
    return performance.now() - this.refreshedAt >= MAX_AGE_MS;
  }

  /** A refresh that has not begun yet. */
  private refreshFromNow(): Promise<void> {
    if (this.refreshing === undefined) return this.start();
    this.nextRefresh ??= this.refreshing
      .catch(() => undefined)
      .then(() => {
        this.nextRefresh = undefined;
        return this.start();
      });
    return this.nextRefresh;
  }

  private start(): Promise<void> {
    const refreshing = this.refresh().finally(() => (this.refreshing = undefined));
    // Nobody may be waiting any more when it fails.
    refreshing.catch(() => undefined);
    this.refreshing = refreshing;
    return refreshing;
  }

  private async refresh(): Promise<void> {
    try {
      await this.positions.reached(await this.events.head(), READ_MODELS);
      const { connectionString: databaseUrl = '' } = this.database.pool.options;
      if (this.pool === undefined) await removeFiles(this.folder, (pid) => !isOfAnother(pid));
      this.pool ??= new WorkerPool('snapshot', LIMITS, ONE_THREAD);
      const path = join(this.folder, `${process.pid}.duckdb`);
      const task = { kind: 'refresh', path, databaseUrl, progress: this.progress } as const;
      const { isChanged = true, size = 0 } = await this.pool.run(task);
      this.refreshedAt = performance.now();
      this.size = size;
      if (isChanged) this.answers.clear();
    } catch (error) {
      this.refreshedAt = undefined;
      this.logger.warn(`The statistics were not loaded: ${String(error)}`);
      throw this.beingPrepared(error);
    }
  }

  private async rows(sql: string, parameters: Readonly<Record<string, string | number>>) {
    try {
      const timeoutMs = STATEMENT_TIMEOUT_MS;
      const { rows } = await this.pool!.run({ kind: 'rows', sql, parameters, timeoutMs });
      if (rows !== undefined) return rows;
    } catch (error) {
      // The thread has thrown the snapshot away.
      this.refreshedAt = undefined;
      throw error;
    }
    throw new DomainError('unavailable', 'This took too long to calculate. Please try again in a minute.', {
      isExpected: true,
      retryAfterSeconds: 60,
    });
  }

  private keepForNow(): void {
    clearTimeout(this.removal);
    this.removal = setTimeout(() => void this.remove(), REMOVED_AFTER_MS).unref();
  }

  private async remove(): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    this.refreshedAt = undefined;
    // A running load is cut off.
    if (this.refreshing === undefined) await pool?.run({ kind: 'remove' }).catch(() => undefined);
    await pool?.close();
    if (pool !== undefined) await removeFiles(this.folder, (pid) => pid === process.pid);
  }

  private beingPrepared(cause?: unknown) {
    const [loaded = 0, all = 0] = this.progress;
    const percent = all === 0 ? 0 : Math.floor((100 * loaded) / all);
    return new DomainError(
      'unavailable',
      `The statistics are being prepared (${percent} %). Please try again in a minute.`,
      { isExpected: true, retryAfterSeconds: 60, cause },
    );
  }
}

/** Removes the files of processes. Containers that share a folder do not see each other's. */
async function removeFiles(folder: string, isOver: (pid: number) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (isOver(Number.parseInt(name, 10))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether a process of this machine that was not killed has this id. */
function isOfAnother(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
