import { describe, expect, it } from '@jest/globals';
import { figureOptions, firstFigures } from './figure-options.ts';

const namesOf = (...args: Parameters<typeof figureOptions>) =>
  figureOptions(...args).map(({ value }) => value);

describe('the numbers of a picture', () => {
  it.each(['traveling_waves', 'standing_waves'] as const)('can be chosen once each: %s', (surfType) => {
    const chosen = firstFigures(surfType);
    expect(new Set(chosen).size).toBe(3);
    chosen.forEach((figure, index) => {
      const offered = namesOf(surfType, chosen, index);
      expect(offered).toContain(figure);
      expect(offered.filter((name) => chosen.includes(name))).toEqual([figure]);
    });
  });

  it('have attempts and tours for a standing wave only', () => {
    const standing = namesOf('standing_waves', firstFigures('standing_waves'), 0);
    expect(standing).toEqual(expect.arrayContaining(['attempts', 'longest_tour']));
    expect(namesOf('traveling_waves', firstFigures('traveling_waves'), 0)).not.toContain('attempts');
  });
});
