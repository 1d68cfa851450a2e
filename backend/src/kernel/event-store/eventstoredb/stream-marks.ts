import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import type { ClosedStreams } from '../event-store.ts';

const TOMBSTONE = '$streamDeleted';
const METADATA = '$metadata';
/** Before the name of a stream in the name of its metadata's stream. */
const METADATA_PREFIX = '$$';
/** Metadata by which the server hides the first events of a stream, and removes them in a scavenge. */
const LIMITS = ['$tb', '$maxCount', '$maxAge'];

/** Gathers the system events about streams, in the order of the log. */
export class StreamMarks {
  private readonly tombstoned = new Set<string>();
  private readonly truncated = new Set<string>();

  note({ event }: Pick<AllStreamResolvedEvent, 'event'>): void {
    if (event === undefined) return;
    const { type, streamId, data } = event;
    if (type === TOMBSTONE && !streamId.startsWith('$')) this.tombstoned.add(streamId);
    const name = streamId.slice(METADATA_PREFIX.length);
    if (type !== METADATA || !streamId.startsWith(METADATA_PREFIX) || name.startsWith('$')) return;
    const metadata = (data ?? {}) as Readonly<Record<string, unknown>>;
    if (LIMITS.some((limit) => limit in metadata)) this.truncated.add(name);
    else this.truncated.delete(name);
  }

  closed(): ClosedStreams {
    const truncated = [...this.truncated].filter((stream) => !this.tombstoned.has(stream));
    return { tombstoned: [...this.tombstoned].toSorted(), truncated: truncated.toSorted() };
  }
}
