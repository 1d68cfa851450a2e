import { AppendTooLarge } from './event-store.errors.ts';
import type { NewEvent } from './event-store.ts';

/** Limit of EventStoreDB up to 25.0 for one append; also applied to Postgres so the stores are interchangeable. */
export const MAX_APPEND_BYTES = 1024 * 1024;

/** An event serialized as JSON, with its size in UTF-8 bytes. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: string;
  readonly metadata: string;
  readonly bytes: number;
}

/**
 * @throws AppendTooLarge if data, metadata and types together exceed the limit
 * @throws RangeError for an append without events
 */
export function encodeAppend(events: readonly NewEvent[]): readonly EncodedEvent[] {
  if (events.length === 0) throw new RangeError('An append holds at least one event');
  const encoded = events.map(encodeEvent);
  const bytes = encoded.reduce((sum, event) => sum + event.bytes, 0);
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(bytes, MAX_APPEND_BYTES);
  return encoded;
}

function encodeEvent({ id, type, schemaVersion, data, metadata }: NewEvent): EncodedEvent {
  const dataText = JSON.stringify(data);
  const metadataText = JSON.stringify(metadata);
  const bytes = Buffer.byteLength(dataText) + Buffer.byteLength(metadataText) + Buffer.byteLength(type);
  return { id, type, schemaVersion, data: dataText, metadata: metadataText, bytes };
}
