import type { Database } from '../database/database.ts';

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

interface CachedAnswer<Answer> {
  /** Positions from before the answer was read. */
  readonly positions: string;
  readonly answer: Promise<Answer>;
}

/** Caches answers made from read models until the read models change. */
export class PositionCache<Answer> {
  private readonly cached = new Map<string, CachedAnswer<Answer>>();

  /**
   * @param positions of the read models behind the answers (`ReadModelPositions`), read with every answer
   * @param maxAnswers cached at once; the least recently used is evicted first
   */
  constructor(
    private readonly positions: () => Promise<string>,
    private readonly maxAnswers: number,
  ) {}

  /** The cached answer, or the result of `read`, which concurrent callers share. */
  async get(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const positions = await this.positions();
    const known = this.cached.get(key);
    this.cached.delete(key);
    const current = known?.positions === positions ? known : { positions, answer: read() };
    this.cached.set(key, current);
    if (current !== known) this.evictOnFailure(key, current);
    if (this.cached.size > this.maxAnswers) this.cached.delete(this.cached.keys().next().value as string);
    return current.answer;
  }

  private evictOnFailure(key: string, current: CachedAnswer<Answer>): void {
    current.answer.catch(() => {
      if (this.cached.get(key) === current) this.cached.delete(key);
    });
  }
}
