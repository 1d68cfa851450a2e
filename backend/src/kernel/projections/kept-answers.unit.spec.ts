import { describe, expect, it } from '@jest/globals';
import { KeptAnswers } from './kept-answers.ts';

function setUp(most = 2) {
  const models = { stand: 'boards@4' };
  const answers = new KeptAnswers<number>(() => Promise.resolve(models.stand), most);
  let readings = 0;
  const read = () => Promise.resolve((readings += 1));
  return { models, ask: (key: string) => answers.get(key, read), answers };
}

describe('answers kept until the read models change', () => {
  it('reads once while the read models stand still', async () => {
    const { models, ask } = setUp();
    expect(await Promise.all([ask('kai'), ask('kai')])).toEqual([1, 1]);
    expect(await ask('lani')).toBe(2);
    models.stand = 'boards@5';
    expect(await ask('kai')).toBe(3);
  });

  it('keeps no more than it may, and no failure', async () => {
    const { ask, answers } = setUp(1);
    await ask('kai');
    await ask('lani');
    expect(await ask('kai')).toBe(3);
    await expect(answers.get('nobody', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await ask('nobody')).toBe(4);
  });
});
