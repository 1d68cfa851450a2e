import type { PoolClient } from 'pg';
import { encodeAppend } from '../../encoded-event.ts';
import type { NewEvent } from '../../event-store.ts';
import { APPEND, appendValues } from '../append-statement.ts';

/** Appends within a transaction that the test holds open, as a slow process would. */
export async function appendWithin(
  client: PoolClient,
  stream: string,
  events: readonly NewEvent[],
): Promise<void> {
  const batch = [{ stream, expected: 'any' as const, events: encodeAppend(events) }];
  await client.query(APPEND.text, appendValues(batch) as unknown[]);
}
