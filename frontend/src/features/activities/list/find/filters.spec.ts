import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../../testing.ts';
import { type ChosenFilters, FILTERS, NO_FILTERS, passes } from './filters.ts';

const banana = { nickname: 'Banana', brand: 'NRS', model: 'X' };
const shared = sampleRow({ url_hash: 'shared', is_public: true, surf_vessel_id: 7, surf_vessel: banana });
const old = sampleRow({ url_hash: 'old', activity_time: '2024-05-01T16:00:00Z', source: 'GARMIN' });
const empty = sampleRow({ url_hash: 'empty', total_rides: 0, has_video: true });
const rows = [shared, old, empty];

const left = (chosen: Partial<ChosenFilters>) =>
  rows.filter(passes({ ...NO_FILTERS, ...chosen })).map(({ url_hash }) => url_hash);

describe('the filters of a list', () => {
  it.each<[Partial<ChosenFilters>, readonly string[]]>([
    [{}, ['shared', 'old', 'empty']],
    [{ vessel: '7' }, ['shared']],
    [{ year: '2024' }, ['old']],
    [{ source: 'GARMIN' }, ['old']],
    [{ shared: 'yes' }, ['shared']],
    [{ shared: 'no' }, ['old', 'empty']],
    [{ rides: 'yes' }, ['shared', 'old']],
    [{ rides: 'no', video: 'yes' }, ['empty']],
    [{ video: 'yes', year: '2024' }, []],
  ])('with %p keep %p', (chosen, kept) => {
    expect(left(chosen)).toEqual(kept);
  });

  it('offer what the sessions have', () => {
    const offered = Object.fromEntries(
      FILTERS.map(({ key, optionsOf }) => [key, optionsOf(rows).map(({ label }) => label)]),
    );
    expect(offered).toMatchObject({
      vessel: ['Banana'],
      year: ['2026', '2024'],
      source: ['Manual Upload', 'GARMIN'],
      shared: ['Shared', 'Private'],
    });
  });
});
