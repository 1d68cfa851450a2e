import { parentPort, workerData } from 'node:worker_threads';
import { measure } from './measure.ts';
import type { SessionOrder } from './sessions.ts';

/** Measures the sessions it is sent. */
parentPort!.on('message', (order: SessionOrder) => {
  parentPort!.postMessage(measure(order, (workerData as { readonly peers: boolean }).peers));
});
