import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { sampleFigures } from '../testing.ts';
import { changeOf, type Figure, MAIN_FIGURES, OTHER_FIGURES } from './figure-list.ts';

const FIGURES = [...MAIN_FIGURES, ...OTHER_FIGURES];

const figure = (name: Figure['name']): Figure => FIGURES.find((known) => known.name === name)!;
const change = (name: Figure['name'], now: number | null, before: number | null) =>
  changeOf(
    figure(name),
    sampleFigures({ [name]: now }),
    sampleFigures({ [name]: before }),
    DEFAULT_PREFERENCES,
  );

describe('the change of a figure', () => {
  it('has a direction, a size and words', () => {
    expect(change('sessions', 16, 12)).toEqual({ direction: 'up', text: '4 more' });
    expect(change('sessions', 12, 16)).toEqual({ direction: 'down', text: '4 fewer' });
    expect(change('time_in_water', 3600, 9000)).toEqual({ direction: 'down', text: '1 h 30 min less' });
    expect(change('rides_per_hour', 11.2, 9.4)).toEqual({ direction: 'up', text: '1.8 more' });
    expect(change('distance_ridden', 2500, 2000)).toEqual({ direction: 'up', text: '500 m more' });
  });

  it('is none between values that read the same', () =>
    expect(change('rides_per_hour', 9.41, 9.4)).toEqual({ direction: 'same', text: 'The same' }));

  it('is unknown without one of the values', () => {
    expect(change('rides_per_hour', null, 9.4)).toBeNull();
    expect(change('rides_per_hour', 9.4, null)).toBeNull();
  });
});

it('a missing figure is a dash', () =>
  expect(FIGURES.map(({ write }) => write(null, DEFAULT_PREFERENCES))).toEqual(FIGURES.map(() => '-')));
