import type { StoredEvent } from '../../../kernel/event-store/event-definition.ts';
import { DuckDbProjection } from '../adapters/duckdb-projection.ts';
import { tallyModel } from './local-tally.ts';

const PAGE = 50n;

const event = (position: bigint): StoredEvent => ({
  id: `event-${position}`,
  type: 'Counted',
  data: { amount: 1 },
  stream: `tally-${position % 4n}`,
  revision: position,
  position,
  recordedAt: new Date(0),
  metadata: { actor: 'system', correlation: 'feed' },
});

/** Appends pages to the file in the given folder until it is killed; prints each position after its commit. */
async function feed(folder: string): Promise<never> {
  const projection = new DuckDbProjection(folder, tallyModel);
  if ((await projection.open()) === undefined) {
    const build = await projection.build(0, false);
    await build.serve();
  }
  let from = (await projection.open())?.position ?? 0n;
  for (;;) {
    const first = from;
    const events = Array.from({ length: Number(PAGE) }, (_, index) => event(first + BigInt(index) + 1n));
    await projection.apply(events, { from, to: from + PAGE });
    from += PAGE;
    process.stdout.write(`${from}\n`);
  }
}

await feed(process.argv[2] ?? '');
