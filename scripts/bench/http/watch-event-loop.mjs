/**
 * Preloaded into the measured app: `reset` starts measuring its event loop, `report` stops and answers with the longest
 * block in ms.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 1;

if (isMainThread && process.channel) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  process.on('message', (message) => {
    if (message === 'reset') {
      delay.reset();
      delay.enable();
    }
    if (message === 'report') {
      delay.disable();
      process.send?.({ longestBlockMs: delay.max / 1e6 - RESOLUTION_MS });
    }
  });
  process.channel.unref();
}
