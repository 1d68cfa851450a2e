import type { PoolClient } from 'pg';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { encodeAppend, type EncodedEvent } from '../encoded-event.ts';
import { StreamTombstoned } from '../event-store.errors.ts';
import type { AppendResult, ExpectedRevision, NewEvent } from '../event-store.ts';
import { toConflict } from './append-statement.ts';
import { insertEvents, lockLog } from './insert-events.ts';
import { PostgresEventStore } from './postgres-event-store.ts';

/**
 * Records events at the time of a given clock, for a made-up history only: `eventlog.append` takes the time from the
 * server. Appends one after the other, so recorded times never decrease with the position as long as the clock doesn't
 * run backwards.
 */
export class BackdatedEventStore extends PostgresEventStore {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly log: Database,
    private readonly clock: Clock,
  ) {
    super(log);
  }

  override append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    const encoded = encodeAppend(events);
    const appended = this.last.then(() =>
      this.log.transaction((client) => this.insert(client, stream, expected, encoded)),
    );
    this.last = appended.catch(() => undefined);
    return appended;
  }

  private async insert(
    client: PoolClient,
    stream: string,
    expected: ExpectedRevision,
    events: readonly EncodedEvent[],
  ): Promise<AppendResult> {
    const before = (await lockLog(client, [stream])).get(stream) ?? { revision: -1n, tombstoned: false };
    if (before.tombstoned) throw new StreamTombstoned(stream);
    if (!fits(expected, before.revision)) throw toConflict(stream, expected, String(before.revision));
    const recordedAt = this.clock.now();
    const placed = events.map((encoded, index) => ({
      stream,
      revision: before.revision + BigInt(index + 1),
      recordedAt,
      encoded,
    }));
    const position = await insertEvents(client, placed);
    return { revision: placed.at(-1)!.revision, position };
  }
}

function fits(expected: ExpectedRevision, current: bigint): boolean {
  if (expected === 'any') return true;
  if (expected === 'no_stream') return current === -1n;
  return expected === 'stream_exists' ? current >= 0n : current === expected;
}
