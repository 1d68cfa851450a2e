import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.ts';
import type { StoredEvent } from '../../src/kernel/event-store/event-definition.ts';
import type { EventStore, NewEvent } from '../../src/kernel/event-store/event-store.ts';
import type { Projection, ProjectionTransaction } from '../../src/kernel/projections/projection.ts';

/** `Counted` adds an amount to its stream's tally; no subscriber consumes `Overheard`. */
export type TallyEvent = 'Counted' | 'Overheard';

export const counted = (amount: number, type: TallyEvent = 'Counted'): NewEvent => ({
  id: randomUUID(),
  type,
  schemaVersion: 1,
  data: { amount },
  metadata: { actor: 'system', correlation: 'tally' },
});

/** Appends `count` events, one by one, over a few streams; every third is `Overheard`. */
export async function recordTally(store: EventStore, count: number, amount = 1): Promise<bigint> {
  let position = 0n;
  for (let index = 0; index < count; index += 1) {
    const event = counted(amount + index, index % 3 === 2 ? 'Overheard' : 'Counted');
    ({ position } = await store.append(`tally-${index % 4}`, 'any', [event]));
  }
  return position;
}

export type TallyHook = (events: readonly StoredEvent[], tx: ProjectionTransaction) => void | Promise<void>;

const amountOf = (event: StoredEvent) => (event.data as { amount: number }).amount;

/**
 * A projection of sums and event counts, in which an event that is missed or applied twice shows. `before` and
 * `after` run around the writes of each page.
 */
export const tally = (
  over: Partial<Projection> & { readonly before?: TallyHook; readonly after?: TallyHook } = {},
): Projection => ({
  name: 'tally',
  version: 1,
  consumes: ['Counted'],
  tables: 'CREATE TABLE sums (stream text PRIMARY KEY, total bigint NOT NULL, events integer NOT NULL)',
  async apply(events, tx) {
    await over.before?.(events, tx);
    for (const event of events) {
      await tx.query(
        `INSERT INTO sums VALUES ($1, $2, 1)
         ON CONFLICT (stream) DO UPDATE SET total = sums.total + excluded.total, events = sums.events + 1`,
        [event.stream, amountOf(event)],
      );
    }
    await over.after?.(events, tx);
  },
  ...over,
});

export type Sums = Record<string, { readonly total: number; readonly events: number }>;

export async function sumsIn(database: Database, schema = 'read_tally'): Promise<Sums> {
  const rows = await database.query<{ stream: string; total: string; events: number }>(
    `SELECT stream, total::text, events FROM ${schema}.sums ORDER BY stream`,
  );
  return Object.fromEntries(
    rows.map(({ stream, total, events }) => [stream, { total: Number(total), events }]),
  );
}

/** The sums calculated from the log. */
export async function sumsOfLog(database: Database, except: readonly string[] = []): Promise<Sums> {
  const rows = await database.query<{ stream: string; total: string; events: number }>(
    `SELECT stream_id AS stream, sum((data->>'amount')::bigint)::text AS total, count(*)::integer AS events
     FROM eventlog.events WHERE type = 'Counted' AND event_id <> ALL($1::uuid[]) GROUP BY 1 ORDER BY 1`,
    [except],
  );
  return Object.fromEntries(
    rows.map(({ stream, total, events }) => [stream, { total: Number(total), events }]),
  );
}
