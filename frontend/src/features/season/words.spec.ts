import { expect, it } from '@jest/globals';
import { sampleSeason } from './testing.ts';
import { namesOfSpots } from './words.ts';

it('tells spots of one name apart', () => {
  const [spot] = sampleSeason().spots;
  const named = (spot_id: number | null, name: string | null) => ({ ...spot!, spot_id, name });
  const spots = [named(4, 'Linda Mar'), named(2, null), named(9, 'Linda Mar'), named(null, null)];
  expect([...namesOfSpots(spots)]).toEqual([
    [4, 'Linda Mar'],
    [2, 'Unnamed spot'],
    [9, 'Linda Mar (2)'],
    [null, 'No spot'],
  ]);
});
