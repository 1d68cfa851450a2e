import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type Parameters = Readonly<Record<string, string | number | bigint>>;

const settings = (path: string, memory: string): Record<string, string> => ({
  threads: '2',
  memory_limit: memory,
  temp_directory: `${path}.temp`,
  preserve_insertion_order: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
});

/** No statement reaches other files or the network than the pages, or can change that. */
const lock = (path: string) =>
  `SET allowed_directories = ['${pagesOf(path).replaceAll("'", "''")}/'];
  SET enable_external_access = false;
  SET lock_configuration = true;`;

/** The folder of files that are loaded into this file. */
export const pagesOf = (path: string) => `${path}.pages`;

/** An open DuckDB file. Calls must not overlap. */
export class DuckDbFile {
  private isOpen = true;

  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
  ) {}

  /** Creates the file if it is missing. @throws Error of DuckDB */
  static async open(path: string, memory = '256MB'): Promise<DuckDbFile> {
    const instance = await DuckDBInstance.create(path, settings(path, memory));
    try {
      const connection = await instance.connect();
      await connection.run(lock(path));
      return new DuckDbFile(instance, connection);
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
