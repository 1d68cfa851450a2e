import { tracingChannel } from 'node:diagnostics_channel';
import type { RecordedEvent } from '../event-store/event-store.ts';

/** A piece of work that becomes a span while traces are sent. */
export interface Work {
  /** Has few values, none of a person: a command, a read model, a host. */
  readonly name: string;
  readonly kind?: 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** Events that are handled: a span in the trace of each request that recorded one. Default: a part of other work. */
  readonly events?: readonly Pick<RecordedEvent, 'metadata'>[];
}

/** Followed by `OpenTelemetry` only, so that nothing else of the application knows what sends traces. */
export const works = tracingChannel<unknown, { readonly work: Work }>('rideline.work');

/** Runs the work. Without anybody who follows it costs nothing. */
export function traced<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  if (!works.start.hasSubscribers) return run();
  // A promise also where `run` throws at once: each span ends.
  return works.tracePromise(async () => run(), { work });
}
