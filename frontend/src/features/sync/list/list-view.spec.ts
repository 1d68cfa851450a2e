import { describe, expect, it } from '@jest/globals';
import { garminActivity } from '../testing.ts';
import { FIRST_VIEW, heldElsewhere, surfSessions, typeLabel, typesOf, viewed } from './list-view.ts';

const listed = (over: Parameters<typeof garminActivity>[0]) => ({ key: '', ...garminActivity(over) });
const dawn = listed({ activity_name: 'Dawn at the Point', activity_date: '2026-06-02 06:10:00' });
const sup = listed({
  activity_name: 'Evening SUP',
  activity_date: '2026-06-01 18:00:00',
  activity_type: 'stand_up_paddleboarding',
});
const other = listed({ activity_name: 'Dawn', activity_date: '2026-06-02 06:10:00~17' });
const names = (view: Partial<typeof FIRST_VIEW>) =>
  viewed([sup, dawn, other], { ...FIRST_VIEW, ...view }).rows.map(({ activity_name }) => activity_name);

describe('the list of synced activities', () => {
  it('shows the newest first, or the oldest', () => {
    expect(names({})).toEqual(['Dawn', 'Dawn at the Point', 'Evening SUP']);
    expect(names({ newestFirst: false })).toEqual(['Evening SUP', 'Dawn at the Point', 'Dawn']);
  });

  it('contains the names with every word of the search', () => {
    expect(names({ search: ' POINT dawn ' })).toEqual(['Dawn at the Point']);
    expect(names({ search: 'noon' })).toEqual([]);
  });

  it('contains the chosen type', () => {
    expect(names({ type: 'stand_up_paddleboarding' })).toEqual(['Evening SUP']);
  });

  it('leaves other sports out and counts them, until they are wanted', () => {
    const run = listed({ activity_name: 'Run', activity_type: 'running' });
    const analyzed = listed({ activity_name: 'Odd', activity_type: 'other', is_analyzed: true });
    const shown = (activities: readonly (typeof run)[], view: Partial<typeof FIRST_VIEW> = {}) => {
      const { rows, hidden } = viewed(activities, { ...FIRST_VIEW, ...view });
      return [rows.length, hidden];
    };
    expect(shown([dawn, run, analyzed])).toEqual([2, 1]);
    expect(shown([dawn, run, analyzed], { otherSports: true })).toEqual([3, 0]);
    expect(shown([dawn, run, analyzed], { type: 'running' })).toEqual([1, 0]);
    expect(shown([run])).toEqual([1, 0]);
  });

  it('knows the surf sessions that are not here yet', () => {
    const known_session = { url_hash: 'hash5', source: 'MANUAL' } as const;
    const sailing = listed({ activity_type: 'sailing_v2' });
    const rest = [
      listed({ is_analyzed: true }),
      listed({ known_session }),
      listed({ has_track: false }),
      sailing,
    ];
    expect(surfSessions([dawn, sup, ...rest])).toEqual([dawn, sup]);
  });

  it('offers each type once, sorted by its label', () => {
    expect(typesOf([dawn, sup, other])).toEqual(['stand_up_paddleboarding', 'surfing']);
  });

  it.each([
    ['stand_up_paddleboarding', 'Stand up paddleboarding'],
    ['StandUpPaddling', 'Stand up paddling'],
    ['Surfing', 'Surfing'],
    ['', ''],
  ])('reads the type %p as %p', (type, label) => {
    expect(typeLabel(type)).toBe(label);
  });
});

it('counts what another service alone hands out', () => {
  expect(heldElsewhere([dawn, { ...sup, held_by: 'Strava' }, { ...other, held_by: null }])).toEqual(
    new Map([['Strava', 1]]),
  );
});
