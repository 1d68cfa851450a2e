import type { Database } from '../database/database.ts';

/** Identifies what read models hold at the moment, for answers made from them. */
export class ReadModelStands {
  constructor(private readonly database: Database) {}

  /**
   * Changes when one of them applies events, in whichever process, and when a rebuild replaces its tables: each
   * schema has its own OID.
   */
  async of(projections: readonly string[]): Promise<string> {
    const [row] = await this.database.query<{ stand: string | null }>(
      `SELECT string_agg(n.oid || '@' || c.position, ' ' ORDER BY c.name) AS stand
       FROM eventlog.checkpoints c JOIN pg_namespace n ON n.nspname = 'read_' || c.name
       WHERE c.kind = 'projection' AND c.slot = 'serving' AND c.name = ANY($1)`,
      [projections],
      'read_model_stands',
    );
    return row?.stand ?? '';
  }
}
