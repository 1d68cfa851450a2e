import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { answerInSlices } from './answer-in-slices.ts';

/** Generates slices of 100 kB and counts them. */
function slices(most: number) {
  const made = { count: 0 };
  function* make() {
    for (; made.count < most; made.count += 1) yield Buffer.alloc(100_000, 'a');
  }
  return { made, all: make() };
}

describe('answerInSlices', () => {
  it('generates slices only as fast as they are read', async () => {
    const { made, all } = slices(1_000);
    const answer = answerInSlices(all);
    answer.read();
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(made.count).toBeLessThan(5);
    answer.destroy();
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(made.count).toBeLessThan(5);
  });

  it('yields to the event loop between slices', async () => {
    const { all } = slices(50);
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    let bytes = 0;
    for await (const chunk of answerInSlices(all)) bytes += (chunk as Buffer).byteLength;
    clearImmediate(next);
    expect(bytes).toBe(5_000_000);
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  it('leaves most of the event loop to others once an answer is longer than usual', async () => {
    const turnsOf = async (most: number) => {
      let turns = 0;
      const count = () => {
        turns += 1;
        next = setImmediate(count);
      };
      let next = setImmediate(count);
      for await (const chunk of answerInSlices(slices(most).all)) void chunk;
      clearImmediate(next);
      return turns;
    };
    const usual = await turnsOf(10);
    expect(await turnsOf(30)).toBeGreaterThan(usual * 4);
  });

  it('generates one slice of one answer per event loop turn, alternating between answers', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const made: { name: string; turn: number }[] = [];
    function* named(name: string) {
      for (let slice = 0; slice < 10; slice += 1) {
        made.push({ name, turn: turns });
        yield Buffer.alloc(100_000, name);
      }
    }
    const read = async (answer: AsyncIterable<unknown>) => {
      for await (const chunk of answer) void chunk;
    };
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => read(answerInSlices(named(name)))));
    clearImmediate(next);
    expect(made).toHaveLength(40);
    expect(new Set(made.map(({ turn }) => turn)).size).toBe(40);
    const half = made.slice(0, 20).map(({ name }) => name);
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(half.filter((other) => other === name).length).toBeGreaterThanOrEqual(4);
    }
  });
});
