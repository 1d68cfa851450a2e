import { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** An answer written as it is sent: no slice is made before the one ahead of it was taken, and others get turns. */
export function answerInSlices(slices: Iterable<string | Uint8Array>): Readable {
  async function* inTurns() {
    for (const slice of slices) {
      yield typeof slice === 'string' ? Buffer.from(slice) : slice;
      await othersTurn();
    }
  }
  return Readable.from(inTurns(), { objectMode: false });
}
