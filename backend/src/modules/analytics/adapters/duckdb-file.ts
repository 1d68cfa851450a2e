import {
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBDateValue,
  DuckDBInstance,
  DuckDBTimestampValue,
  type DuckDBType,
  DuckDBTypeId,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { FactValue } from '../read/facts/fact-model.ts';

const DAY_MS = 86_400_000;
/** DuckDB's size of a vector. */
const ROWS_A_CHUNK = 2_048;

export type Parameters = Readonly<Record<string, string | number | bigint>>;

/** Locked at creation: a file can't reach other files or the network, and no statement can change that. */
const settings = (tempFolder: string, memory: string): Record<string, string> => ({
  threads: '2',
  memory_limit: memory,
  temp_directory: tempFolder,
  preserve_insertion_order: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
  enable_external_access: 'false',
  lock_configuration: 'true',
});

/** An open DuckDB file. Calls must not overlap. */
export class DuckDbFile {
  private isOpen = true;

  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
  ) {}

  /**
   * Creates the file if it is missing; replays its WAL.
   * @throws Error of DuckDB, among them "Conflicting lock is held" when another process has the file open
   */
  static async open(path: string, tempFolder: string, memory = '256MB'): Promise<DuckDbFile> {
    const instance = await DuckDBInstance.create(path, settings(tempFolder, memory));
    try {
      return new DuckDbFile(instance, await instance.connect());
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  }

  /** Runs one or more statements. */
  async run(sql: string, parameters: Parameters = {}): Promise<void> {
    await this.connection.run(sql, parameters);
  }

  /** Rows with Dates for DATE and TIMESTAMP, and numbers for all integers. */
  async rows<Row extends object>(sql: string, parameters: Parameters = {}): Promise<readonly Row[]> {
    const reader = await this.connection.runAndReadAll(sql, parameters);
    return reader.getRowObjectsJS().map((row) => withNumbers(row) as Row);
  }

  /**
   * Appends rows whose values are in the order of the table's columns, by column: value by value takes seven times as
   * long.
   * @throws RangeError for a number that the column can't hold
   */
  async append(table: string, rows: readonly (readonly FactValue[])[]): Promise<void> {
    const appender = await this.connection.createAppender(table);
    try {
      const types = Array.from({ length: appender.columnCount }, (_, column) => appender.columnType(column));
      for (let first = 0; first < rows.length; first += ROWS_A_CHUNK) {
        const part = rows.slice(first, first + ROWS_A_CHUNK);
        const chunk = DuckDBDataChunk.create(types, part.length);
        chunk.setColumns(types.map((type, column) => part.map((row) => stored(row[column] ?? null, type))));
        appender.appendDataChunk(chunk);
      }
      appender.flushSync();
    } finally {
      appender.closeSync();
    }
  }

  /** Commits what `work` did, or nothing of it. */
  async transaction(work: () => Promise<void>): Promise<void> {
    await this.run('BEGIN');
    try {
      await work();
      await this.run('COMMIT');
    } catch (error) {
      await this.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  /** Ends the running statement with an error. */
  interrupt(): void {
    this.connection.interrupt();
  }

  /** Writes the WAL into the file, so that closing does not block the event loop. */
  async checkpoint(): Promise<void> {
    if (this.isOpen) await this.run('CHECKPOINT');
  }

  /** Closing twice does nothing. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.connection.closeSync();
    this.instance.closeSync();
  }
}

function stored(value: FactValue, { typeId }: DuckDBType): DuckDBValue {
  if (value instanceof Date) return new DuckDBTimestampValue(BigInt(value.getTime()) * 1_000n);
  if (typeof value === 'number' && typeId === DuckDBTypeId.BIGINT) return BigInt(value);
  // A vector would keep the low 32 bits.
  if (typeof value === 'number' && typeId === DuckDBTypeId.INTEGER && (value | 0) !== value) {
    throw new RangeError(`${value} is not an INTEGER`);
  }
  if (typeof value === 'string' && typeId === DuckDBTypeId.DATE)
    return new DuckDBDateValue(Date.parse(value) / DAY_MS);
  return value;
}

const withNumbers = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
