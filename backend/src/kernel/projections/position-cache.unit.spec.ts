import { describe, expect, it } from '@jest/globals';
import { PositionCache } from './position-cache.ts';

function setUp(most = 2) {
  const models = { positions: 'boards@4' };
  const answers = new PositionCache<number>(() => Promise.resolve(models.positions), most);
  let readings = 0;
  const read = () => Promise.resolve((readings += 1));
  return { models, ask: (key: string) => answers.get(key, read), answers };
}

describe('PositionCache', () => {
  it('reads once while the positions stay the same', async () => {
    const { models, ask } = setUp();
    expect(await Promise.all([ask('kai'), ask('kai')])).toEqual([1, 1]);
    expect(await ask('lani')).toBe(2);
    models.positions = 'boards@5';
    expect(await ask('kai')).toBe(3);
  });

  it('evicts the least recently used answer over its limit, and every failure', async () => {
    const { ask, answers } = setUp(1);
    await ask('kai');
    await ask('lani');
    expect(await ask('kai')).toBe(3);
    await expect(answers.get('nobody', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await ask('nobody')).toBe(4);
  });
});
