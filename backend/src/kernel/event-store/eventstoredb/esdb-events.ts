import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-store.ts';
import type { JsonObject } from '../json.ts';
import type { Answers } from './esdb-connection.ts';

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

/** Names by which the server and its users look for events that belong together. */
const SERVER_NAMES: Readonly<Record<string, string>> = {
  correlation: '$correlationId',
  causation: '$causationId',
};
const OWN_NAMES = Object.fromEntries(Object.entries(SERVER_NAMES).map(([own, server]) => [server, own]));

/** EventStoreDB has no schema version field and sets the time itself, so the metadata have what it can't keep. */
interface Added {
  readonly schemaVersion?: number;
  /** Of a copied event: when the other log recorded it. */
  readonly recordedAt?: string;
}

/** The same fields in the same order, so that copies of an event stay equal. */
const renamed = (fields: object, names: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

/** @param recordedAt of a copied event */
export function toEventData({ id, type, schemaVersion, data, metadata }: NewEvent, recordedAt?: Date) {
  const added: Added = { schemaVersion, ...(recordedAt && { recordedAt: recordedAt.toISOString() }) };
  return jsonEvent({
    id,
    type,
    data: data,
    metadata: { ...renamed(metadata, SERVER_NAMES), ...added },
  });
}

/** Returns undefined for system events and links, which are not delivered. */
export function toRecorded({ event }: Resolved): RecordedEvent | undefined {
  if (event === undefined || event.type.startsWith('$') || event.streamId.startsWith('$')) return undefined;
  // Another program's event may have no metadata.
  const stored = renamed((event.metadata as object | undefined) ?? {}, OWN_NAMES) as unknown as Added &
    EventMetadata;
  const { schemaVersion = 0, recordedAt, ...metadata } = stored;
  return {
    id: event.id,
    type: event.type,
    schemaVersion,
    data: event.data as JsonObject,
    metadata,
    stream: event.streamId,
    revision: event.revision,
    position: event.position?.commit ?? 0n,
    recordedAt: recordedAt === undefined ? event.created : new Date(recordedAt),
  };
}

/** Commit position in `$all` of an event or link. */
export const positionOf = ({ event, link, commitPosition }: Resolved): bigint =>
  commitPosition ?? (link ?? event)?.position?.commit ?? 0n;

/** Collects all events of a read. Rejects when the signal aborts. */
export async function collect<Event>(
  read: StreamingRead<Event>,
  { signal, arrived }: Answers,
): Promise<Event[]> {
  // Errors after the one that ended the loop would be unhandled.
  read.on('error', () => undefined);
  const cancel = () => {
    read.destroy(new Error('Timed out'));
    read.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  const events: Event[] = [];
  try {
    for await (const event of read) {
      arrived();
      events.push(event);
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return events;
}
