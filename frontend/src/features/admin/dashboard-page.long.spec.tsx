import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { tokenStorage } from '../../app/token-storage.ts';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { sampleUserStats, statsAnswers } from './testing.ts';

const FAILED = 'Failed to load admin data. Please try again later.';
const QUESTIONS = Object.keys(statsAnswers());

beforeEach(() => tokenStorage.write('abc'));

function open(given: Parameters<typeof statsAnswers>[0] = {}) {
  const calls = serve(statsAnswers(given));
  renderApp(
    <Routes>
      <Route path="/admin/dashboard" element={<DashboardPage />} />
      <Route path="/" element={<p>The landing page</p>} />
    </Routes>,
    { at: '/admin/dashboard' },
  );
  return calls;
}

const user = userEvent.setup({ delay: null });
const section = (name: string) => within(screen.getByRole('region', { name }));
const rowsOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }));
  await waitFor(() => expect(screen.getByRole('table', { name }).getAttribute('aria-busy')).toBe('false'));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};
const cardsOf = (name: string) =>
  section(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the admin dashboard', () => {
  it("is headed 'Admin Dashboard' with its subtitle", () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.getByText('User statistics and engagement metrics')).toBeTruthy();
  });

  it('fires its 11 calls together on load', async () => {
    const never = new Promise<never>(() => undefined);
    const calls = open(Object.fromEntries(QUESTIONS.map((call) => [call.split('/').at(-1), never])));
    await waitFor(() => expect(calls.toSorted()).toEqual(QUESTIONS.toSorted()));
    expect(calls).toHaveLength(11);
  });

  it('has all sections from the first moment on, in the order of the contract', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Global Statistics',
      'Activity Sources',
      'User Growth Over Time',
      'Activity Growth Over Time',
      'Activities by Type',
      'User Statistics',
      'User Unit Preferences',
      'User Engagement',
    ]);
  });

  it('announces loading until every call is answered', async () => {
    let answer: (given: readonly [number, unknown]) => void = () => undefined;
    open({ 'surf-types': new Promise((resolve) => (answer = resolve)) });
    await rowsOf('Activities by Vessel Type');
    expect(screen.getByRole('status', { name: 'Loading the dashboard' })).toBeTruthy();
    answer([200, []]);
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the dashboard' })).toBeNull());
  });

  it('links to the maintenance page', () => {
    open();
    expect(screen.getByRole('link', { name: 'Maintenance' }).getAttribute('href')).toBe('/admin/replay');
  });

  it('shows the totals, and the sources with their percentages of all activities', async () => {
    open({
      global: [
        200,
        {
          total_users: 1234,
          total_activities: 1000,
          total_public_activities: 345,
          total_manual_activities: 666,
          total_garmin_activities: 333,
          total_strava_activities: 1,
        },
      ],
    });
    await screen.findByText('1,234');
    expect(cardsOf('Global Statistics')).toEqual([
      ['Total Users', '1,234'],
      ['Total Activities', '1,000'],
      ['Public Activities', '345'],
    ]);
    expect(cardsOf('Activity Sources')).toEqual([
      ['Manual', '66667%'],
      ['Garmin', '33333%'],
      ['Strava', '10%'],
    ]);
  });

  it('shows percentages of 0 without any activity', async () => {
    open();
    await waitFor(() =>
      expect(cardsOf('Activity Sources')).toEqual([
        ['Manual', '00%'],
        ['Garmin', '00%'],
        ['Strava', '00%'],
      ]),
    );
  });

  it('draws users and activities per month as a line and as bars, with both as a table', async () => {
    open({
      'user-growth': [200, [{ month: '2026-11', total_users: 1234, new_users: 1 }]],
      'new-user-registrations': [200, [{ month: '2026-11', total_users: 1, new_users: 234 }]],
      'monthly-users': [200, [{ month: '2026-11', total_users: 1234, new_users: 234 }]],
      'activity-growth': [200, [{ month: '2026-11', total_activities: 80, new_activities: 1 }]],
      'new-activities': [200, [{ month: '2026-11', total_activities: 1, new_activities: 20 }]],
      'monthly-activities': [
        200,
        [
          { month: '2026-10', total_activities: 60, new_activities: 60 },
          { month: '2026-11', total_activities: 80, new_activities: 20 },
        ],
      ],
    });
    const value = async (name: string) =>
      (await screen.findByRole('slider', { name })).getAttribute('aria-valuetext');
    expect(await value('Total users per month')).toBe('Nov 2026: 1,234');
    expect(await value('New users per month')).toBe('Nov 2026: 234');
    expect(await value('Total activities per month')).toBe('Nov 2026: 80');
    expect(await value('New activities per month')).toBe('Nov 2026: 20');
    const marks = (title: string) =>
      ['Total', 'New'].map((kind) => {
        const drawing = screen
          .getByRole('region', { name: title })
          .querySelector(`svg[data-caption^="${kind}"]`)!;
        return ['path', 'rect'].filter((mark) => drawing.querySelector(mark) !== null);
      });
    expect(marks('User Growth Over Time')).toEqual([['path'], ['rect']]);
    expect(marks('Activity Growth Over Time')).toEqual([['path'], ['rect']]);
    const [table] = await screen.findAllByRole('table', { name: 'Activity Growth Over Time' });
    await waitFor(() =>
      expect(
        within(table!)
          .getAllByRole('row')
          .map((row) => [...row.children].map(({ textContent }) => textContent)),
      ).toEqual([
        ['Month', 'Total activities', 'New activities'],
        ['Nov 2026', '80', '20'],
        ['Oct 2026', '60', '60'],
      ]),
    );
  });

  it('shows activities by vessel type and surf type', async () => {
    open({
      'surf-vessels': [
        200,
        [
          { vessel_type: 'sup_board', count: 1400, percentage: 67 },
          { vessel_type: 'other', count: 2, percentage: 33 },
        ],
      ],
      'surf-types': [
        200,
        [
          { surf_type: 'traveling_waves', count: 6, percentage: 75 },
          { surf_type: 'standing_waves', count: 2, percentage: 25 },
        ],
      ],
    });
    expect(await rowsOf('Activities by Vessel Type')).toEqual([
      ['SUP Board', '1,400', '67%'],
      ['Other', '2', '33%'],
    ]);
    expect(await rowsOf('Activities by Surf Type')).toEqual([
      ['Ocean Surfing', '6', '75%'],
      ['Standing Wave Surfing', '2', '25%'],
    ]);
  });

  it('says so when no activity has a vessel or surf type', async () => {
    open();
    expect(await screen.findByText('No activities with vessel data available')).toBeTruthy();
    expect(screen.getByText('No activities with surf type data available')).toBeTruthy();
  });

  it('has nothing to download without data', async () => {
    open();
    await screen.findByText('No activities with vessel data available');
    const entriesOf = async (title: string) => {
      const more = section(title).getAllByRole('button', { name: /^More: / })[0]!;
      await user.click(more);
      // Without a layout the menu has no place and stays invisible.
      const items = await screen.findAllByRole('menuitem', { hidden: true });
      const entries = items.map(({ textContent }) => textContent);
      await user.click(more);
      await waitFor(() => expect(screen.queryByRole('menuitem', { hidden: true })).toBeNull());
      return entries;
    };
    expect(await entriesOf('User Growth Over Time')).toEqual(['Show the SQL']);
    expect(await entriesOf('User Statistics')).toEqual(['Download CSV', 'Show the SQL']);
  });

  it('has an index of its sections and insights', async () => {
    open();
    await screen.findByRole('heading', { name: 'Storage and import time' });
    const index = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const link of index.getAllByRole('link')) {
      const target = document.getElementById(link.getAttribute('href')!.slice(1));
      expect(target === null ? null : within(target).getAllByRole('heading')[0]!.textContent).toBe(
        link.textContent,
      );
    }
  });

  it('shows users by what they do and have', async () => {
    open({
      'user-stats': [
        200,
        sampleUserStats({
          active_users: 7,
          active_users_percentage: 70,
          inactive_users: 3,
          inactive_users_percentage: 30,
          users_with_activities: 6,
          users_with_activities_percentage: 60,
          users_with_public_activities: 2,
          users_with_public_activities_percentage: 20,
          users_with_username: 5,
          users_with_username_percentage: 50,
          users_with_activation_key: 1,
          users_with_activation_key_percentage: 10,
          users_with_garmin_activities: 3,
          users_with_garmin_activities_percentage: 31,
          users_with_strava_activities: 2,
          users_with_strava_activities_percentage: 21,
          users_with_manual_activities: 4,
          users_with_manual_activities_percentage: 41,
          users_with_ocean_surfing: 5,
          users_with_ocean_surfing_percentage: 51,
          users_with_standing_waves: 1,
          users_with_standing_waves_percentage: 11,
        }),
      ],
    });
    expect(await rowsOf('Users')).toEqual([
      ['Active Users', '7', '70%'],
      ['Inactive Users', '3', '30%'],
      ['Users with Activities', '6', '60%'],
      ['Users with Public Activities', '2', '20%'],
      ['Users with Username', '5', '50%'],
      ['Users with Video Editor Activation Key', '1', '10%'],
    ]);
    expect(await rowsOf('Users by Activity Source')).toEqual([
      ['Garmin', '3', '31%'],
      ['Strava', '2', '21%'],
      ['Manual', '4', '41%'],
    ]);
    expect(await rowsOf('Users by Surf Type')).toEqual([
      ['Ocean Surfing', '5', '51%'],
      ['Standing Wave Surfing', '1', '11%'],
    ]);
  });

  it('sorts users by vessel type by count descending, then by name', async () => {
    open({
      'user-stats': [
        200,
        sampleUserStats({
          users_with_surfboard: 4,
          users_with_surfboard_percentage: 40,
          users_with_standup_paddleboard: 9,
          users_with_foil: 4,
          users_with_bodyboard: 4,
          users_with_other_vessel: 5,
        }),
      ],
    });
    expect(await rowsOf('Users by Vessel Type')).toEqual([
      ['SUP Board', '9', '0%'],
      ['Other', '5', '0%'],
      ['Bodyboard', '4', '0%'],
      ['Foil', '4', '0%'],
      ['Surfboard', '4', '40%'],
      ['Sea Kayak', '0', '0%'],
      ['Surf Kayak', '0', '0%'],
      ['Surfski', '0', '0%'],
      ['Whitewater Kayak', '0', '0%'],
    ]);
  });

  it('shows the preferred units', async () => {
    open({
      'user-stats': [
        200,
        sampleUserStats({
          users_meters_distance: 5,
          users_meters_distance_percentage: 50,
          users_yards_distance: 1,
          users_feet_distance: 4,
          users_kmh_speed: 6,
          users_mph_speed: 3,
          users_ms_speed: 1,
          users_ms_speed_percentage: 10,
        }),
      ],
    });
    expect(await rowsOf('Distance')).toEqual([
      ['Meters', '5', '50%'],
      ['Yards', '1', '0%'],
      ['Feet', '4', '0%'],
    ]);
    expect(await rowsOf('Speed')).toEqual([
      ['km/h', '6', '0%'],
      ['mph', '3', '0%'],
      ['m/s', '1', '10%'],
      ['kn', '0', '0%'],
    ]);
  });

  it.each(QUESTIONS.map((call) => call.split('/').at(-1) ?? ''))(
    'shows the error when %s fails, and asks again',
    async (question) => {
      const calls = open({ [question]: [500, {}] });
      expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
      const before = calls.filter((call) => call.endsWith(`/${question}`)).length;
      serve(statsAnswers());
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Global Statistics' })).toBeTruthy();
      expect(before).toBe(1);
    },
  );

  it("adds the server's reason while the figures are being built", async () => {
    open({ global: [503, { detail: 'Statistics are being built.' }] });
    expect((await screen.findByRole('alert')).textContent).toContain(FAILED);
    expect(screen.getByText('Statistics are being built.')).toBeTruthy();
  });

  it('is forbidden for other users, who are redirected to the landing page after 3 seconds', async () => {
    const { pass } = fakedTime();
    try {
      open(
        Object.fromEntries(
          QUESTIONS.map((call) => [
            call.split('/').at(-1),
            [403, { detail: 'You do not have permission to access this page.' }],
          ]),
        ),
      );
      expect(await screen.findByText('You do not have permission to access this page.')).toBeTruthy();
      expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
      await pass(2900);
      expect(screen.queryByText('The landing page')).toBeNull();
      await pass(200);
      expect(screen.getByText('The landing page')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});
