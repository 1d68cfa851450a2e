import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RecordOfSession } from '../../../../app/api-types.ts';
import { tokenStorage } from '../../../../app/token-storage.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { serve } from '../../../../testing/served.ts';
import { SessionRecords } from './session-records.tsx';

beforeEach(() => tokenStorage.write('abc'));

const longest: RecordOfSession = {
  record: 'longest_distance',
  scope: 'vessel',
  ride_number: 7,
  value: 214.4,
  replaced: { value: 173.1, url_hash: 'june', ride_number: 2, day: '2026-06-03' },
  until: null,
};

it('names what a record replaced, where it holds and until when, and leaves out what reads the same', async () => {
  serve({
    'GET /api/activities/july/records': [
      200,
      [
        longest,
        { ...longest, record: 'longest_time', value: 31.2, replaced: { ...longest.replaced, value: 30.8 } },
        { ...longest, record: 'max_speed', scope: 'all', until: '2026-08-01', value: 190 },
      ],
    ],
  });
  renderApp(<SessionRecords activity={{ url_hash: 'july', surf_type: 'traveling_waves' }} />);
  const records = await screen.findByRole('list', { name: 'Records' });
  expect([...records.children].map(({ textContent }) => textContent)).toEqual([
    'Longest ride on this board, 41 m more than on Jun 3, 2026',
    'Max speed until Aug 1, 2026, 16.9 km/h more than on Jun 3, 2026',
  ]);
  const [link] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/activity/june?ride=2');
});
