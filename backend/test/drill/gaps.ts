import type { RecordedEvent } from '../../src/kernel/event-store/event-store.ts';
import type { Ask } from '../read-models.ts';

/** Streams of the log in the database whose events are not one for each revision. */
export const gapsInDatabase = (ask: Ask) =>
  ask<{ stream_id: string }>(
    `SELECT s.stream_id FROM eventlog.streams s LEFT JOIN eventlog.events e USING (stream_id)
     GROUP BY s.stream_id, s.revision
     HAVING count(e.position) <> s.revision + 1 OR max(e.revision) <> s.revision OR min(e.revision) <> 0`,
  );

/** Events that do not continue their stream, or that are there twice. */
export function gapsOf(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const next = new Map<string, bigint>();
  const ids = new Set<string>();
  return events.filter(({ id, stream, revision }) => {
    const expected = next.get(stream) ?? 0n;
    const wrong = revision !== expected || ids.has(id);
    next.set(stream, revision + 1n);
    ids.add(id);
    return wrong;
  });
}
