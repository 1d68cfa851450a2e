import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { SessionFiles } from './session-files.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Removes the recordings of sessions from Strava STRAVA_KEEP_DAYS after they were last fetched. */
@Injectable()
export class RecordingExpiry implements OnApplicationShutdown {
  private readonly logger = new Logger(RecordingExpiry.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: SessionFiles,
  ) {}

  /** Expires now and then once an hour; not at all where recordings are kept. */
  start(): void {
    if (this.config.strava.keepDays === undefined) return;
    this.timer = setInterval(() => void this.expireAndReport(), HOUR_MS).unref();
    void this.expireAndReport();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Returns the number of expired recordings. */
  async expire(): Promise<number> {
    const { keepDays } = this.config.strava;
    if (keepDays === undefined) return 0;
    const since = new Date(this.clock.now().getTime() - keepDays * DAY_MS);
    const due = await this.database.query<{ url_hash: string; content_hash: string }>(
      `SELECT c.url_hash, c.content_hash FROM activities.upload_claims c
       JOIN read_activities.activity a USING (url_hash)
       WHERE a.source = 'STRAVA' AND c.expired_at IS NULL AND c.claimed_at < $1`,
      [since],
    );
    let expired = 0;
    for (const { url_hash, content_hash } of due) {
      if (await this.files.expire(url_hash, content_hash, since)) expired += 1;
    }
    return expired;
  }

  private async expireAndReport(): Promise<void> {
    try {
      const expired = await this.expire();
      if (expired > 0) this.logger.log(`Removed ${expired} recordings that can be fetched from Strava again`);
    } catch (error) {
      this.logger.warn(
        `Recordings from Strava could not be removed; tried again in an hour: ${String(error)}`,
      );
    }
  }
}
