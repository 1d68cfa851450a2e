import { Readable } from 'node:stream';
import { ownTurn } from '../../admission/own-turn.ts';

/** A session of some hours. */
const USUAL_SLICES = 10;
/** A slice takes about a millisecond. */
const PAUSE_MS = 2;

/**
 * Streams a large answer with backpressure: each slice is generated when the previous one was read, in an event loop
 * turn of its own. Past the usual length of an answer, the rest of all long answers takes a third of the event loop at
 * most, so that others hardly wait for a caller who asks for nothing else.
 */
export function answerInSlices(slices: Iterable<string | Uint8Array>): Readable {
  async function* inTurns() {
    await ownTurn();
    let yielded = 0;
    for (const slice of slices) {
      yield typeof slice === 'string' ? Buffer.from(slice) : slice;
      yielded += 1;
      await (yielded < USUAL_SLICES ? ownTurn() : longTurn());
    }
  }
  return Readable.from(inTurns(), { objectMode: false });
}

let lastLongTurn = Promise.resolve();

/** Resolves in order of the calls, each some time after the one before. */
function longTurn(): Promise<void> {
  lastLongTurn = lastLongTurn.then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
  return lastLongTurn;
}
