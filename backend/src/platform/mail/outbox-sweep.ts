import type { Logger } from '../logging/logger.ts';
import type { Outbox } from './outbox.ts';

const DAY_MS = 86_400_000;

/** Deletes old emails from the outbox at start and once a day: their links have expired, their addresses are personal. */
export class OutboxSweep {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly outbox: Outbox,
    private readonly days: number,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.sweep(), DAY_MS).unref();
    void this.sweep();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      const removed = await this.outbox.removeOlderThan(this.days);
      if (removed > 0) this.log.info(`Removed ${removed} mails older than ${this.days} days from the outbox`);
    } catch (error) {
      this.log.warn({ err: error }, 'The outbox sweep failed; the next one is in a day');
    }
  }
}
