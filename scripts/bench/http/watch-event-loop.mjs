/**
 * Preloaded into the app under measurement: `reset` begins a watch of its event loop, `report` ends it and answers with
 * the longest time in ms that nothing else could run.
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
