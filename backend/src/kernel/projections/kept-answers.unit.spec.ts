import { describe, expect, it } from '@jest/globals';
import { KeptAnswers } from './kept-answers.ts';
import { LocalPositions } from './local-positions.ts';

function setUp(most = 2) {
  const positions = new LocalPositions();
  const answers = new KeptAnswers<number>(positions, ['boards', 'surfers'], most);
  let readings = 0;
  const read = () => Promise.resolve((readings += 1));
  return { positions, ask: (key: string) => answers.get(key, read), answers };
}

describe('answers kept until a projection moves', () => {
  it('reads once while every projection stands', async () => {
    const { positions, ask } = setUp();
    positions.standsAt('boards', 4n);
    positions.standsAt('surfers', 4n);
    expect(await Promise.all([ask('kai'), ask('kai')])).toEqual([1, 1]);
    expect(await ask('lani')).toBe(2);
    positions.standsAt('surfers', 5n);
    expect(await ask('kai')).toBe(3);
  });

  it('keeps nothing while another process runs one of them', async () => {
    const { positions, ask } = setUp();
    positions.standsAt('boards', 4n);
    expect([await ask('kai'), await ask('kai')]).toEqual([1, 2]);
  });

  it('keeps no more than it may, and no failure', async () => {
    const { positions, ask, answers } = setUp(1);
    positions.standsAt('boards', 1n);
    positions.standsAt('surfers', 1n);
    await ask('kai');
    await ask('lani');
    expect(await ask('kai')).toBe(3);
    await expect(answers.get('nobody', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await ask('nobody')).toBe(4);
  });
});
