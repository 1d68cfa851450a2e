import { EventEmitter } from 'node:events';

export type Expected = 'any' | 'no_stream' | 'stream_exists' | bigint;

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface FakeRecord extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly createdTicks: bigint;
}

/** A stream's limits as an operator sets them in its metadata. */
interface Retention {
  readonly $maxCount?: number;
  readonly $tb?: number;
}

interface FakeStream {
  revision: bigint;
  tombstoned: boolean;
  retention: Retention;
  records: FakeRecord[];
}

export type FakeOutcome =
  | { readonly kind: 'appended'; readonly revision: bigint; readonly position: bigint }
  | { readonly kind: 'wrong_version'; readonly current: bigint }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'deleted' };

const NO_STREAM = -1n;
const TOMBSTONE_REVISION = 2n ** 63n - 1n;
/** The server's default. */
export const MAX_APPEND_BYTES = 1_048_576;
/** Positions are byte offsets, so they are not contiguous. */
const RECORD_BYTES = 131n;
const TICKS_PER_MS = 10_000n;

/** The server's documented rules: appends idempotent by event id, permanent tombstones, truncation and scavenges. */
export class FakeLog {
  records: FakeRecord[] = [];
  readonly appended = new EventEmitter<{ record: [FakeRecord] }>().setMaxListeners(0);
  private readonly streams = new Map<string, FakeStream>();

  find(name: string): FakeStream | undefined {
    return this.streams.get(name);
  }

  append(name: string, expected: Expected, events: readonly ProposedEvent[]): FakeOutcome {
    const stream = this.streams.get(name);
    if (events.reduce((sum, { data }) => sum + data.length, 0) > MAX_APPEND_BYTES)
      return { kind: 'too_large' };
    if (stream?.tombstoned) return { kind: 'deleted' };
    const current = stream?.revision ?? NO_STREAM;
    const repeated = stream && repetition(stream, expected, events);
    if (repeated) return { kind: 'appended', revision: repeated.revision, position: repeated.position };
    if (!agrees(expected, current)) return { kind: 'wrong_version', current };
    const written = events.map((event) => this.write(name, event));
    if (name.startsWith('$$')) this.limit(name.slice(2), events);
    const last = written.at(-1) as FakeRecord;
    return { kind: 'appended', revision: last.revision, position: last.position };
  }

  tombstone(name: string, expected: Expected): FakeOutcome {
    const stream = this.streamNamed(name);
    if (stream.tombstoned) return { kind: 'deleted' };
    if (!agrees(expected, stream.revision)) return { kind: 'wrong_version', current: stream.revision };
    stream.tombstoned = true;
    stream.revision = TOMBSTONE_REVISION - 1n;
    const mark = this.write(name, { ...emptyEvent, type: '$streamDeleted' });
    return { kind: 'appended', revision: mark.revision, position: mark.position };
  }

  plantStream(name: string, revision: bigint): void {
    this.streams.set(name, { ...emptyStream(), revision });
  }

  /** Removes from `$all` what reads of the streams no longer return, except the last event of each stream. */
  scavenge(): void {
    for (const stream of this.streams.values()) {
      const { tombstoned } = stream;
      stream.records = stream.records.filter(
        (record) => record.revision === stream.revision || (!tombstoned && isReadable(record, stream)),
      );
    }
    const kept = new Set([...this.streams.values()].flatMap(({ records }) => records));
    this.records = this.records.filter((record) => kept.has(record));
  }

  private limit(name: string, events: readonly ProposedEvent[]): void {
    const data = Buffer.from(events.at(-1)?.data ?? []).toString();
    this.streamNamed(name).retention = JSON.parse(data) as Retention;
  }

  private write(name: string, event: ProposedEvent): FakeRecord {
    const stream = this.streamNamed(name);
    stream.revision += 1n;
    const record: FakeRecord = {
      ...event,
      stream: name,
      revision: stream.revision,
      position: (this.records.at(-1)?.position ?? 0n) + RECORD_BYTES,
      createdTicks: BigInt(Date.now()) * TICKS_PER_MS,
    };
    stream.records.push(record);
    this.records.push(record);
    this.appended.emit('record', record);
    return record;
  }

  private streamNamed(name: string): FakeStream {
    const found = this.streams.get(name);
    if (found !== undefined) return found;
    const stream = emptyStream();
    this.streams.set(name, stream);
    return stream;
  }
}

/** Whether a read of the stream returns this event; `$all` returns it until a scavenge. */
export function isReadable({ revision }: FakeRecord, stream: FakeStream): boolean {
  const { $maxCount = Infinity, $tb = 0 } = stream.retention;
  return revision >= BigInt($tb) && Number(stream.revision - revision) < $maxCount;
}

const emptyStream = (): FakeStream => ({
  revision: NO_STREAM,
  tombstoned: false,
  retention: {},
  records: [],
});

const emptyEvent: ProposedEvent = {
  id: '00000000-0000-4000-8000-000000000000',
  type: '',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
};

function agrees(expected: Expected, current: bigint): boolean {
  if (expected === 'any') return true;
  if (expected === 'stream_exists') return current >= 0n;
  return current === (expected === 'no_stream' ? NO_STREAM : expected);
}

/** Finds an earlier append of exactly these events, at the expected revision or anywhere for `any`; its last record. */
function repetition(
  { records, revision }: FakeStream,
  expected: Expected,
  events: readonly ProposedEvent[],
): FakeRecord | undefined {
  const after = expected === 'no_stream' ? NO_STREAM : expected;
  if (after === revision) return undefined;
  const first =
    typeof after === 'bigint'
      ? records.findIndex((record) => record.revision === after + 1n)
      : records.findIndex(({ id }) => id === events[0]?.id);
  const same = first >= 0 && events.every(({ id }, index) => records[first + index]?.id === id);
  return same ? records[first + events.length - 1] : undefined;
}
