import { CheckpointMoved, type Advance } from '../checkpoints/checkpoint.ts';
import { inTransaction } from '../checkpoints/checkpoints.ts';
import { decodedPages } from '../checkpoints/decoded-pages.ts';
import type { SubscriptionTools } from '../checkpoints/subscription-tools.ts';
import type { Projection } from './projection.ts';
import { checkpointOf, enterSchema, swapTables } from './projection-tables.ts';

/**
 * Replaces the serving version by the one built up to `build.from`, in one transaction. The lock on the serving
 * checkpoint pauses the live subscription, so the events between both positions are applied here. The subscription
 * continues from the shared position: no event is missed or applied twice, and no reader sees an older state.
 */
export async function swapVersions(
  { store, decoder, database, checkpoints, deadLetters }: SubscriptionTools,
  projection: Projection,
  build: Omit<Advance, 'to'>,
  pageSize: number,
): Promise<{ readonly position: bigint; readonly events: number }> {
  const { name, version } = projection;
  return database.transaction(async (client) => {
    const tx = inTransaction(client);
    const serving = await checkpoints.lock(tx, checkpointOf(name, 'serving'));
    const next = await checkpoints.lock(tx, build.key);
    if (next.owner !== build.owner || next.position !== build.from) throw new CheckpointMoved(build.key);
    let position = build.from;
    let applied = 0;
    if (position < serving.position) {
      await enterSchema(client, name, 'next');
      for await (const page of decodedPages(store, decoder, {
        after: position,
        types: projection.consumes,
        pageSize,
      })) {
        const events = await page.decoded;
        if (events.length > 0) await projection.apply(events, tx);
        applied += events.length;
        position = page.position;
        if (position >= serving.position) break;
      }
    }
    await checkpoints.remove(tx, build.key);
    await checkpoints.replace(tx, checkpointOf(name, 'serving'), version, position);
    await swapTables(client, name);
    await deadLetters.swap(tx, build.key);
    return { position, events: applied };
  });
}
