import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../kernel/clock/clock.ts';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../kernel/database/database.ts';
import { rewriteTables } from '../../../kernel/database/rewrite-tables.ts';

const CHECK_MS = 60_000;
/** Read models and automations have let go of the person by then; many erasures make one rewrite. */
const SETTLED_MS = 5 * 60_000;

/** Deleted rows of people who left, until the files of the tables are written anew. */
@Injectable()
export class ErasedTraces implements OnApplicationShutdown {
  private readonly logger = new Logger(ErasedTraces.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.removeAndReport(), CHECK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async leftBy(userId: number): Promise<void> {
    await this.database.query(
      'INSERT INTO identity.erased_traces (user_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, this.clock.now()],
    );
  }

  /** True where there is nothing left to remove of anybody who left so long ago. */
  async remove(settledMs = SETTLED_MS): Promise<boolean> {
    const settled = new Date(this.clock.now().getTime() - settledMs);
    const left = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.erased_traces WHERE erased_at <= $1',
      [settled],
    );
    if (left.length === 0) return true;
    if (!(await rewriteTables(this.database, this.config.rewriteLimitBytes))) return false;
    await this.database.query('DELETE FROM identity.erased_traces WHERE user_id = ANY ($1)', [
      left.map((row) => row.user_id),
    ]);
    this.logger.log('Wrote the tables anew after people left');
    return true;
  }

  private async removeAndReport(): Promise<void> {
    try {
      await this.remove();
    } catch (error) {
      this.logger.warn(`Deleted rows of people who left are removed later: ${String(error)}`);
    }
  }
}
