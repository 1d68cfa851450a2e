import { type DuckDBConnection, DuckDBInstance, LIST, listValue, VARCHAR } from '@duckdb/node-api';

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

  /** Creates the file if it is missing. @throws Error of DuckDB */
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

  /** Runs a statement with `$documents`, a list of texts. */
  async runWith(documents: readonly string[], sql: string): Promise<void> {
    await this.connection.run(sql, { documents: listValue(documents) }, { documents: LIST(VARCHAR) });
  }

  /** Ends the running statement with an error. */
  interrupt(): void {
    this.connection.interrupt();
  }

  /** Closing twice does nothing. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.connection.closeSync();
    this.instance.closeSync();
  }
}

const withNumbers = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
