import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../../../testing/sessions.ts';
import { byMonth } from '../table/list-items.ts';
import { yearsOf } from '../table/list-window.ts';
import { type ChosenFilters, FILTERS, NO_FILTERS, passes } from './filters.ts';

const banana = { nickname: 'Banana', brand: 'NRS', model: 'X' };
const shared = sampleRow({ url_hash: 'shared', is_public: true, surf_vessel_id: 7, surf_vessel: banana });
const old = sampleRow({ url_hash: 'old', activity_time: '2024-05-01T16:00:00Z', source: 'GARMIN' });
const empty = sampleRow({ url_hash: 'empty', total_rides: 0, has_video: true });
const rows = [shared, old, empty];

const left = (chosen: Partial<ChosenFilters>) =>
  rows.filter(passes({ ...NO_FILTERS, ...chosen }, 'pacific')).map(({ url_hash }) => url_hash);

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

  it('keep the sessions that began at a tide, once the tides are known', () => {
    const risen = { ...NO_FILTERS, tide: 'rising' };
    expect(rows.filter(passes(risen, 'pacific', { old: 'rising', empty: 'low' }))).toEqual([old]);
    expect(rows.filter(passes(risen, 'pacific'))).toEqual([]);
  });

  it('keep the sessions with a largest flow between two steps, and offer them where a flow is known', () => {
    const [green, pile] = [sampleRow({ flow_knots: 10.9 }), sampleRow({ flow_knots: 11 })];
    const flow = FILTERS.find(({ key }) => key === 'flow')!;
    const options = flow.optionsOf([green, pile, old], 'pacific');
    expect(options.map(({ label }) => label)).toEqual([
      'Under 8 kn',
      '8 to 11 kn',
      '11 to 13 kn',
      '13 kn and more',
    ]);
    const kept = passes({ ...NO_FILTERS, flow: options[1]!.value }, 'pacific');
    expect([green, pile, old].filter(kept)).toEqual([green]);
    expect(flow.optionsOf(rows, 'pacific')).toEqual([]);
  });

  it('offer what the sessions have', () => {
    const offered = Object.fromEntries(
      FILTERS.map(({ key, optionsOf }) => [key, optionsOf(rows, 'pacific').map(({ label }) => label)]),
    );
    expect(offered).toMatchObject({
      vessel: ['Banana'],
      year: ['2026', '2024'],
      source: ['Manual Upload', 'GARMIN'],
      shared: ['Shared', 'Private'],
    });
  });

  it('take the year on the clock of the months', () => {
    // New Year's morning on Lord Howe Island.
    const newYear = sampleRow({ activity_time: '2025-12-31T20:00:00Z', time_zone: 'Australia/Lord_Howe' });
    const { optionsOf } = FILTERS.find(({ key }) => key === 'year')!;
    for (const [clock, year, other] of [
      ['pacific', '2025', '2026'],
      ['spot', '2026', '2025'],
    ] as const) {
      expect(optionsOf([newYear], clock)).toEqual([{ value: year, label: year }]);
      expect(passes({ ...NO_FILTERS, year }, clock)(newYear)).toBe(true);
      expect(passes({ ...NO_FILTERS, year: other }, clock)(newYear)).toBe(false);
      expect(yearsOf(byMonth([newYear], clock))).toMatchObject([{ year }]);
    }
  });
});
