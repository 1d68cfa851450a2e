import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { ComparePage, CompareSkookPage } from './compare-page.tsx';

const session = (url_hash: string) => ({
  id: url_hash,
  url_hash,
  activity_name: `Session ${url_hash}`,
  activity_time: null,
  time_zone: null,
  utc_offset: null,
  surf_vessel: null,
  rides: [],
  rough: { rides: false, attempts: false, tours: false },
  total_rides: 0,
  total_distance: 0,
  total_time: 0,
  max_speed: null,
  longest_distance: null,
  longest_time: null,
  top_5_avg_distance: [],
  top_5_avg_time: [],
});
const open = (activities: string, answer: readonly [number, unknown]) => {
  tokenStorage.write('abc');
  serve({ 'GET /api/activities/compare': answer });
  renderApp(<ComparePage />, { at: `/compare?activities=${activities}` });
};

describe('the compare page', () => {
  it('shows the sessions that exist and the number of missing ones', async () => {
    open('a,b,c', [200, [session('a'), session('c')]]);
    expect(await screen.findByText("1 of 3 activities isn't available anymore.")).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('shows no notice when all sessions exist', async () => {
    open('a,b', [200, [session('a'), session('b')]]);
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2);
    expect(screen.queryByText(/available anymore/)).toBeNull();
  });

  it('says that rough rides set no records, with links to the sessions that have larger ones', async () => {
    const ride = { id: 1, duration: 557, distance: 60, max_speed: 42.1, surf_time: 9, rough: true };
    const rides = [{ ...ride, is_surf_ride: true, is_tour: false }];
    open('a,b', [200, [{ ...session('a'), longest_time: 44, rides }, session('b')]]);
    const note = (await screen.findByText('Rides with uncertain GPS set no records')).parentElement!;
    expect(
      within(note)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/activity/a']);
  });

  it('says that there are no activities to compare when all are missing', async () => {
    open('a,b', [200, []]);
    expect(await screen.findByText('No activities to compare')).toBeTruthy();
  });

  it('without any activity asks nothing and says so', () => {
    const calls = serve({});
    renderApp(<CompareSkookPage />, { at: '/compare-skook' });
    expect(screen.getByText('No activities selected for comparison')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Error')).toBeNull();
    const choose = screen.getByRole('link', { name: 'Choose sessions' });
    expect(choose.getAttribute('href')).toBe('/activities-standing-waves');
    expect(screen.getByRole('link', { name: 'Back to Skook Activities' })).toBeTruthy();
    expect(calls.filter((call) => call.includes('compare'))).toEqual([]);
  });

  it('shows the fallback of a failure without a sentence', async () => {
    open('a,b', [500, {}]);
    expect((await screen.findByRole('alert')).textContent).toBe('ErrorFailed to load comparison data');
  });

  it("shows the server's sentence for a single activity", async () => {
    open('a', [400, { detail: 'Please select 2 or more activities to compare' }]);
    expect(await screen.findByText('Please select 2 or more activities to compare')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
  });
});
