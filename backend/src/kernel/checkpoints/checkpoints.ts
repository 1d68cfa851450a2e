import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import {
  CheckpointMoved,
  type Advance,
  type Checkpoint,
  type CheckpointKey,
  type CheckpointStatus,
  type SubscriberKind,
} from './checkpoint.ts';

/** Runs statements: the database, or one of its transactions. */
export interface Queryable {
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
}

export function inTransaction(client: PoolClient): Queryable {
  return {
    query: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(sql, values as unknown[])).rows,
  };
}

interface Row {
  version: number;
  position: string;
  status: CheckpointStatus;
}

export class Checkpoints {
  constructor(private readonly database: Database) {}

  async find({ kind, name, slot }: CheckpointKey): Promise<Checkpoint | undefined> {
    const rows = await this.database.query<Row>(
      `SELECT version, position::text, status FROM eventlog.checkpoints
       WHERE kind = $1 AND name = $2 AND slot = $3`,
      [kind, name, slot],
      'find_checkpoint',
    );
    return rows[0] && checkpoint(rows[0]);
  }

  async all(kind: SubscriberKind, slot: CheckpointKey['slot']): Promise<ReadonlyMap<string, Checkpoint>> {
    const rows = await this.database.query<Row & { name: string }>(
      `SELECT name, version, position::text, status FROM eventlog.checkpoints WHERE kind = $1 AND slot = $2`,
      [kind, slot],
      'all_checkpoints',
    );
    return new Map(rows.map((row) => [row.name, checkpoint(row)]));
  }

  /** Lets only `owner` advance the checkpoint from now on. */
  async claim({ kind, name, slot }: CheckpointKey, owner: string): Promise<Checkpoint | undefined> {
    const rows = await this.database.query<Row>(
      `UPDATE eventlog.checkpoints SET owner = $4 WHERE kind = $1 AND name = $2 AND slot = $3
       RETURNING version, position::text, status`,
      [kind, name, slot, owner],
      'claim_checkpoint',
    );
    return rows[0] && checkpoint(rows[0]);
  }

  /**
   * Blocks advances of the checkpoint until the transaction ends.
   * @throws CheckpointMoved when it does not exist
   */
  async lock(tx: Queryable, key: CheckpointKey): Promise<Checkpoint & { readonly owner: string | null }> {
    const [row] = await tx.query<Row & { owner: string | null }>(
      `SELECT version, position::text, status, owner FROM eventlog.checkpoints
       WHERE kind = $1 AND name = $2 AND slot = $3 FOR UPDATE`,
      [key.kind, key.name, key.slot],
    );
    if (!row) throw new CheckpointMoved(key);
    return { ...checkpoint(row), owner: row.owner };
  }

  /** Changes version and position of a locked checkpoint; its holder continues from there. */
  async replace(
    tx: Queryable,
    { kind, name, slot }: CheckpointKey,
    version: number,
    position: bigint,
  ): Promise<void> {
    await tx.query(
      `UPDATE eventlog.checkpoints SET version = $4, position = $5, updated_at = now()
       WHERE kind = $1 AND name = $2 AND slot = $3`,
      [kind, name, slot, version, position],
    );
  }

  /** Creates the checkpoint unless there is one. */
  async create(on: Queryable, { kind, name, slot }: CheckpointKey, start: Checkpoint): Promise<void> {
    await on.query(
      `INSERT INTO eventlog.checkpoints (kind, name, slot, version, position, status)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [kind, name, slot, start.version, start.position, start.status],
    );
  }

  async remove(on: Queryable, { kind, name, slot }: CheckpointKey): Promise<void> {
    await on.query(`DELETE FROM eventlog.checkpoints WHERE kind = $1 AND name = $2 AND slot = $3`, [
      kind,
      name,
      slot,
    ]);
  }

  /**
   * Compare and set. Commits with synchronous_commit=off: after a crash of the database, rows and checkpoint roll
   * back together and the events are handled again.
   * @throws CheckpointMoved
   */
  async advance(on: Queryable, { key, version, owner, from, to, status }: Advance): Promise<void> {
    const moved = await on.query(
      `UPDATE eventlog.checkpoints SET position = $7, status = $8, updated_at = now()
       WHERE kind = $1 AND name = $2 AND slot = $3 AND version = $4 AND owner = $5 AND position = $6
       RETURNING set_config('synchronous_commit', 'off', true)`,
      [key.kind, key.name, key.slot, version, owner, from, to, status],
    );
    if (moved.length !== 1) throw new CheckpointMoved(key);
  }
}

function checkpoint(row: Row): Checkpoint {
  return { version: row.version, position: BigInt(row.position), status: row.status };
}
