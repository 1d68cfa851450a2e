import type { Database } from '../../platform/database/database.ts';
import type { JsonObject } from '../event-store/json.ts';
import type { Job, JobRequest, JobState } from './job.ts';

/** Retention of ended jobs. */
const KEPT_DAYS = 30;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly asked_by: string;
  readonly request: JsonObject;
  readonly started_at: Date;
  readonly progress: JsonObject | null;
  readonly state: JobState;
  readonly reason: string | null;
}

const COLUMNS = 'id::text, kind, asked_by, request, started_at, progress, state, reason';

export interface StoredJob extends Job {
  readonly id: string;
}

export class JobTable {
  constructor(private readonly database: Database) {}

  /** Requires the lease of the kind. A job of the kind still marked as running has lost its process. */
  async begin({ kind, askedBy, request }: JobRequest): Promise<StoredJob> {
    return this.database.transaction(async (client) => {
      await client.query(
        `DELETE FROM jobs.job WHERE state <> 'running' AND updated_at < now() - make_interval(days => $1)`,
        [KEPT_DAYS],
      );
      await client.query(`UPDATE jobs.job SET state = 'interrupted' WHERE kind = $1 AND state = 'running'`, [
        kind,
      ]);
      const { rows } = await client.query<Row>(
        `INSERT INTO jobs.job (kind, asked_by, request, state) VALUES ($1, $2, $3, 'running')
         RETURNING ${COLUMNS}`,
        [kind, askedBy, request],
      );
      return jobOf(rows[0]!);
    });
  }

  /** Stores the progress; returns undefined if the job was ended by another process. */
  async beat(id: string, progress: JsonObject | null): Promise<{ readonly cancel: boolean } | undefined> {
    const [row] = await this.database.query<{ cancel_requested: boolean }>(
      `UPDATE jobs.job SET progress = $2, updated_at = now() WHERE id = $1 AND state = 'running'
       RETURNING cancel_requested`,
      [id, progress],
      'beat_job',
    );
    return row && { cancel: row.cancel_requested };
  }

  async end(
    id: string,
    { state, reason, progress }: Pick<Job, 'state' | 'reason' | 'progress'>,
  ): Promise<void> {
    await this.database.query(
      `UPDATE jobs.job SET state = $2, reason = $3, progress = $4, updated_at = now()
       WHERE id = $1 AND state = 'running'`,
      [id, state, reason, progress],
    );
  }

  async requestCancel(kind: string): Promise<void> {
    await this.database.query(
      `UPDATE jobs.job SET cancel_requested = true WHERE kind = $1 AND state = 'running'`,
      [kind],
    );
  }

  /** The latest job of each kind. */
  async newest(kinds: readonly string[]): Promise<readonly StoredJob[]> {
    const rows = await this.database.query<Row>(
      `SELECT DISTINCT ON (kind) ${COLUMNS} FROM jobs.job WHERE kind = ANY($1) ORDER BY kind, job.id DESC`,
      [kinds],
      'newest_jobs',
    );
    return rows.map(jobOf);
  }
}

const jobOf = (row: Row): StoredJob => ({
  id: row.id,
  kind: row.kind,
  askedBy: row.asked_by,
  request: row.request,
  startedAt: row.started_at,
  progress: row.progress,
  state: row.state,
  reason: row.reason,
});
