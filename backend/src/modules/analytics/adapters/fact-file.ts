import type { LocalState } from '../../../kernel/projections/local/local-projection.ts';
import type { FactModel, FactRows } from '../read/facts/fact-model.ts';
import type { DuckDbFile, Parameters } from './duckdb-file.ts';

interface CheckpointRow {
  /** Texts: positions may exceed the whole numbers of JavaScript. */
  position: string;
  version: number;
  generation: number;
  derived: string;
}

/** The facts of the log and what is derived from them, in one file with one checkpoint row. */
export class FactFile {
  private constructor(
    private readonly file: DuckDbFile,
    private readonly model: FactModel,
    private current: LocalState | undefined,
    private derived: bigint,
  ) {}

  /** @throws Error of DuckDB for a damaged file */
  static async read(file: DuckDbFile, model: FactModel): Promise<FactFile> {
    const tables = await file.rows(`SELECT table_name FROM duckdb_tables() WHERE table_name = 'checkpoint'`);
    if (tables.length === 0) return new FactFile(file, model, undefined, 0n);
    const [row] = await file.rows<CheckpointRow>(
      `SELECT position::VARCHAR AS position, schema_version AS version, generation,
         derived_position::VARCHAR AS derived FROM checkpoint`,
    );
    if (row === undefined) throw new Error('The file has no checkpoint');
    const { version, generation } = row;
    const state = { version, generation, position: BigInt(row.position) };
    return new FactFile(file, model, state, BigInt(row.derived));
  }

  /** Undefined for an empty file. */
  get state(): LocalState | undefined {
    return this.current;
  }

  /** Creates the tables of an empty file. */
  async create(generation: number): Promise<void> {
    const { version, tables } = this.model;
    await this.file.transaction(async () => {
      await this.file.run(`
        CREATE TABLE checkpoint (position BIGINT, schema_version INTEGER, generation INTEGER, derived_position BIGINT);
        INSERT INTO checkpoint VALUES (0, ${version}, ${generation}, 0);
        ${tables}`);
    });
    this.current = { position: 0n, version, generation };
  }

  /** Appends the facts and moves the checkpoint, or does nothing. */
  async append(facts: FactRows, position: bigint): Promise<void> {
    if (this.current === undefined) throw new Error('The file has no tables');
    await this.file.transaction(async () => {
      for (const [table, rows] of Object.entries(facts)) {
        if (rows.length > 0) await this.file.append(table, rows);
      }
      await this.file.run('UPDATE checkpoint SET position = $position', { position });
    });
    this.current = { ...this.current, position };
  }

  /** Brings the derived tables up to date with the facts. */
  async derive(): Promise<void> {
    const { current } = this;
    if (current === undefined || this.derived >= current.position) return;
    const { position } = current;
    await this.model.derive(this.file, this.derived);
    await this.file.run('UPDATE checkpoint SET derived_position = $position', { position });
    this.derived = position;
  }

  /** @param signal interrupts the statement */
  async rows<Row extends object>(
    sql: string,
    parameters: Parameters,
    signal: AbortSignal,
  ): Promise<readonly Row[]> {
    signal.throwIfAborted();
    const interrupt = () => this.file.interrupt();
    signal.addEventListener('abort', interrupt);
    try {
      return await this.file.rows<Row>(sql, parameters);
    } finally {
      signal.removeEventListener('abort', interrupt);
    }
  }

  /** Writes everything into the file itself, unless the disk refuses: the WAL then holds the rest. */
  async close(): Promise<void> {
    try {
      await this.file.checkpoint();
    } finally {
      this.file.close();
    }
  }
}
