import { Readable } from 'node:stream';
import { ownTurn } from '../../admission/own-turn.ts';

/**
 * An answer written as it is sent: no slice is made before the one ahead of it was taken, and each is made in a turn
 * of its own.
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
