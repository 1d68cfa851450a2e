import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const POLL_MS = 20;

/** Polls `find` until it returns a value. @throws Error after `timeoutMs`, 20 s by default */
export async function eventually<Found>(
  find: () => Found | undefined | Promise<Found | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<Found> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await pause(POLL_MS);
  }
}
