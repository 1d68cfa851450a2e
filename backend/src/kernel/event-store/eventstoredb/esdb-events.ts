import {
  jsonEvent,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type { EventMetadata, NewEvent, RecordedEvent } from '../event-store.ts';
import type { JsonObject } from '../json.ts';

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

/** EventStoreDB knows no schema version: it travels in the metadata. */
interface StoredMetadata extends EventMetadata {
  readonly schemaVersion: number;
}

export function toEventData({ id, type, schemaVersion, data, metadata }: NewEvent) {
  const stored: StoredMetadata = { ...metadata, schemaVersion };
  return jsonEvent({
    id,
    type,
    data: data,
    metadata: stored as unknown as Record<string, unknown>,
  });
}

/** The event, unless it is the server's own or a link: those are never delivered. */
export function toRecorded({ event }: Resolved): RecordedEvent | undefined {
  if (event === undefined || event.type.startsWith('$') || event.streamId.startsWith('$')) return undefined;
  const { schemaVersion, ...metadata } = event.metadata as unknown as StoredMetadata;
  return {
    id: event.id,
    type: event.type,
    schemaVersion,
    data: event.data as JsonObject,
    metadata,
    stream: event.streamId,
    revision: event.revision,
    position: event.position?.commit ?? 0n,
    recordedAt: event.created,
  };
}

/** Where in `$all` a resolved event stands, whatever it is. */
export const positionOf = ({ event, link, commitPosition }: Resolved): bigint =>
  commitPosition ?? (link ?? event)?.position?.commit ?? 0n;

/** Reads to the end, or until the signal is aborted; then it rejects. */
export async function collect<Event>(read: StreamingRead<Event>, signal: AbortSignal): Promise<Event[]> {
  // Errors that follow the one that ended the loop have nobody to go to.
  read.on('error', () => undefined);
  const cancel = () => {
    read.destroy(new Error('Given up'));
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
