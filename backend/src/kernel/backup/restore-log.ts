import type { CopiedEvent, EventStore, RecordedEvent } from '../event-store/event-store.ts';
import { lineOfEvent } from './event-line.ts';

const PAGE = 1_000;

/** The log up to a position, or to its end. */
export async function* pagesOfLog(
  store: EventStore,
  upTo?: bigint,
): AsyncGenerator<readonly RecordedEvent[], void> {
  for (let after = 0n; ;) {
    const page = await store.readAll({ after, maxCount: PAGE });
    const events = upTo === undefined ? page.events : page.events.filter(({ position }) => position <= upTo);
    if (events.length > 0) yield events;
    if (page.caughtUp || (upTo !== undefined && page.position >= upTo)) return;
    after = page.position;
  }
}

/** The target has other events than the log that is restored to it. */
class LogDiffers extends Error {
  override readonly name = 'LogDiffers';
}

export interface RestoreLogOptions {
  readonly signal: AbortSignal;
  /** Events that are in the target so far. */
  readonly onProgress?: (events: number) => void;
}

/**
 * Appends what the target lacks of the source. What it has is compared first, so an interrupted restore continues.
 * @returns the number of events of the source
 * @throws LogDiffers
 */
export async function restoreLog(
  source: AsyncIterable<readonly CopiedEvent[]>,
  target: EventStore,
  options: RestoreLogOptions,
): Promise<number> {
  return walk(source, target, options, (missing) => target.appendCopies(missing));
}

/**
 * Compares the logs event by event.
 * @throws LogDiffers
 */
export async function compareLogs(
  source: AsyncIterable<readonly CopiedEvent[]>,
  target: EventStore,
  options: RestoreLogOptions,
): Promise<number> {
  const lacks = ([first]: readonly CopiedEvent[]) => {
    throw new LogDiffers(`The event store lacks event ${String(first?.revision)} of ${first?.stream}.`);
  };
  return walk(source, target, options, lacks);
}

async function walk(
  source: AsyncIterable<readonly CopiedEvent[]>,
  target: EventStore,
  { signal, onProgress }: RestoreLogOptions,
  onMissing: (events: readonly CopiedEvent[]) => Promise<void> | void,
): Promise<number> {
  const there = eventsOf(target);
  let count = 0;
  for await (const page of source) {
    signal.throwIfAborted();
    const missing: CopiedEvent[] = [];
    for (const event of page) {
      const { value: copy } = await there.next();
      if (copy === undefined) missing.push(event);
      else if (lineOfEvent(copy) !== lineOfEvent(event)) throw differs(count, event, copy);
      count += 1;
    }
    if (missing.length > 0) await onMissing(missing);
    onProgress?.(count);
  }
  const { value: more } = await there.next();
  if (more !== undefined) {
    throw new LogDiffers(`The event store holds events that the log does not have, from ${more.stream} on.`);
  }
  return count;
}

async function* eventsOf(store: EventStore): AsyncGenerator<RecordedEvent, undefined> {
  for await (const page of pagesOfLog(store)) yield* page;
  return undefined;
}

function differs(index: number, event: CopiedEvent, copy: CopiedEvent): LogDiffers {
  return new LogDiffers(
    `Event ${index + 1} of the log is event ${event.revision} of ${event.stream}, and the event store holds ` +
      `event ${copy.revision} of ${copy.stream} there${event.id === copy.id ? ' with other content' : ''}.`,
  );
}
