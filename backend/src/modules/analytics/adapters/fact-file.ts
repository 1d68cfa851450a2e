import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import type { FactModel } from '../read/facts/fact-model.ts';
import type { DuckDbFile, Parameters } from './duckdb-file.ts';
import type { SerialQueue } from './serial-queue.ts';

/** How far a file was built, of which version, and for which request to rebuild. */
export interface FileState {
  readonly position: bigint;
  readonly version: number;
  readonly generation: number;
}

interface CheckpointRow {
  position: number;
  version: number;
  generation: number;
  derived: number;
}

/** The facts of the log and what is derived from them, in one file with one checkpoint row. */
export class FactFile {
  private derived = 0n;
  private current: FileState | undefined;

  constructor(
    private readonly file: DuckDbFile,
    private readonly model: FactModel,
    private readonly queue: SerialQueue,
  ) {}

  /** Undefined for an empty file. */
  get state(): FileState | undefined {
    return this.current;
  }

  /** Position of the newest event in the derived tables. */
  get derivedPosition(): bigint {
    return this.derived;
  }

  /** Reads the checkpoint. @throws Error of DuckDB for a damaged file */
  readState(): Promise<FileState | undefined> {
    return this.queue.run(async () => {
      const tables = await this.file.rows(`SELECT table_name FROM duckdb_tables() WHERE table_name = 'checkpoint'`);
      if (tables.length === 0) return undefined;
      const [row] = await this.file.rows<CheckpointRow>(
        `SELECT position, schema_version AS version, generation, derived_position AS derived FROM checkpoint`,
      );
      if (row === undefined) return undefined;
      this.derived = BigInt(row.derived);
      this.current = {
        position: BigInt(row.position),
        version: row.version,
        generation: row.generation,
      };
      return this.current;
    });
  }

  /** Creates the tables of an empty file. */
  create(generation: number): Promise<void> {
    const { version, tables } = this.model;
    return this.queue.run(async () => {
      await this.file.transaction(async () => {
        await this.file.run(`
          CREATE TABLE checkpoint (position BIGINT, schema_version INTEGER, generation INTEGER, derived_position BIGINT);
          INSERT INTO checkpoint VALUES (0, ${version}, ${generation}, 0);
          ${tables}`);
      });
      this.current = { position: 0n, version, generation };
    });
  }

  /** Appends the facts of the events and moves the checkpoint, or does nothing. */
  async apply(events: readonly StoredEvent[], position: bigint): Promise<void> {
    const { current } = this;
    if (current === undefined) throw new Error('The file has no tables');
    const facts = Object.entries(this.model.factsOf(events)).filter(([, rows]) => rows.length > 0);
    await this.queue.run(async () => {
      await this.file.transaction(async () => {
        for (const [table, rows] of facts) await this.file.append(table, rows);
        await this.file.run('UPDATE checkpoint SET position = $position', { position });
      });
      this.current = { ...current, position };
    });
  }

  /** Brings the derived tables up to date with the facts. */
  derive(): Promise<void> {
    return this.queue.run(async () => {
      const { current } = this;
      if (current === undefined || this.derived >= current.position) return;
      await this.file.transaction(async () => {
        await this.model.derive(this.file, this.derived);
        await this.file.run('UPDATE checkpoint SET derived_position = $position', {
          position: current.position,
        });
      });
      this.derived = current.position;
    });
  }

  rows<Row extends object>(sql: string, parameters: Parameters): Promise<readonly Row[]> {
    return this.queue.run(() => this.file.rows<Row>(sql, parameters));
  }

  interrupt(): void {
    this.file.interrupt();
  }

  close(): Promise<void> {
    return this.queue.run(async () => {
      try {
        await this.file.checkpoint();
      } finally {
        this.file.close();
      }
    });
  }
}
