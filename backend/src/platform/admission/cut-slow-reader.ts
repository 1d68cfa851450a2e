import type { ServerResponse } from 'node:http';

const CHECK_EVERY_MS = 10_000;
/** Minimum bytes per check; a tenth of the rate of a poor mobile connection. */
const MIN_BYTES = 200_000;
/** Maximum duration of a response while other requests wait. */
const MAX_MS = 60_000;

/**
 * Destroys a response that its client reads too slowly, so that slow clients cannot hold all slots.
 * @param hasWaiters true while other requests wait for what this one holds
 * @param gone aborts when the response closes
 */
export function cutSlowReader(response: ServerResponse, hasWaiters: () => boolean, gone: AbortSignal): void {
  let takenBefore = 0;
  let checks = 0;
  const timer = setInterval(() => {
    const { socket } = response;
    if (socket === null) return;
    checks += 1;
    const taken = socket.bytesWritten - socket.writableLength;
    const isStalled = taken - takenBefore < MIN_BYTES;
    const isLate = checks * CHECK_EVERY_MS >= MAX_MS && hasWaiters();
    takenBefore = taken;
    if (response.headersSent && socket.writableLength > 0 && (isStalled || isLate)) response.destroy();
  }, CHECK_EVERY_MS).unref();
  gone.addEventListener('abort', () => clearInterval(timer));
}
