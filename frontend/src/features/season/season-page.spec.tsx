import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { Season } from '../../app/api-types.ts';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { closeToasts, expectToast } from '../../testing/toasts.ts';
import { SeasonPage } from './season-page.tsx';
import { emptySeason, NO_GOALS, sampleFigures, sampleSeason, spotAt } from './testing.ts';

const user = userEvent.setup({ delay: null });
/** Everything but Date. */
const NOT_FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'performance',
] as const;
beforeEach(() => {
  tokenStorage.write('abc');
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00'), doNotFake: [...NOT_FAKED] });
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const address = () => document.querySelector('output')?.textContent;

/** Opens the page; `seasonAt` answers by the query of the request. */
function open(
  at: string,
  seasonAt: (query: URLSearchParams) => Season,
  others: Parameters<typeof serve>[0] = {},
) {
  const queries: string[] = [];
  const calls = serve({
    'GET /api/season': ({ url }) => {
      const { search, searchParams } = new URL(url);
      queries.push(search);
      return [200, seasonAt(searchParams)];
    },
    'GET /api/season/goals/2026': [200, NO_GOALS],
    'GET /api/spots': [200, []],
    ...others,
  });
  renderApp(
    <>
      <SeasonPage />
      <Address />
    </>,
    { at },
  );
  return { queries, calls };
}

const ofOcean = (season: Season) => (query: URLSearchParams) =>
  query.get('surf_type') === 'traveling_waves' ? season : emptySeason();
const figure = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement!;
};

/** Chooses in the menu of a spot. */
async function choose(spot: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More: ${spot}` }));
  await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
}

describe('the season', () => {
  it('says that the sessions of the demo are simulated', async () => {
    open('/season', ofOcean(sampleSeason({ is_demo: true })));
    expect(await screen.findByText(/^These are simulated demo sessions\./)).toBeTruthy();
  });

  it('without a session is one sentence, the ways to sessions and an example', async () => {
    open('/season', emptySeason);
    expect(
      await screen.findByText('Your season starts with the first session that you upload.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upload Activity' }).getAttribute('href')).toBe('/upload');
    expect(screen.getByRole('button', { name: 'Load demo sessions' })).toBeTruthy();
    const example = within(screen.getByRole('figure'));
    expect(example.getByText(/^Example of a year/)).toBeTruthy();
    expect(example.getByRole('img', { name: /^20 days in the water/ })).toBeTruthy();
  });

  it('shows the sentence of a failure and tries again', async () => {
    serve({ 'GET /api/season': [503, { detail: 'Please try again in a moment' }] });
    renderApp(<SeasonPage />);
    expect(await screen.findByText('Please try again in a moment')).toBeTruthy();
    serve({ 'GET /api/season': [200, emptySeason()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your season starts/)).toBeTruthy();
  });

  it('is of this year, compared with last year to the day', async () => {
    const { queries } = open('/season', (query) =>
      query.get('from') === '2025-01-01'
        ? sampleSeason({ figures: sampleFigures({ sessions: 8, rides_per_hour: null }) })
        : ofOcean(sampleSeason())(query),
    );
    const sessions = await figure('Sessions');
    await waitFor(() => expect(sessions.textContent).toContain('4 more than by Nov 26, 2025'));
    expect((await figure('Rides')).textContent).toContain('The same as by Nov 26, 2025');
    // No change from a rate that there was none of.
    expect((await figure('Rides an hour')).textContent).toBe('Rides an hour10.0');
    expect(queries).toContain('?surf_type=traveling_waves&from=2026-01-01&to=2026-12-31');
    expect(queries).toContain('?surf_type=traveling_waves&from=2025-01-01&to=2025-11-26');
    expect(screen.getByText(/The drive home is left out/)).toBeTruthy();
  });

  it('is of the last year with sessions while this one has none', async () => {
    const days = [{ day: '2024-07-04', sessions: 2, rides: 9, time_in_water: 7200 }];
    const { queries } = open('/season', ofOcean(sampleSeason({ days })));
    await figure('Sessions');
    expect(queries).toContain('?surf_type=traveling_waves&from=2024-01-01&to=2024-12-31');
  });

  it('shows a dash for what is missing', async () => {
    const figures = sampleFigures({ sessions: 1, rides: 3, rides_per_hour: null });
    open('/season?period=all', ofOcean(sampleSeason({ figures })));
    expect((await figure('Rides an hour')).textContent).toBe('Rides an hour-');
  });

  it('keeps period, board and spot in the address', async () => {
    const { queries } = open('/season?period=2026-07&vessel=3', ofOcean(sampleSeason()));
    await figure('Sessions');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Spot' }), 'Ocean Beach');
    expect(address()).toBe('/season?period=2026-07&vessel=3&spot=9');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year or month' }), 'All years');
    expect(address()).toBe('/season?period=all&vessel=3&spot=9');
    await waitFor(() => expect(queries).toContain('?surf_type=traveling_waves&vessel_id=3&spot_id=9'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year or month' }), 'May 2026');
    expect(address()).toBe('/season?period=2026-05&vessel=3&spot=9');
  });

  it('takes typed days and refuses a first day after the last', async () => {
    open('/season', ofOcean(sampleSeason()));
    await figure('Sessions');
    await user.click(screen.getByRole('button', { name: 'Other days' }));
    const [first, last] = [await screen.findByLabelText('First day'), screen.getByLabelText('Last day')];
    // jsdom has no layout, so the popover counts as out of sight.
    const show = screen.getByRole('button', { name: 'Show', hidden: true });
    await user.clear(first);
    await user.type(first, '2026-08-31');
    await user.clear(last);
    await user.type(last, '2026-06-01');
    await user.click(show);
    expect(screen.getByText('The first day is after the last.')).toBeTruthy();
    await user.clear(first);
    await user.type(first, '2026-05-01');
    await user.click(show);
    expect(address()).toBe('/season?from=2026-05-01&to=2026-06-01');
  });

  it('offers the wave type to people who have both', async () => {
    open('/season?spot=7', (query) =>
      query.get('surf_type') === 'traveling_waves'
        ? sampleSeason()
        : sampleSeason({ figures: sampleFigures({ attempts: 240, success_rate: 75 }) }),
    );
    await user.click(await screen.findByRole('radio', { name: 'Skookumchuck' }));
    expect(address()).toBe('/season?surf_type=standing_waves');
    expect(await screen.findByText('of 240 attempts, 75.0%')).toBeTruthy();
  });

  it('offers no wave type to others, and shows the one they have', async () => {
    open('/season', (query) =>
      query.get('surf_type') === 'standing_waves' ? sampleSeason() : emptySeason(),
    );
    await figure('Sessions');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says so where a period has no session', async () => {
    open('/season?period=2023', (query) =>
      query.has('from') ? emptySeason() : ofOcean(sampleSeason())(query),
    );
    expect(await screen.findByText('No sessions in 2023.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all sessions' }).getAttribute('href')).toBe(
      '/season?period=all',
    );
  });
});

describe('the figures', () => {
  const hrefsAt = async (at: string, season = sampleSeason()) => {
    open(at, ofOcean(season));
    await figure('Sessions');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('dl a[aria-label]')];
    return Object.fromEntries(
      links.map((link) => [link.getAttribute('aria-label')?.split(':')[0], link.getAttribute('href')]),
    );
  };

  it('link to the sessions in the list, or to a part of the page', async () => {
    expect(await hrefsAt('/season?period=2026')).toMatchObject({
      Sessions: '/activities?year=2026',
      Rides: '/activities?year=2026',
      Days: '/season?period=2026#calendar',
      'Rides an hour': '/season?period=2026#trend',
      Spots: '/season?period=2026#spots',
    });
  });

  it('begin with the four that matter, the last of which opens the best ride', async () => {
    const hrefs = await hrefsAt('/season?period=2026');
    expect(Object.keys(hrefs).slice(0, 4)).toEqual(['Sessions', 'Rides', 'Time in water', 'Best ride']);
    expect(hrefs['Best ride']).toBe('/activity/abc?ride=7');
  });

  it('link to the calendar where the list has no address for the sessions', async () => {
    const hrefs = await hrefsAt('/season?spot=7', sampleSeason({ months: [] }));
    for (const name of ['Sessions', 'Rides', 'Rides an hour'])
      expect([name, hrefs[name]]).toEqual([name, '/season?spot=7#calendar']);
  });
});

describe('the tables', () => {
  const hrefsOf = async (row: RegExp) => {
    const cells = within(await screen.findByRole('row', { name: row })).getAllByRole('link');
    return cells.map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('link the figures of a board to its sessions in the list', async () => {
    open('/season?period=2026', ofOcean(sampleSeason()));
    expect(await hrefsOf(/^Log/)).toEqual([
      ['Log', '/season?period=2026&vessel=3'],
      ['10', '/activities?year=2026&vessel=3'],
      ['18 h', '/activities?year=2026&vessel=3'],
      ['180', '/activities?year=2026&vessel=3'],
      ['10.0', '/season?period=2026&vessel=3#trend'],
    ]);
  });

  it('link the figures of a spot to its days and its take-offs', async () => {
    open('/season?period=2026', ofOcean(sampleSeason({ months: [] })));
    expect(await hrefsOf(/^Linda Mar/)).toEqual([
      ['Linda Mar', '/season?period=2026&spot=7'],
      ['8', '/season?period=2026&spot=7#calendar'],
      ['18 h', '/season?period=2026&spot=7#calendar'],
      ['180', '/season?period=2026&map=7#take-offs'],
      ['10.0', '/season?period=2026&spot=7#calendar'],
    ]);
  });

  it('link nothing of sessions without a board', async () => {
    open('/season', ofOcean(sampleSeason()));
    const row = await screen.findByRole('row', { name: /^No board chosen/ });
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('scroll to the part that a link names', async () => {
    const scrolled: string[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      scrolled.push(this.id);
    });
    open('/season?period=2026', ofOcean(sampleSeason()));
    await user.click(await screen.findByRole('link', { name: 'Rides, Linda Mar: 180' }));
    expect(scrolled).toEqual(['take-offs']);
    scroll.mockRestore();
  });
});

describe('parts of the season', () => {
  it('ask for take-offs once their map is near', async () => {
    const asked: string[] = [];
    let reach = () => {};
    jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((notify) => {
      const observer = { observe: () => undefined, disconnect: () => undefined } as unknown;
      reach = () =>
        notify([{ isIntersecting: true } as IntersectionObserverEntry], observer as IntersectionObserver);
      return observer as IntersectionObserver;
    });
    open('/season', ofOcean(sampleSeason()), {
      'GET /api/spots/7/take-offs': ({ url }) => (asked.push(url), [503, { detail: 'Later' }]),
    });
    await screen.findByRole('heading', { name: 'Take-offs' });
    await figure('Sessions');
    expect(asked).toEqual([]);
    act(reach);
    expect(await screen.findByText('Later')).toBeTruthy();
    expect(asked).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('open the sessions of a day in the list; arrow keys lead from day to day', async () => {
    open('/season?vessel=3', ofOcean(sampleSeason()));
    const day = await screen.findByRole('link', {
      name: 'Saturday, July 4, 2026: 2 sessions, 30 rides, 3 h',
    });
    expect(day.getAttribute('href')).toBe('/activities?search=2026-07-04&vessel=3');
    const stops = [...document.querySelectorAll<HTMLElement>('[data-day]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map(({ dataset }) => dataset['day'])).toEqual(['2026-07-19']);
    act(() => stops[0]?.focus());
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect((document.activeElement as HTMLElement).dataset['day']).toBe('2026-07-11');
  });

  it('link records to session and ride', async () => {
    open('/season', ofOcean(sampleSeason()));
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Longest ride: Jul 4, 2026')).toBe('/activity/abc?ride=7');
    expect(await hrefOf('Most rides in a session: May 2, 2026')).toBe('/activity/def');
  });

  it('name the spot of the take-offs, above the map where it is the only one', async () => {
    const [spot] = sampleSeason().spots;
    open('/season', ofOcean(sampleSeason({ spots: [{ ...spot!, name: 'near Santa Cruz, California' }] })));
    const heading = await screen.findByRole('heading', { name: 'Take-offs' });
    expect(heading.nextElementSibling?.textContent).toBe('near Santa Cruz, California');
  });

  it('show a trip, which opens its days', async () => {
    open('/season', ofOcean(sampleSeason()));
    const trip = await screen.findByRole('link', { name: 'Ericeira, Lisbon' });
    expect(trip.getAttribute('href')).toBe('/season?from=2026-07-11&to=2026-07-19');
  });

  it('show a trend in a figure of choice, and none below two sessions a month', async () => {
    open('/season', (query) =>
      query.get('from') === '2025-01-01' ? emptySeason() : ofOcean(sampleSeason())(query),
    );
    expect(await screen.findByText('10.0 rides an hour this year, most in July 2026.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number in the trend' }), 'Sessions');
    expect(address()).toBe('/season?trend=sessions');
    expect(screen.getByText('12 sessions this year, most in July 2026.')).toBeTruthy();
  });

  it('say what a trend needs', async () => {
    const months = sampleSeason().months.map((month) => ({ ...month, sessions: 1 }));
    open('/season', ofOcean(sampleSeason({ months })));
    expect(await screen.findByText('A trend needs two months with two sessions or more.')).toBeTruthy();
  });

  it('rename a spot; an empty name gives the name of the place back', async () => {
    const sent: unknown[] = [];
    open('/season', ofOcean(sampleSeason()), {
      'PUT /api/spots/7': async (request) => (sent.push(await request.json()), [200, {}]),
    });
    await choose('Linda Mar', 'Rename');
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ name: '' }]));
  });

  it('merge a spot into another, which the address follows, and undo it where it was told', async () => {
    const sent: unknown[] = [];
    open('/season?spot=7', ofOcean(sampleSeason()), {
      'POST /api/spots/7/merge': async (request) => (sent.push(await request.json()), [200, {}]),
      'DELETE /api/spots/7/merge': () => (sent.push('undone'), [204, null]),
    });
    await choose('Linda Mar', 'Merge into another spot');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(sent).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox'), '9');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(address()).toBe('/season?spot=9'));
    expect(screen.getByText('Linda Mar is part of Ocean Beach now.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('Linda Mar is a spot of its own again.')).toBeTruthy();
    expect(sent).toEqual([{ into: 9 }, 'undone']);
  });

  it('offer the nearest spots first, with how far away they are', async () => {
    const far = { ...sampleSeason().spots[1]!, spot_id: 8, name: 'Ericeira' };
    open(
      '/season',
      ofOcean(
        sampleSeason({ spots: [...sampleSeason().spots.slice(0, 1), far, ...sampleSeason().spots.slice(1)] }),
      ),
      {
        'GET /api/spots': [200, [spotAt(7, 37.5), spotAt(8, 38.96), spotAt(9, 37.526)]],
      },
    );
    await choose('Linda Mar', 'Merge into another spot');
    const dialog = within(await screen.findByRole('dialog'));
    const offered = () => dialog.getAllByRole('option').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(offered()).toEqual(['Choose a spot', 'Ocean Beach, 2.9 km away', 'Ericeira, 162.3 km away']),
    );
    expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('');
  });

  it('separate a spot from the one that it was merged into, from the menu of that one', async () => {
    const sent: string[] = [];
    const merged = [{ spot_id: 5, name: 'The pier', latitude: 37.526, longitude: -122.5 }];
    open('/season', ofOcean(sampleSeason()), {
      'GET /api/spots': [200, [{ ...spotAt(7, 37.5), merged }, spotAt(9, 37.526)]],
      'DELETE /api/spots/5/merge': ({ url }) => (sent.push(url), [503, { detail: 'Try later' }]),
    });
    await choose('Ocean Beach', 'Rename');
    expect(screen.queryByText(/^Undo merge/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    const item = () => screen.getByRole('menuitem', { name: 'Undo merge of The pier', hidden: true });
    await user.click(screen.getByRole('button', { name: 'More: Linda Mar' }));
    expect(item().getAttribute('aria-description')).toBe('2.9 km away');
    await user.click(item());
    await expectToast('Try later');
    closeToasts();
    expect(screen.queryByText(/a spot of its own again/)).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('show goals over both wave types, and set them', async () => {
    const sent: unknown[] = [];
    open('/season', () => sampleSeason(), {
      'GET /api/season/goals/2026': [200, { sessions: 50, rides: null, hours: 60 }],
      'PUT /api/season/goals/2026': async (request) => (sent.push(await request.json()), [200, {}]),
    });
    await figure('Sessions');
    expect(await screen.findByText((_, node) => node?.textContent === '24 of 50')).toBeTruthy();
    expect(screen.getByText((_, node) => node?.textContent === '36 of 60')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit goals' }));
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByLabelText('Sessions'));
    await user.type(within(dialog).getByLabelText('Rides'), '1200');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ sessions: null, rides: 1200, hours: 60 }]));
  });
});
