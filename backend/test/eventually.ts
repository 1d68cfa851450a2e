import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const LOOK_EVERY_MS = 20;

/** What `look` finds, as soon as it finds it. */
export async function eventually<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await pause(LOOK_EVERY_MS);
  }
}
