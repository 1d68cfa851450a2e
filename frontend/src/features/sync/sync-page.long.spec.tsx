import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { signedOut } from '../../app/session.ts';
import { tokenStorage } from '../../app/token-storage.ts';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { SyncPage } from './sync-page.tsx';
import { garminActivity, stravaActivity } from './testing.ts';

const site = (connections: readonly string[]) => [200, { connections, video_editor_url: null }] as const;
const status = { is_connected: true, offered: true, needs_reconnect: false, last_sync: null };
const garmin = (over: object = {}) => [200, { ...status, garmin_username: 'kai', ...over }] as const;
const strava = (over: object = {}) => [200, { ...status, athlete_name: 'Kai Moana', ...over }] as const;
const syncedList = (activities: readonly object[] = []) => ({
  activities,
  total: activities.length,
  full_at: null,
});
const CONNECTED = {
  'GET /api/site': site(['garmin', 'strava']),
  'GET /api/connect/garmin/status': garmin(),
  'GET /api/connect/strava/status': strava(),
  'GET /api/connect/garmin/activities': [200, syncedList()],
  'GET /api/connect/strava/activities': [200, syncedList()],
} as const;

let time: ReturnType<typeof fakedTime>;
const realObserver = globalThis.ResizeObserver;
beforeEach(() => {
  time = fakedTime();
  // The list needs a width to be drawn.
  globalThis.ResizeObserver = class {
    constructor(private readonly report: ResizeObserverCallback) {}
    observe(target: Element): void {
      const entry = { target, contentRect: { width: 1100 } } as unknown as ResizeObserverEntry;
      setTimeout(() => this.report([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = realObserver;
});

const Session = () => <>The session {useParams()['urlHash']}</>;

async function open(routes: Parameters<typeof serve>[0], tab = 'Garmin Connect') {
  const calls = serve({ ...CONNECTED, ...routes });
  const { store, unmount } = renderApp(
    <Routes>
      <Route path="/sync" element={<SyncPage />} />
      <Route path="/activity/:urlHash" element={<Session />} />
    </Routes>,
    { at: '/sync' },
  );
  await time.user.click(await screen.findByRole('tab', { name: tab }));
  const panel = within(await screen.findByRole('tabpanel', { name: tab }));
  await waitFor(() => expect(panel.queryByRole('status', { name: /^Loading/ })).toBeNull());
  await time.pass(0);
  return {
    calls,
    store,
    unmount,
    panel,
    press: async (name: string) => time.user.click(await panel.findByRole('button', { name })),
  };
}

/** Mantine keeps the color of an alert in its style. */
const colorOf = (banner: HTMLElement) => /mantine-color-(\w+)-/.exec(banner.style.cssText)?.[1];
const listed = (...activities: readonly object[]) => [200, syncedList(activities)] as const;
const called = (calls: readonly string[], method: string) => calls.filter((call) => call.startsWith(method));

describe('a service', () => {
  it.each([
    ['Garmin Connect', 'Connect your Garmin account to sync activities'],
    ['Strava', 'Connect your Strava account to sync activities'],
  ])('%s that is not connected leads to the settings', async (tab, sentence) => {
    const { panel } = await open(
      {
        'GET /api/connect/garmin/status': garmin({ is_connected: false, garmin_username: null }),
        'GET /api/connect/strava/status': strava({ is_connected: false, athlete_name: null }),
      },
      tab,
    );
    expect(await panel.findByText(sentence)).toBeTruthy();
    expect(panel.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe('/settings');
    expect(panel.queryByRole('button', { name: 'Sync' })).toBeNull();
  });

  it('shows Loading until its state is known', async () => {
    serve({ ...CONNECTED, 'GET /api/connect/garmin/status': new Promise(() => undefined) });
    renderApp(<SyncPage />);
    const panel = within(await screen.findByRole('tabpanel', { name: 'Garmin Connect' }));
    expect(panel.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });

  it('shows the athlete that is connected at Strava', async () => {
    const { panel } = await open({}, 'Strava');
    expect(await panel.findByText('Connected as Kai Moana. Last sync: Not available')).toBeTruthy();
  });

  it('that ended the connection asks to reconnect', async () => {
    const { panel } = await open(
      { 'GET /api/connect/strava/status': strava({ is_connected: false, needs_reconnect: true }) },
      'Strava',
    );
    expect(
      await panel.findByText('Strava ended the connection. Connect again in Settings to keep syncing.'),
    ).toBeTruthy();
  });

  it('shows the account and the last sync in Pacific time', async () => {
    tokenStorage.write('token');
    const { panel } = await open({
      'GET /api/connect/garmin/status': garmin({ last_sync: '2026-02-11T20:04:00Z' }),
    });
    expect(await panel.findByText('Connected as kai. Last sync: Feb 11, 2026, 12:04 PM PT')).toBeTruthy();
  });

  it('that is not offered has no tab, and without any the page says so', async () => {
    serve({ ...CONNECTED, 'GET /api/site': site(['strava']) });
    const { unmount } = renderApp(<SyncPage />);
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Strava']);
    unmount();
    serve({ 'GET /api/site': site([]) });
    renderApp(<SyncPage />);
    expect(
      await screen.findByText(/^Garmin, Strava, and intervals.icu sync isn't available here yet/),
    ).toBeTruthy();
  });

  it('shows the fallback when its status or its list fails', async () => {
    const { panel } = await open({ 'GET /api/connect/garmin/activities': [500, {}] });
    expect(await panel.findByText('Failed to fetch synced activities')).toBeTruthy();
    document.body.replaceChildren();
    const other = await open({ 'GET /api/connect/strava/status': [500, {}] }, 'Strava');
    expect(await other.panel.findByText('Failed to fetch Strava connection status')).toBeTruthy();
  });
});

describe('a sync', () => {
  it('sends a form to Garmin and JSON to Strava, and shows the message and the new list', async () => {
    const bodies: string[] = [];
    const read = async (request: Request) => {
      bodies.push(`${request.headers.get('content-type')} ${await request.text()}`);
    };
    const synced = { message: 'Synced 1 activity, 1 new', ...syncedList([garminActivity()]) };
    const { panel, press } = await open({
      'POST /api/connect/garmin/sync': async (request) => (await read(request), [200, synced] as const),
      'POST /api/connect/strava/sync': async (request) => (
        await read(request),
        [200, { message: 'Synced the last activity', ...syncedList([]) }] as const
      ),
    });
    await press('Sync');
    expect(await panel.findByText('Synced 1 activity, 1 new')).toBeTruthy();
    expect(await panel.findByText('Synced Activities (1)')).toBeTruthy();
    await time.user.click(screen.getByRole('tab', { name: 'Strava' }));
    const other = within(screen.getByRole('tabpanel', { name: 'Strava' }));
    await time.user.click(await other.findByRole('button', { name: 'Sync' }));
    expect(await other.findByText('Synced the last activity')).toBeTruthy();
    expect(bodies).toEqual([
      'application/x-www-form-urlencoded;charset=UTF-8 sync_type=recent-10',
      'application/json {"sync_type":"last"}',
    ]);
  });

  it.each([
    [
      'Garmin Connect',
      [
        'Most recent 10 activities',
        'Most recent 30 activities',
        'Most recent 100 activities',
        'Select a date',
      ],
    ],
    ['Strava', ['Sync last activity', 'Sync recent 100 activities', 'Select a date']],
  ])('of %s offers what the contract lists', async (tab, choices) => {
    const { panel } = await open({}, tab);
    const select = await panel.findByLabelText('Activities to sync');
    expect([...(select as HTMLSelectElement).options].map(({ text }) => text)).toEqual(choices);
  });

  it('that runs says so and cannot be started twice', async () => {
    const { panel, press, calls } = await open({
      'POST /api/connect/garmin/sync': new Promise(() => undefined),
    });
    await press('Sync');
    const button = await panel.findByRole('button', { name: 'Syncing...' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    await time.user.click(button);
    expect(called(calls, 'POST')).toHaveLength(1);
  });

  it('shows its result in a green banner and a failure in a red one, below the card', async () => {
    let fails = false;
    const { panel, press } = await open({
      'POST /api/connect/garmin/sync': () =>
        fails ? [500, {}] : [200, { message: 'Synced 1 activity, 1 new', ...syncedList([garminActivity()]) }],
    });
    const isBelowCard = (banner: HTMLElement) =>
      panel.getByText(/^Connected as/).compareDocumentPosition(banner) === Node.DOCUMENT_POSITION_FOLLOWING;
    await press('Sync');
    const success = (await panel.findByText('Synced 1 activity, 1 new')).closest<HTMLElement>('[role]')!;
    expect([success.getAttribute('role'), colorOf(success), isBelowCard(success)]).toEqual([
      'status',
      'green',
      true,
    ]);
    fails = true;
    await press('Sync');
    const failure = await panel.findByRole('alert');
    expect([colorOf(failure), isBelowCard(failure)]).toEqual(['red', true]);
    expect(panel.queryByText('Synced 1 activity, 1 new')).toBeNull();
  });

  it('by date needs a date', async () => {
    const bodies: unknown[] = [];
    const { calls, panel, press } = await open(
      {
        'POST /api/connect/strava/sync': async (request) => {
          bodies.push(await request.json());
          return [200, { message: 'No activities found on 2026-06-02', ...syncedList([]) }];
        },
      },
      'Strava',
    );
    expect(panel.queryByLabelText('Date')).toBeNull();
    await time.user.selectOptions(await panel.findByLabelText('Activities to sync'), 'Select a date');
    await press('Sync');
    expect(await panel.findByText('Please select a date')).toBeTruthy();
    expect(called(calls, 'POST')).toEqual([]);
    await time.user.type(panel.getByLabelText('Date'), '2026-06-02');
    await press('Sync');
    expect(await panel.findByText('No activities found on 2026-06-02')).toBeTruthy();
    expect(bodies).toEqual([{ sync_type: 'select-date', date: '2026-06-02' }]);
  });

  it.each([
    ['Garmin Connect', 'Most recent 30 activities', 'Failed to sync with Garmin'],
    ['Strava', 'Sync recent 100 activities', 'Failed to sync with Strava'],
    ['Strava', 'Sync last activity', 'Failed to sync last Strava activity'],
  ])('of %s, %s, that fails without a sentence shows %p', async (tab, choice, sentence) => {
    const { panel, press } = await open(
      { 'POST /api/connect/garmin/sync': [500, {}], 'POST /api/connect/strava/sync': [500, {}] },
      tab,
    );
    await time.user.selectOptions(await panel.findByLabelText('Activities to sync'), choice);
    await press('Sync');
    expect((await panel.findByRole('alert')).textContent).toBe(sentence);
  });

  it('that is throttled shows the sentence of the server', async () => {
    const detail = 'Strava limits requests right now. Please try again in 12 minutes.';
    const { panel, press } = await open({ 'POST /api/connect/strava/sync': [429, { detail }] }, 'Strava');
    await press('Sync');
    expect((await panel.findByRole('alert')).textContent).toBe(detail);
  });
});

describe('the list', () => {
  it('has the columns of the contract, a search by name and a filter by type', async () => {
    const { panel } = await open({
      'GET /api/connect/garmin/activities': listed(
        garminActivity({ activity_name: 'Dawn', activity_date: '2026-06-02 06:10:00' }),
        garminActivity({
          activity_name: 'Run',
          activity_date: '2026-06-01 06:10:00',
          activity_type: 'running',
        }),
      ),
    });
    await panel.findByText('Dawn');
    expect(panel.getByText('1 other activity hidden').textContent).toContain('Show');
    await time.user.click(panel.getByRole('button', { name: 'Show' }));
    const headers = panel.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['', '#', 'Name', 'Date', 'Type', 'Analyze Surf', 'Action']);
    expect(panel.getByRole('heading', { name: 'Synced Activities (2)' })).toBeTruthy();
    const filter = panel.getByLabelText<HTMLSelectElement>('Filter by type');
    expect([...filter.options].map(({ text }) => text)).toEqual(['All Activities', 'Running', 'Surfing']);
    await time.user.selectOptions(filter, 'Running');
    await waitFor(() => expect(panel.queryByText('Dawn')).toBeNull());
    await time.user.selectOptions(filter, 'All Activities');
    await time.user.type(panel.getByPlaceholderText('Search by name...'), 'dawn');
    await waitFor(() => expect(panel.queryByText('Run')).toBeNull());
    expect(panel.getByText('Dawn')).toBeTruthy();
  });

  it('of Strava tells activities of one name and time apart, and many can only be deleted', async () => {
    const { panel, calls } = await open(
      {
        'GET /api/connect/strava/activities': listed(
          stravaActivity({ strava_activity_id: '1' }),
          stravaActivity({ strava_activity_id: '2' }),
        ),
        'POST /api/analyze/strava/2/skook': [200, { message: 'Analyzed', activity_url_hash: 'hash2' }],
      },
      'Strava',
    );
    await time.user.click(await panel.findByLabelText('Select all activities'));
    expect(panel.getByRole('button', { name: 'Delete (2)' })).toBeTruthy();
    expect(panel.queryByRole('button', { name: /^Analyze \(/ })).toBeNull();
    await time.user.click(panel.getAllByRole('button', { name: 'Analyze Skook' })[1]!);
    expect(called(calls, 'POST')).toEqual(['POST /api/analyze/strava/2/skook']);
    await time.user.click(panel.getAllByRole('button', { name: 'Delete' })[0]!);
    expect(
      await screen.findByText(/^Are you sure you want to delete Dawn patrol from this list/),
    ).toBeTruthy();
  });

  it('has no buttons to analyze a recording without a track, and no time where it is hidden', async () => {
    const { panel } = await open(
      {
        'GET /api/connect/strava/activities': listed(
          stravaActivity({ activity_name: 'Pool', has_track: false, strava_activity_id: '1' }),
          stravaActivity({ activity_name: 'Secret', time_hidden: true, strava_activity_id: '2' }),
        ),
      },
      'Strava',
    );
    const pool = within((await panel.findByText('Pool')).closest('tr')!);
    expect(pool.getByText("No GPS track, so it can't be analyzed")).toBeTruthy();
    expect(pool.queryByRole('button', { name: 'Click to Analyze' })).toBeNull();
    expect(panel.getByText('Secret').closest('tr')?.textContent).toContain('Jun 2, 2026 (time hidden)');
    expect(panel.queryByRole('button', { name: /^Analyze \(/ })).toBeNull();
  });

  it('links an activity that is already here to its session, and can still be analyzed', async () => {
    const known_session = { url_hash: 'hash5', source: 'MANUAL' } as const;
    const { panel } = await open({
      'GET /api/connect/garmin/activities': listed(garminActivity({ known_session })),
    });
    const link = await panel.findByRole('link', { name: 'Already here from an upload' });
    expect(link.getAttribute('href')).toBe('/activity/hash5');
    expect(panel.getByRole('button', { name: 'Click to Analyze' })).toBeTruthy();
  });

  it("shows the distance of a recording in the person's unit", async () => {
    tokenStorage.write('token');
    const { panel } = await open({
      'GET /api/users/me/preferences': [
        200,
        { preferred_distance_unit: 'feet', preferred_speed_unit: 'mph', long_distances_in_km_or_mi: false },
      ],
      'GET /api/connect/garmin/activities': listed(
        garminActivity({ activity_name: 'Downwinder', distance: 31_376 }),
      ),
    });
    const row = (await panel.findByText('Downwinder')).closest('tr');
    await waitFor(() => expect(row?.textContent).toContain('102,940 ft · 1:30:00'));
  });

  it('links an analyzed activity to its session', async () => {
    const analyzed = garminActivity({ is_analyzed: true, analyzed_activity_url_hash: 'hash9' });
    const { panel, press, calls } = await open({ 'GET /api/connect/garmin/activities': listed(analyzed) });
    const link = await panel.findByRole('link', { name: 'Analyzed' });
    expect(link.getAttribute('href')).toBe('/activity/hash9');
    await time.user.click(panel.getByLabelText('Select Dawn patrol'));
    await press('Analyze (1)');
    expect((await panel.findByRole('alert')).textContent).toBe('No unanalyzed activities selected');
    expect(called(calls, 'POST')).toEqual([]);
  });

  it('is sorted by date in both directions', async () => {
    const { panel, press } = await open({
      'GET /api/connect/garmin/activities': listed(
        garminActivity({ activity_name: 'Early', activity_date: '2026-06-01 06:00:00' }),
        garminActivity({ activity_name: 'Late', activity_date: '2026-06-03 06:00:00' }),
      ),
    });
    const names = () => panel.getAllByText(/^(Early|Late)$/).map(({ textContent }) => textContent);
    await panel.findByText('Late');
    expect(names()).toEqual(['Late', 'Early']);
    await press('Date');
    expect(names()).toEqual(['Early', 'Late']);
  });

  it('deletes the selected activities after a confirmation, one call each', async () => {
    const { panel, press, calls } = await open(
      {
        'GET /api/connect/strava/activities': listed(
          stravaActivity({ activity_name: 'One', strava_activity_id: '1' }),
          stravaActivity({ activity_name: 'Two', strava_activity_id: '2' }),
        ),
        'DELETE /api/connect/strava/activities/1': [204, null],
        'DELETE /api/connect/strava/activities/2': [500, {}],
      },
      'Strava',
    );
    await time.user.click(await panel.findByLabelText('Select all activities'));
    await press('Delete (2)');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Are you sure you want to delete 2 selected activities/)).toBeTruthy();
    await time.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await panel.findByRole('alert')).textContent).toBe('Failed to delete activities');
    expect(called(calls, 'DELETE')).toEqual([
      'DELETE /api/connect/strava/activities/1',
      'DELETE /api/connect/strava/activities/2',
    ]);
    expect(panel.queryByText('One')).toBeNull();
    expect(panel.getByText('Two')).toBeTruthy();
  });
});

describe('a full list', () => {
  it('says how many activities it keeps, and how to list an older one', async () => {
    const { panel } = await open({
      'GET /api/connect/garmin/activities': [200, { ...syncedList([garminActivity()]), full_at: 1000 }],
    });
    expect(
      await panel.findByText(
        'This list is full. It keeps 1,000 activities, and the oldest make room for new ones. Your sessions stay. To list an older activity again, choose Select a date above.',
      ),
    ).toBeTruthy();
  });
});

describe('an analysis', () => {
  const path = '/api/analyze/garmin/2026-06-02%2006%3A10%3A00';

  it('of a Garmin activity opens its session', async () => {
    const { press, calls } = await open({
      'GET /api/connect/garmin/activities': listed(garminActivity()),
      [`POST ${path}/skook`]: [200, { message: 'Analyzed', activity_url_hash: 'hash7' }],
    });
    await press('Analyze Skook');
    expect(await screen.findByText('The session hash7')).toBeTruthy();
    expect(called(calls, 'POST')).toEqual([`POST ${path}/skook`]);
  });

  it('of a Strava activity opens its session after 2 s', async () => {
    const { panel, press } = await open(
      {
        'GET /api/connect/strava/activities': listed(stravaActivity()),
        'POST /api/analyze/strava/17': [200, { message: 'Activity analyzed', activity_url_hash: 'hash8' }],
      },
      'Strava',
    );
    await press('Click to Analyze');
    expect(await panel.findByText('Activity analyzed')).toBeTruthy();
    await time.pass(1990);
    expect(screen.queryByText('The session hash8')).toBeNull();
    await time.pass(20);
    expect(screen.getByText('The session hash8')).toBeTruthy();
  });

  it.each([
    ['Click to Analyze', '', 'Failed to analyze activity'],
    ['Analyze Skook', '/skook', 'Failed to analyze skook activity'],
  ])('by %p that fails without a sentence shows the fallback', async (button, end, sentence) => {
    const { panel, press } = await open({
      'GET /api/connect/garmin/activities': listed(garminActivity()),
      [`POST ${path}${end}`]: [500, {}],
    });
    await press(button);
    expect((await panel.findByRole('alert')).textContent).toBe(sentence);
  });
});

describe('analyzing all surf sessions', () => {
  it('takes those that are not here yet, of a service without analysis of selected ones too', async () => {
    const at = (id: string, over: Parameters<typeof stravaActivity>[0] = {}) =>
      stravaActivity({ activity_name: `Session ${id}`, strava_activity_id: id, ...over });
    const done = [200, { message: 'Analyzed', activity_url_hash: 'hash' }] as const;
    const { panel, press, calls } = await open(
      {
        'GET /api/connect/strava/activities': listed(
          at('1'),
          at('2'),
          at('3', { activity_type: 'Run' }),
          at('4', { is_analyzed: true, analyzed_activity_url_hash: 'hash4' }),
        ),
        'POST /api/analyze/strava/1': done,
        'POST /api/analyze/strava/2': done,
      },
      'Strava',
    );
    await press('Analyze all surf sessions (2)');
    expect(await panel.findByText('Analyzed 2 activities')).toBeTruthy();
    expect(called(calls, 'POST').sort()).toEqual([
      'POST /api/analyze/strava/1',
      'POST /api/analyze/strava/2',
    ]);
  });
});

describe('a bulk analysis', () => {
  const at = (day: number) => `2026-06-0${day} 06:10:00`;
  const activities = [1, 2, 3, 4, 5].map((day) =>
    garminActivity({ activity_name: `Session ${day}`, activity_date: at(day) }),
  );
  const done = (day: number) => [200, { message: 'Analyzed', activity_url_hash: `hash${day}` }] as const;
  const route = (day: number) => `POST /api/analyze/garmin/${encodeURIComponent(at(day))}`;

  it('runs three at once and shows the state of each row', async () => {
    const answers = new Map<number, (answer: readonly [number, unknown]) => void>();
    const pending = Object.fromEntries(
      [1, 2, 3, 4, 5].map((day) => [
        route(day),
        () => new Promise<readonly [number, unknown]>((resolve) => answers.set(day, resolve)),
      ]),
    );
    const { panel, press, calls } = await open({
      'GET /api/connect/garmin/activities': listed(
        ...activities,
        garminActivity({ activity_name: 'Pool', activity_date: '2026-05-01 06:00:00', has_track: false }),
        garminActivity({
          activity_name: 'Known',
          activity_date: '2026-05-02 06:00:00',
          is_analyzed: true,
          analyzed_activity_url_hash: 'hash0',
        }),
      ),
      ...pending,
    });
    const row = (day: number) => within(panel.getByText(`Session ${day}`).closest('tr')!);
    await time.user.click(await panel.findByLabelText('Select all activities'));
    await press('Analyze (7)');
    expect(panel.getAllByText('Waiting')).toHaveLength(2);
    expect(called(calls, 'POST')).toEqual([route(5), route(4), route(3)]);
    expect(panel.getByRole('button', { name: 'Analyzing...' })).toBeTruthy();
    expect(panel.getByText('0 of 5 analyzed')).toBeTruthy();

    answers.get(4)?.(done(4));
    await waitFor(() => expect(row(4).getByRole('link', { name: 'Analyzed' })).toBeTruthy());
    await waitFor(() => expect(called(calls, 'POST')).toHaveLength(4));
    answers.get(5)?.([422, { detail: 'no GPS' }]);
    await waitFor(() => expect(row(5).getByText('Failed to analyze Session 5: no GPS')).toBeTruthy());
    expect(panel.getByText('1 of 5 analyzed, 1 failed')).toBeTruthy();
    answers.get(3)?.([500, {}]);
    for (const day of [2, 1]) {
      await waitFor(() => expect(answers.has(day)).toBe(true));
      answers.get(day)?.(done(day));
    }
    await waitFor(() => expect(panel.getByText('Analyzed 3 activities')).toBeTruthy());
    expect(panel.getByRole('alert').textContent).toBe(
      'Failed to analyze Session 5: no GPS\nFailed to analyze Session 3: Unknown error',
    );
    expect(screen.queryByText(/^The session/)).toBeNull();
  });

  it('continues on other pages and ends with the login session', async () => {
    tokenStorage.write('token');
    const answers: ((answer: readonly [number, unknown]) => void)[] = [];
    const pending = () => new Promise<readonly [number, unknown]>((resolve) => void answers.push(resolve));
    const { panel, press, calls, unmount, store } = await open({
      'GET /api/connect/garmin/activities': listed(...activities),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((day) => [route(day), pending])),
    });
    await time.user.click(await panel.findByLabelText('Select all activities'));
    await press('Analyze (5)');
    unmount();
    answers[0]?.(done(5));
    await waitFor(() => expect(called(calls, 'POST')).toHaveLength(4));
    expect(store.getState().syncRuns.garmin?.progress).toEqual({ total: 5, analyzed: 1, failed: 0 });

    store.dispatch(signedOut());
    answers[1]?.(done(4));
    await time.pass(0);
    expect(called(calls, 'POST')).toHaveLength(4);
    expect(store.getState().syncRuns).toEqual({});
  });

  it.each([
    ['limits requests', [429, { detail: 'Garmin limits requests right now.' }]],
    ['ended the connection', [409, { detail: 'Garmin authentication failed.', code: 'reconnect' }]],
  ] as const)('stops when the service %s', async (_, refused) => {
    const { panel, press, calls } = await open({
      'GET /api/connect/garmin/activities': listed(...activities),
      [route(5)]: refused,
      [route(4)]: refused,
      [route(3)]: refused,
    });
    await time.user.click(await panel.findByLabelText('Select all activities'));
    await press('Analyze (5)');
    expect((await panel.findByRole('alert')).textContent).toContain('2 activities not analyzed');
    expect(called(calls, 'POST')).toEqual([route(5), route(4), route(3)]);
  });
});
