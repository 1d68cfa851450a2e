import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-store.ts';
import type { JsonObject } from '../json.ts';

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

/** EventStoreDB has no schema version field and sets the time itself, so the metadata have what it can't keep. */
interface StoredMetadata extends EventMetadata {
  readonly schemaVersion: number;
  /** Of a copied event: when the other log recorded it. */
  readonly recordedAt?: string;
}

/** @param recordedAt of a copied event */
export function toEventData({ id, type, schemaVersion, data, metadata }: NewEvent, recordedAt?: Date) {
  const stored: StoredMetadata = {
    ...metadata,
    schemaVersion,
    ...(recordedAt && { recordedAt: recordedAt.toISOString() }),
  };
  return jsonEvent({
    id,
    type,
    data: data,
    metadata: stored as unknown as Record<string, unknown>,
  });
}

/** Returns undefined for system events and links, which are not delivered. */
export function toRecorded({ event }: Resolved): RecordedEvent | undefined {
  if (event === undefined || event.type.startsWith('$') || event.streamId.startsWith('$')) return undefined;
  // Another program's event may have no metadata.
  const stored = (event.metadata ?? {}) as unknown as StoredMetadata;
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
export async function collect<Event>(read: StreamingRead<Event>, signal: AbortSignal): Promise<Event[]> {
  // Errors after the one that ended the loop would be unhandled.
  read.on('error', () => undefined);
  const cancel = () => {
    read.destroy(new Error('Timed out'));
    read.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', cancel, { once: true });
  const events: Event[] = [];
  try {
    for await (const event of read) events.push(event);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return events;
}
