import { describe, expect, it } from '@jest/globals';
import { garminActivity } from '../testing.ts';
import { FIRST_VIEW, typeLabel, typesOf, viewed } from './list-view.ts';

const listed = (over: Parameters<typeof garminActivity>[0]) => ({ key: '', ...garminActivity(over) });
const dawn = listed({ activity_name: 'Dawn at the Point', activity_date: '2026-06-02 06:10:00' });
const sup = listed({
  activity_name: 'Evening SUP',
  activity_date: '2026-06-01 18:00:00',
  activity_type: 'stand_up_paddleboarding',
});
const other = listed({ activity_name: 'Dawn', activity_date: '2026-06-02 06:10:00~17' });
const names = (view: Partial<typeof FIRST_VIEW>) =>
  viewed([sup, dawn, other], { ...FIRST_VIEW, ...view }).map(({ activity_name }) => activity_name);

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
