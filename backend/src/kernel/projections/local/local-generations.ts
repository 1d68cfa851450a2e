import type { Database } from '../../database/database.ts';
import type { Migration } from '../../database/migration.ts';

/** The newest rebuild of each local projection; every process brings its copy to it. */
export const localGenerationsMigration: Migration = {
  id: 'projections/0003-local-generations',
  sql: `
CREATE TABLE eventlog.local_generations (
  name text COLLATE "C" PRIMARY KEY,
  generation integer NOT NULL
);
`,
};

/** Announces rebuilds to the other processes. */
export class LocalGenerations {
  constructor(private readonly database: Database) {}

  /** 0 before the first rebuild. */
  async newest(name: string): Promise<number> {
    const [row] = await this.database.query<{ generation: number }>(
      'SELECT generation FROM eventlog.local_generations WHERE name = $1',
      [name],
      'newest_local_generation',
    );
    return row?.generation ?? 0;
  }

  async announce(name: string, generation: number): Promise<void> {
    await this.database.query(
      `INSERT INTO eventlog.local_generations AS known (name, generation) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET generation = greatest(known.generation, excluded.generation)`,
      [name, generation],
    );
  }
}
