import type { CopiedEvent, EventMetadata } from '../event-store/event-store.ts';
import type { JsonObject } from '../event-store/json.ts';

interface Line {
  readonly stream: string;
  readonly revision: string;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly metadata: EventMetadata;
  readonly data: JsonObject;
}

/** An event as one line of JSON, as it is stored: personal fields stay sealed. Equal events have equal lines. */
export function lineOfEvent(event: CopiedEvent): string {
  const { stream, revision, id, type, schemaVersion, recordedAt, metadata, data } = event;
  const line: Line = {
    stream,
    revision: String(revision),
    id,
    type,
    schemaVersion,
    recordedAt: recordedAt.toISOString(),
    metadata,
    data,
  };
  return JSON.stringify(line);
}

export function eventOfLine(line: string): CopiedEvent {
  const { revision, recordedAt, ...event } = JSON.parse(line) as Line;
  return { ...event, revision: BigInt(revision), recordedAt: new Date(recordedAt) };
}
