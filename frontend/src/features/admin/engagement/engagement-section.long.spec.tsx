import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenStorage } from '../../../app/token-storage.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { DashboardPage } from '../dashboard-page.tsx';
import { sampleUser, statsAnswers } from '../testing.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => tokenStorage.write('abc'));

/** Opens the dashboard and returns the query of each call for the table. */
function open(given: Parameters<typeof statsAnswers>[0] = {}): string[] {
  serve(statsAnswers({ 'user-engagement': [200, [sampleUser()]], ...given }));
  const served = globalThis.fetch;
  const queries: string[] = [];
  globalThis.fetch = (input) => {
    const { pathname, search } = new URL((input as Request).url);
    if (pathname.endsWith('/user-engagement')) queries.push(search);
    return served(input);
  };
  renderApp(<DashboardPage />);
  return queries;
}

const table = () => within(screen.getByRole('table', { name: 'User Engagement' }));
const rows = () =>
  table()
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const sorted = () =>
  table()
    .getAllByRole('columnheader')
    .filter((header) => (header.getAttribute('aria-sort') ?? 'none') !== 'none')
    .map((header) => [header.textContent, header.getAttribute('aria-sort')]);

describe('the user engagement on a narrow screen', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('has a card with every figure of each user', async () => {
    open({
      'user-engagement': [
        200,
        [
          sampleUser(),
          sampleUser({ user_id: 9, username: null, email: 'lani@surf.example', is_active: false }),
        ],
      ],
    });
    expect(await screen.findByText('lani@surf.example')).toBeTruthy();
    const list = screen.getByRole('list', { name: 'User Engagement' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1kai@surf.exampleActivekaiFeb 11, 2025ID7Total8Manual5Garmin2Strava1Public3',
      '2lani@surf.exampleInactiveUnknownFeb 11, 2025ID9Total8Manual5Garmin2Strava1Public3',
    ]);
    expect(screen.queryByRole('table', { name: 'User Engagement' })).toBeNull();
  });

  it('sorts by every column in both directions', async () => {
    const queries = open();
    const select = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(within(select).getAllByRole('option')).toHaveLength(20);
    expect((select as HTMLSelectElement).value).toBe('total_activities:desc');
    await user.selectOptions(select, 'Email, A to Z');
    await waitFor(() => expect(queries.at(-1)).toBe('?sort=email&order=asc&limit=500'));
    await user.selectOptions(select, 'Active first');
    await waitFor(() => expect(queries.at(-1)).toBe('?sort=is_active&order=desc&limit=500'));
  });

  it('says so when there are no users', async () => {
    open({ 'user-engagement': [200, []] });
    expect(await screen.findByText('No users yet')).toBeTruthy();
  });

  it('tells what each column counts', async () => {
    open();
    await user.click(await screen.findByText('What is counted'));
    expect(screen.getByText('Number of the account.')).toBeTruthy();
  });
});

describe('the user engagement table', () => {
  it('says so when there are no users', async () => {
    open({ 'user-engagement': [200, []] });
    expect(await screen.findByText('No users yet')).toBeTruthy();
  });

  it('has a row number and all columns', async () => {
    open({
      'user-engagement': [
        200,
        [
          sampleUser(),
          sampleUser({ user_id: 9, username: 'lani', total_activities: 1200, is_active: false }),
        ],
      ],
    });
    await screen.findByText('lani');
    expect(
      table()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '#',
      'ID',
      'Email',
      'Username',
      'Total Activities',
      'Manual',
      'Garmin',
      'Strava',
      'Public',
      'Status',
      'Created At',
    ]);
    expect(rows()).toEqual([
      ['1', '7', 'kai@surf.example', 'kai', '8', '5', '2', '1', '3', 'Active', 'Feb 11, 2025'],
      ['2', '9', 'kai@surf.example', 'lani', '1,200', '5', '2', '1', '3', 'Inactive', 'Feb 11, 2025'],
    ]);
  });

  it.each([null, '', '  '])('calls a user with the username %j Unknown', async (username) => {
    open({ 'user-engagement': [200, [sampleUser({ username })]] });
    expect(await screen.findByText('Unknown')).toBeTruthy();
  });

  it.each([null, ''])('says so when the registration date is %j', async (created_at) => {
    open({ 'user-engagement': [200, [{ ...sampleUser(), created_at }]] });
    expect(await screen.findByText('Unknown registration date')).toBeTruthy();
  });

  it('toggles the direction of the active column, and sorts another one descending', async () => {
    const queries = open();
    const click = (name: string) => user.click(table().getByRole('button', { name }));
    await screen.findByText('kai@surf.example');
    await click('Total Activities');
    expect(sorted()).toEqual([['Total Activities', 'ascending']]);
    await click('Total Activities');
    expect(sorted()).toEqual([['Total Activities', 'descending']]);
    for (const [title, field] of [
      ['ID', 'user_id'],
      ['Email', 'email'],
      ['Username', 'username'],
      ['Manual', 'manual_activities'],
      ['Garmin', 'garmin_activities'],
      ['Strava', 'strava_activities'],
      ['Public', 'public_activities'],
      ['Status', 'is_active'],
      ['Created At', 'created_at'],
    ] as const) {
      await click(title);
      expect(sorted()).toEqual([[title, 'descending']]);
      await waitFor(() => expect(queries.at(-1)).toBe(`?sort=${field}&order=desc&limit=500`));
    }
    await click('Created At');
    expect(sorted()).toEqual([['Created At', 'ascending']]);
    await waitFor(() => expect(queries.at(-1)).toBe('?sort=created_at&order=asc&limit=500'));
  });

  it("keeps the server's order, with missing values where the server puts them", async () => {
    open({
      'user-engagement': [
        200,
        [
          sampleUser({ user_id: 2, username: 'zoe' }),
          sampleUser({ user_id: 3, username: 'amy' }),
          sampleUser({ user_id: 1, username: null }),
        ],
      ],
    });
    await screen.findByText('zoe');
    expect(rows().map(([, , , username]) => username)).toEqual(['zoe', 'amy', 'Unknown']);
  });

  it('keeps the rows and shows the error when another order fails to load', async () => {
    open();
    await screen.findByText('kai@surf.example');
    serve(statsAnswers({ 'user-engagement': [500, {}] }));
    await user.click(table().getByRole('button', { name: 'Email' }));
    const section = within(screen.getByRole('region', { name: 'User Engagement' }));
    expect((await section.findByRole('alert')).textContent).toBe(
      'Failed to load admin data. Please try again later.',
    );
    expect(rows()).toHaveLength(1);
  });

  it('tells how many users there are when it shows the first 500 only', async () => {
    const users = Array.from({ length: 500 }, (_, index) => sampleUser({ user_id: index + 1 }));
    const stats = {
      total_users: 12_345,
      total_activities: 0,
      total_public_activities: 0,
      total_manual_activities: 0,
      total_garmin_activities: 0,
      total_strava_activities: 0,
    };
    open({ 'user-engagement': [200, users], global: [200, stats] });
    expect(await screen.findByText('The first 500 of 12,345')).toBeTruthy();
    expect(rows()).toHaveLength(500);
  });
});
