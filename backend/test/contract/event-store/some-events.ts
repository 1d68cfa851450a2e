import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent, RecordedEvent } from '../../../src/kernel/event-store/event-store.ts';
import type { JsonObject } from '../../../src/kernel/event-store/json.ts';

/** A unique stream id. */
export const someStream = (): string => `contract-${randomUUID()}`;

export function someEvent(over: Partial<NewEvent> = {}): NewEvent {
  return {
    id: randomUUID(),
    type: 'SomethingHappened',
    schemaVersion: 1,
    data: { note: 'a fact' },
    metadata: { actor: 'system', correlation: 'contract' },
    ...over,
  };
}

export const someEvents = (count: number, data: (index: number) => JsonObject = (index) => ({ index })) =>
  Array.from({ length: count }, (_, index) => someEvent({ data: data(index) }));

/** Reads all events after a position, page by page. */
export async function readEverything(
  store: EventStore,
  after: bigint,
  options: { readonly maxCount?: number; readonly types?: readonly string[] } = {},
): Promise<readonly RecordedEvent[]> {
  const { maxCount = 1000, types } = options;
  const events: RecordedEvent[] = [];
  for (let position = after; ;) {
    const page = await store.readAll({ after: position, maxCount, ...(types ? { types } : {}) });
    events.push(...page.events);
    if (page.caughtUp) return events;
    position = page.position;
  }
}

export const idsOf = (events: readonly { readonly id: string }[]): readonly string[] =>
  events.map(({ id }) => id);
