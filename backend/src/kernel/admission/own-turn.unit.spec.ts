import { describe, expect, it } from '@jest/globals';
import { ownTurn } from './own-turn.ts';

/** Counts turns of the event loop until it is stopped. */
function countTurns() {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return { now: () => turns, stop: () => clearImmediate(next) };
}

describe('turns of long work', () => {
  it('gives each piece a turn of the event loop that no other has', async () => {
    const turns = countTurns();
    const taken: number[] = [];
    const work = async () => {
      for (let slice = 0; slice < 5; slice += 1) {
        await ownTurn();
        taken.push(turns.now());
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    turns.stop();
    expect(taken).toHaveLength(20);
    expect(new Set(taken).size).toBe(20);
  });

  it('lets who waited longest go first', async () => {
    const order: string[] = [];
    const work = async (name: string) => {
      for (let slice = 0; slice < 3; slice += 1) {
        await ownTurn();
        order.push(name);
      }
    };
    await Promise.all(['a', 'b', 'c'].map(work));
    expect(order.join('')).toBe('abcabcabc');
  });
});
