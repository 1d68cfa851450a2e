import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { rewriteTables } from '../../../platform/database/rewrite-tables.ts';

const CHECK_MS = 60_000;
/** By then read models and automations have deleted the account's rows. One rewrite serves many erasures. */
const DELAY_MS = 5 * 60_000;

/** Rewrites the tables some minutes after an erasure, so that deleted rows leave the database's files too. */
@Injectable()
export class ErasedRowsPurge implements OnApplicationShutdown {
  private readonly logger = new Logger(ErasedRowsPurge.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.runAndLog(), CHECK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async schedule(userId: number): Promise<void> {
    await this.database.query(
      'INSERT INTO identity.erased_traces (user_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, this.clock.now()],
    );
  }

  /** False if the tables were not rewritten although accounts erased before the delay are waiting for it. */
  async run(delayMs = DELAY_MS): Promise<boolean> {
    const until = new Date(this.clock.now().getTime() - delayMs);
    const due = await this.database.query<{ user_id: string }>(
      'SELECT user_id FROM identity.erased_traces WHERE erased_at <= $1',
      [until],
    );
    if (due.length === 0) return true;
    if (!(await rewriteTables(this.database, this.config.rewriteLimitBytes))) return false;
    await this.database.query('DELETE FROM identity.erased_traces WHERE user_id = ANY ($1)', [
      due.map((row) => row.user_id),
    ]);
    this.logger.log('Rewrote the tables after accounts were erased');
    return true;
  }

  private async runAndLog(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn(`Rewriting the tables after an erasure failed and is retried: ${String(error)}`);
    }
  }
}
