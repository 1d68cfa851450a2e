import { describe, expect, it } from '@jest/globals';
import { figureOptions } from '../../ui/picture/picture-figures.tsx';
import { figureLabels, firstFigures } from './figure-options.ts';

const namesOf = (surfType: Parameters<typeof figureLabels>[0], index: number) =>
  figureOptions(figureLabels(surfType), firstFigures(surfType), index).map(({ value }) => value);

describe('the numbers of a picture', () => {
  it.each(['traveling_waves', 'standing_waves'] as const)('can be chosen once each: %s', (surfType) => {
    const chosen = firstFigures(surfType);
    expect(new Set(chosen).size).toBe(3);
    chosen.forEach((figure, index) => {
      const offered = namesOf(surfType, index);
      expect(offered).toContain(figure);
      expect(offered.filter((name) => chosen.includes(name))).toEqual([figure]);
    });
  });

  it('have attempts and tours for a standing wave only', () => {
    expect(namesOf('standing_waves', 0)).toEqual(expect.arrayContaining(['attempts', 'longest_tour']));
    expect(namesOf('traveling_waves', 0)).not.toContain('attempts');
  });
});
