import { describe, expect, it } from '@jest/globals';
import { runAtMost } from './run-at-most.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Tasks that end when told to. */
function controlled() {
  const ends = new Map<string, (goOn: boolean) => void>();
  const started: string[] = [];
  return {
    started,
    run: (task: string) => {
      started.push(task);
      return new Promise<boolean>((resolve) => ends.set(task, resolve));
    },
    end: async (task: string, goOn = true) => {
      ends.get(task)?.(goOn);
      await settled();
    },
  };
}

describe('running tasks', () => {
  it('starts the next one when one of at most three has ended', async () => {
    const { started, run, end } = controlled();
    const all = runAtMost(3, ['a', 'b', 'c', 'd', 'e'], run);
    expect(started).toEqual(['a', 'b', 'c']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    await end('a');
    for (const task of ['c', 'd', 'e']) await end(task);
    await all;
    expect(started).toHaveLength(5);
  });

  it('starts no further one after one that says so, and waits for those under way', async () => {
    const { started, run, end } = controlled();
    const all = runAtMost(2, ['a', 'b', 'c'], run);
    await end('a', false);
    await end('b');
    await all;
    expect(started).toEqual(['a', 'b']);
  });
});
