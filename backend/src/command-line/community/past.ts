import { EventEmitter, once } from 'node:events';
import type { Clock } from '../../platform/clock/clock.ts';
import { BackdatedEventStore } from '../../kernel/event-store/postgres/backdated-event-store.ts';
import type { Infrastructure } from '../../kernel/kernel.module.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { UsageError } from '../tool.ts';

/** Stands still until it is set to a later time. */
export class PastClock implements Clock {
  private time = new Date(0);

  now(): Date {
    return this.time;
  }

  forwardTo(time: Date): void {
    if (time > this.time) this.time = time;
  }
}

/** Hands each link to whoever waits for it, and sends nothing: nobody owns the made-up addresses. */
export class HeldMailer implements Mailer {
  private readonly sent = new EventEmitter();

  async nextLinkTo(address: string): Promise<URL> {
    const [mail] = (await once(this.sent, address)) as [Mail];
    return new URL(mail.link ?? '');
  }

  send(mail: Mail): Promise<void> {
    this.sent.emit(mail.to, mail);
    return Promise.resolve();
  }

  check(): Promise<void> {
    return Promise.resolve();
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }
}

/** The same installation with a clock of its own, events recorded at that clock's time, and no mail. */
export interface InThePast extends Infrastructure {
  readonly clock: PastClock;
  readonly mailer: HeldMailer;
}

/** @throws UsageError for events in EventStoreDB, which records its own time */
export function inThePast(infrastructure: Infrastructure): InThePast {
  if (infrastructure.config.eventStoreUrl !== undefined) {
    throw new UsageError(
      'A made-up community needs its events in Postgres: the server at EVENTSTORE_URL sets their times itself.',
    );
  }
  const clock = new PastClock();
  const eventStore = new BackdatedEventStore(infrastructure.database, clock);
  return { ...infrastructure, clock, eventStore, mailer: new HeldMailer() };
}
