import { describe, expect, it } from '@jest/globals';
import { paramsOf, viewIn } from './list-view.ts';

const SORTABLE = ['date', 'max_speed'];
const view = (address: string) => viewIn(new URLSearchParams(address), SORTABLE);

describe('the view of a list in its address', () => {
  it.each(['', 'search=dawn+patrol', 'vessel=7&sort=max_speed-asc', 'sort=date-asc'])(
    'reads back "%s" as it was written',
    (address) => {
      expect(paramsOf(view(address)).toString()).toBe(address);
    },
  );

  it('is the newest first where the column is unknown or nothing is said', () => {
    for (const address of ['', 'sort=', 'sort=password-asc', 'sort=date']) {
      expect(view(address).sorting).toEqual([{ id: 'date', desc: true }]);
    }
  });
});
