import { randomUUID } from 'node:crypto';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';

/** A session from before a fact was recorded. */
export interface SessionWithout {
  readonly activity_id: string;
  readonly url_hash: string;
  readonly owner: string;
}

/** Records a fact about sessions from before it was recorded, once, in the background after the start. */
export abstract class SessionBackfill<Session extends SessionWithout> implements OnApplicationShutdown {
  private isStopped = false;

  /** @param facts for the log: 'time zones' */
  constructor(private readonly facts: string) {}

  start(): void {
    void this.runAndReport();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
  }

  /** Returns the number of sessions whose fact was found. */
  async run(): Promise<number> {
    const correlation = randomUUID();
    let found = 0;
    let after = '0';
    while (!this.isStopped) {
      const sessions = await this.without(after);
      for (const session of sessions) {
        if (this.isStopped) break;
        if (await this.find(session, correlation)) found += 1;
      }
      const last = sessions.at(-1);
      if (last === undefined) break;
      after = last.activity_id;
    }
    return found;
  }

  /** A page of the sessions after this id that lack the fact, by id. */
  protected abstract without(after: string): Promise<readonly Session[]>;

  /** Records the fact; false where it can't be found now. */
  protected abstract find(session: Session, correlation: string): Promise<boolean>;

  private async runAndReport(): Promise<void> {
    const logger = new Logger(this.constructor.name);
    try {
      const found = await this.run();
      if (found > 0) logger.log(`Found the ${this.facts} of ${found} sessions`);
    } catch (error) {
      if (this.isStopped) return;
      logger.warn(
        `The ${this.facts} of older sessions are looked for again at the next start: ${String(error)}`,
      );
    }
  }
}
