import type { ServerResponse } from 'node:http';
import type { Place } from './lane.ts';

const CHECK_EVERY_MS = 10_000;
/** In that time; a tenth of what a poor mobile connection takes. */
const LEAST_BYTES = 200_000;
/** After that a place that others wait for is given up by who still reads. */
const LONGEST_MS = 60_000;

/**
 * Ends an answer that its reader takes too slowly, so that a few of them can't hold every place.
 * @param gone aborted when the answer is out, or its reader gone
 */
export function cutSlowReader(
  response: ServerResponse,
  place: Pick<Place, 'isWanted'>,
  gone: AbortSignal,
): void {
  let takenBefore = 0;
  let checks = 0;
  const timer = setInterval(() => {
    const { socket } = response;
    if (socket === null) return;
    checks += 1;
    const taken = socket.bytesWritten - socket.writableLength;
    const isStalled = taken - takenBefore < LEAST_BYTES;
    const isLate = checks * CHECK_EVERY_MS >= LONGEST_MS && place.isWanted();
    takenBefore = taken;
    if (response.headersSent && socket.writableLength > 0 && (isStalled || isLate)) response.destroy();
  }, CHECK_EVERY_MS).unref();
  gone.addEventListener('abort', () => clearInterval(timer));
}
