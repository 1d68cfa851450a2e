import { describe, expect, it } from '@jest/globals';
import { ownTurn } from './own-turn.ts';

/** Counts event loop turns until stopped. */
function countTurns() {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return { now: () => turns, stop: () => clearImmediate(next) };
}

describe('ownTurn', () => {
  it('gives each call an event loop turn of its own', async () => {
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

  it('resolves calls in order', async () => {
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
