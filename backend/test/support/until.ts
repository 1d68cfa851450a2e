import { pause } from '../../src/platform/clock/backoff.ts';

const POLL_MS = 10;
/** Ends specs that would wait forever. */
const TIMEOUT_MS = 40_000;

/** Waits until the condition holds. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > TIMEOUT_MS) throw new Error(`Never came true: ${what}`);
    await pause(POLL_MS);
  }
}

/** A promise that the spec resolves. */
export function gateway(): { readonly promise: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}
