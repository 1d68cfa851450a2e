import { describe, expect, it } from '@jest/globals';
import { VersionCache } from './version-cache.ts';

function setUp(most = 2) {
  const answers = new VersionCache<number>(most);
  let made = 0;
  const make = () => Promise.resolve((made += 1));
  return { ask: (key: string, version = 'boards@4') => answers.get(key, version, make), answers };
}

describe('VersionCache', () => {
  it('makes an answer once while the version stays the same', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask('kai'), ask('kai')])).toEqual([1, 1]);
    expect(await ask('lani')).toBe(2);
    expect(await ask('kai', 'boards@5')).toBe(3);
  });

  it('evicts the least recently used answer over its limit, and every failure', async () => {
    const { ask, answers } = setUp(1);
    await ask('kai');
    await ask('lani');
    expect(await ask('kai')).toBe(3);
    const failing = answers.get('nobody', 'boards@4', () => Promise.reject(new Error('gone')));
    await expect(failing).rejects.toThrow('gone');
    expect(await ask('nobody')).toBe(4);
  });
});
