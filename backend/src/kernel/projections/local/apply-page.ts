import type { DecodedPage } from '../../checkpoints/decoded-pages.ts';
import { isolatePoison } from '../../checkpoints/isolate-poison.ts';
import type { SubscriptionTools } from '../../checkpoints/subscription-tools.ts';
import { isPoison } from '../../checkpoints/transient-failure.ts';
import { checkpointOf } from '../projection-tables.ts';
import type { LocalBuild, LocalProjection } from './local-projection.ts';

/** The decoder upcasts, and has no keys. */
export type LocalTools = Pick<SubscriptionTools, 'store' | 'decoder' | 'database' | 'deadLetters' | 'log'>;

/**
 * Applies a page; an event that cannot be applied becomes a dead letter, and all others are applied.
 * @returns number of events skipped
 */
export async function applyPage(
  tools: LocalTools,
  { name, version }: Pick<LocalProjection, 'name' | 'version'>,
  copy: Pick<LocalBuild, 'apply'>,
  page: DecodedPage,
  from: bigint,
): Promise<number> {
  const { decoder, database, deadLetters, log } = tools;
  let skipped = 0;
  try {
    await copy.apply(await page.decoded, { from, to: page.position });
  } catch (error) {
    if (!isPoison(error)) throw error;
    await isolatePoison(
      { events: page.events, from, to: page.position },
      async (part) => copy.apply(await decoder.decode(part.events), part),
      async (event, part, cause) => {
        await deadLetters.record(database, { ...checkpointOf(name, 'serving'), version }, event, cause);
        await copy.apply([], part);
        skipped += 1;
        log.error(
          { err: cause, projection: name, event: event.id, type: event.type },
          'Projection skipped an event that it cannot apply',
        );
      },
    );
  }
  return skipped;
}
