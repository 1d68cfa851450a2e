import type { Database } from '../../platform/database/database.ts';

/** Reads which tables and which positions read models serve at the moment. */
export class ReadModelPositions {
  constructor(private readonly database: Database) {}

  /**
   * A text that changes when any of the projections applies events, in whichever process, and when a rebuild swaps
   * its tables: each schema has its own OID.
   */
  async of(projections: readonly string[]): Promise<string> {
    const [row] = await this.database.query<{ positions: string | null }>(
      `SELECT string_agg(n.oid || '@' || c.position, ' ' ORDER BY c.name) AS positions
       FROM eventlog.checkpoints c JOIN pg_namespace n ON n.nspname = 'read_' || c.name
       WHERE c.kind = 'projection' AND c.slot = 'serving' AND c.name = ANY($1)`,
      [projections],
      'read_model_positions',
    );
    return row?.positions ?? '';
  }
}
