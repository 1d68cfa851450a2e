import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RecordOfSession } from '../../../app/api-types.ts';
import { tokenStorage } from '../../../app/token-storage.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
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

it.each([
  [{}, 'Your longest ride on this board: 41 m longer than on Jun 3, 2026.'],
  [
    { record: 'longest_time', scope: 'spot', value: 35, replaced: { ...longest.replaced, value: 31 } },
    'Your longest time on a wave here: 4 s longer than on Jun 3, 2026.',
  ],
  [
    { record: 'max_speed', scope: 'all', value: 190 },
    'Your fastest ride ever: 16.9 km/h faster than on Jun 3, 2026.',
  ],
  [
    { record: 'max_speed', scope: 'all', value: 190, until: '2026-08-01' },
    'Was your fastest ride until Aug 1, 2026.',
  ],
  [
    {
      record: 'most_rides',
      scope: 'all',
      ride_number: null,
      value: 23,
      replaced: { ...longest.replaced, value: 20, ride_number: null },
    },
    'Your session with the most rides ever: 3 more than on Jun 3, 2026.',
  ],
] as const)('says a record as people do: %j', async (change, sentence) => {
  serve({ 'GET /api/activities/july/records': [200, [{ ...longest, ...change }]] });
  renderApp(<SessionRecords activity={{ url_hash: 'july', surf_type: 'traveling_waves' }} />);
  expect((await screen.findByRole('list', { name: 'Records' })).textContent).toBe(sentence);
});

it('links the ride or the session that held the record before, and leaves out what reads the same', async () => {
  const same = { record: 'longest_time', value: 31.2, replaced: { ...longest.replaced, value: 30.8 } };
  const most = {
    record: 'most_rides',
    ride_number: null,
    replaced: { ...longest.replaced, value: 20, ride_number: null },
  };
  serve({
    'GET /api/activities/july/records': [200, [longest, { ...longest, ...most }, { ...longest, ...same }]],
  });
  renderApp(<SessionRecords activity={{ url_hash: 'july', surf_type: 'traveling_waves' }} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/activity/june?ride=2', '/activity/june']);
});
