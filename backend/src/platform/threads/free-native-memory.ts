import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes by which the process grows before the next collection. */
const STEP = 64_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let least = 0;

/**
 * Frees what a native library holds for objects that are no longer used, once the process has grown. V8 doesn't count
 * that memory, so it collects the objects late or never, and their memory is freed in the next turn of the event loop,
 * which a busy thread of Piscina doesn't have by itself.
 */
export async function freeNativeMemory(): Promise<void> {
  if (process.memoryUsage.rss() < least + STEP) return;
  collect();
  await setImmediate();
  least = process.memoryUsage.rss();
}
