import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../../../testing/sessions.ts';
import { placesToOpen } from './use-sessions-to-open.ts';

const at = (place: string | null, surf_type: 'traveling_waves' | 'standing_waves' = 'traveling_waves') =>
  sampleRow({ place, surf_type });

describe('places of the command palette', () => {
  it('lead to their sessions in the list of their surf type, the most surfed first', () => {
    const rows = [
      at('Pacifica, California'),
      at('Ericeira, Portugal'),
      at('Ericeira, Portugal'),
      at('Egmont, Canada', 'standing_waves'),
      at(null),
    ];
    expect(placesToOpen(rows, 'e')).toEqual([
      { to: '/activities?search=Ericeira%2C+Portugal', label: 'Ericeira, Portugal', detail: '2 sessions' },
      {
        to: '/activities-standing-waves?search=Egmont%2C+Canada',
        label: 'Egmont, Canada',
        detail: '1 session',
      },
    ]);
    expect(placesToOpen(rows, 'california pacif').map(({ label }) => label)).toEqual([
      'Pacifica, California',
    ]);
  });
});
