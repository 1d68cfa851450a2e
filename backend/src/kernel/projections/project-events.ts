import type { Advance } from '../checkpoints/checkpoint.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { StoredEvent } from '../event-store/event-definition.ts';
import type { Projection } from './projection.ts';
import { enterSchema } from './projection-tables.ts';

/**
 * Writes rows and checkpoint in one transaction. The checkpoint comes first, so a process that lost its lease, or
 * whose tables were swapped, fails before it writes a row.
 * @throws CheckpointMoved
 */
export async function projectEvents(
  { database, checkpoints }: Pick<SubscriptionTools, 'database' | 'checkpoints'>,
  projection: Projection,
  advance: Advance,
  events: readonly StoredEvent[],
): Promise<void> {
  if (events.length === 0) {
    await checkpoints.advance(database, advance);
    return;
  }
  await database.transaction(async (client) => {
    const tx = inTransaction(client);
    await checkpoints.advance(tx, advance);
    await enterSchema(client, projection.name, advance.key.slot);
    await projection.apply(events, tx);
  });
}
