import type { EventMetadata, RecordedEvent } from '../event-store.ts';
import { readJson } from '../json.ts';
import type { RawRow } from './statements.ts';

/** Columns of `eventlog.events e` in the order that `toRecorded` reads them. */
export const RECORDED_COLUMNS =
  'e.position, e.stream_id, e.revision, e.event_id, e.type, e.schema_version, e.data, e.meta, e.recorded_at';

/** @param row RECORDED_COLUMNS, starting at `offset` */
export function toRecorded(row: RawRow, offset: number): RecordedEvent {
  const text = (column: number) => row[offset + column] as string;
  return {
    position: BigInt(text(0)),
    stream: text(1),
    revision: BigInt(text(2)),
    id: text(3),
    type: text(4),
    schemaVersion: Number(text(5)),
    data: readJson(text(6)),
    metadata: JSON.parse(text(7)) as EventMetadata,
    recordedAt: new Date(text(8)),
  };
}
