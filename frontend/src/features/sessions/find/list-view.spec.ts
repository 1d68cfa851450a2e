import { describe, expect, it } from '@jest/globals';
import { paramsOf, viewIn } from './list-view.ts';

const SORTABLE = ['date', 'max_speed'];
const view = (address: string) => viewIn(new URLSearchParams(address), SORTABLE);

describe('the view of a list in its address', () => {
  it.each([
    '',
    'search=dawn+patrol',
    'vessel=7&sort=max_speed-asc',
    'year=2026&source=STRAVA&shared=no&rides=yes&video=yes',
    'sort=date-asc',
  ])('reads "%s" and writes it back unchanged', (address) => {
    expect(paramsOf(view(address)).toString()).toBe(address);
  });

  it('is newest first for a missing or unknown column', () => {
    for (const address of ['', 'sort=', 'sort=password-asc', 'sort=date']) {
      expect(view(address).sort).toEqual({ id: 'date', desc: true });
    }
  });
});
