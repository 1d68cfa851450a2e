import { StreamTombstoned, WrongExpectedRevision } from '../event-store.errors.ts';
import type { AppendResult, ExpectedRevision } from '../event-store.ts';
import type { QueuedAppend } from './append-queue.ts';
import { EXPECTED_CODE } from './event-log.migration.ts';
import type { RawRow, Statement } from './statements.ts';

export const APPEND: Statement = {
  name: 'eventlog_append',
  text: 'SELECT outcome, revision, position FROM eventlog.append($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

export const TOMBSTONE: Statement = {
  name: 'eventlog_tombstone',
  text: 'SELECT outcome, revision FROM eventlog.tombstone($1, $2)',
};

/** Outcome of one append of a batch. A conflict is returned, not thrown, because the other appends succeeded. */
export type AppendOutcome = AppendResult | WrongExpectedRevision | StreamTombstoned;

export function appendValues(batch: readonly QueuedAppend[]): readonly unknown[] {
  const events = batch.flatMap((append, index) =>
    append.events.map((event) => ({ event, append: index + 1 })),
  );
  return [
    batch.map(({ stream }) => stream),
    batch.map(({ expected }) => expectedCode(expected)),
    batch.map((append) => append.events.length),
    events.map(({ append }) => append),
    events.map(({ event }) => event.id),
    events.map(({ event }) => event.type),
    events.map(({ event }) => event.schemaVersion),
    events.map(({ event }) => event.data),
    events.map(({ event }) => event.metadata),
  ];
}

/** As text: the driver cannot pass bigint inside arrays. */
export function expectedCode(expected: ExpectedRevision): string {
  return String(typeof expected === 'bigint' ? expected : EXPECTED_CODE[expected]);
}

export function toOutcome(append: QueuedAppend, row: RawRow): AppendOutcome {
  const [outcome, revision, position] = row;
  if (outcome === 'appended') {
    return { revision: BigInt(revision as string), position: BigInt(position as string) };
  }
  if (outcome === 'tombstoned') return new StreamTombstoned(append.stream);
  return toConflict(append.stream, append.expected, revision as string);
}

export function toConflict(
  stream: string,
  expected: ExpectedRevision,
  revision: string,
): WrongExpectedRevision {
  const actual = BigInt(revision);
  return new WrongExpectedRevision(
    stream,
    expected,
    actual === EXPECTED_CODE.no_stream ? 'no_stream' : actual,
  );
}
