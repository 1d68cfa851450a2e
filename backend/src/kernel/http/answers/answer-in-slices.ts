import { Readable } from 'node:stream';
import { ownTurn } from '../../admission/own-turn.ts';

/**
 * Streams a large answer with backpressure: each slice is generated when the previous one was read, in an event loop
 * turn of its own.
 */
export function answerInSlices(slices: Iterable<string | Uint8Array>): Readable {
  async function* inTurns() {
    await ownTurn();
    for (const slice of slices) {
      yield typeof slice === 'string' ? Buffer.from(slice) : slice;
      await ownTurn();
    }
  }
  return Readable.from(inTurns(), { objectMode: false });
}
