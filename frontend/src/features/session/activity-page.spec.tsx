import { DEFAULT_PREFERENCES } from '../../app/visitor-preferences.ts';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  encodeTrack,
  simulateSession,
} from '@rideline/detection-engine';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { closeToasts, expectToast, toasts } from '../../testing/toasts.ts';
import type { Activity } from '../../activity/activity.ts';
import { NO_RIDES, sampleActivity } from '../../testing/sessions.ts';
import { SessionPage } from '../../routes/session-page.tsx';
import { whatIf, withRides } from './what-if/what-if.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 20 });
const track = cleanTrack(recorded);
const encoded = Buffer.from(encodeTrack(track)).toString('base64');
const found = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides.slice(0, 3);
const rides = whatIf(found, NO_RIDES).rides.map((ride, index) => ({
  tide: null,
  flow: null,
  heart_rate: null,
  ...ride,
  id: 11 + index,
  activity_id: 1,
  reasons: [...ride.reasons],
}));

type Answer = [status: number, body: unknown];
const SITE = {
  product: 'Rideline',
  strava_sharing: true,
  mapbox_token: null,
  tile_url: null,
  map_style: null,
  demo: null,
  note_limit: 50,
};
const realOpen = window.open.bind(window);
let closedTabs = 0;

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
/** An entry of the menu. Roles of hidden elements are included, because looking for hidden ones takes jsdom seconds. */
async function entryOf(name: string): Promise<HTMLElement> {
  await press('More');
  return screen.findByRole('menuitem', { name, hidden: true }, { timeout: 20_000 });
}
const choose = async (name: string) => user.click(await entryOf(name));

/** Renders the page; the server answers every change with `changes`, by default 500 without a detail. */
async function openPage(
  over: Partial<Activity> = {},
  changes: Answer = [500, {}],
  load: Answer = [200, null],
  others: Readonly<Record<string, unknown>> = {},
) {
  const surfType = over.surf_type ?? 'traveling_waves';
  const activity = { ...withRides(sampleActivity({ surf_type: surfType, surf_rides: [] }), rides), ...over };
  const routes: Record<string, unknown> = {
    '/api/site': SITE,
    '/api/users/me': { username: 'surfer', email: 's@example.org', is_admin: false },
    '/api/users/me/preferences': DEFAULT_PREFERENCES,
    '/api/surf-vessels': [],
    '/api/activities/hash1/records': [],
    ...others,
    '/api/surf-settings': [{ id: 7, setting_name: 'Foil', ...DEFAULT_DETECTION_PARAMETERS }],
  };
  globalThis.fetch = (input) => {
    const { url, method } = input as Request;
    const { pathname } = new URL(url);
    const [status, body] =
      method === 'GET' && pathname in routes
        ? [200, routes[pathname]]
        : method === 'GET' && pathname === '/api/activities/hash1'
          ? [load[0], load[1] ?? { ...activity, track: encoded }]
          : changes;
    return Promise.resolve(new Response(body === undefined ? '' : JSON.stringify(body), { status }));
  };
  renderApp(
    <Routes>
      <Route path="/activity/:urlHash" element={<SessionPage />} />
      <Route path="/public/activity/hash1" element="The public page of hash1" />
    </Routes>,
    { at: '/activity/hash1' },
  );
  if (load[0] === 200) await screen.findByRole('heading', { level: 1 });
}

const expectText = async (sentence: string | RegExp) =>
  expect(await screen.findByText(sentence)).toBeTruthy();

beforeEach(() => {
  tokenStorage.write('abc');
  closedTabs = 0;
  window.open = () => ({ opener: window, close: () => closedTabs++ }) as unknown as Window;
});
afterEach(() => {
  window.open = realOpen;
  closeToasts();
});

describe('a session that fails to load', () => {
  it('shows an error and a link back to the upload', async () => {
    await openPage({}, [500, {}], [500, {}]);
    await expectText('Failed to load activity details');
    expect(screen.getByRole('link', { name: 'Back to Upload' })).toBeTruthy();
  });

  it('shows "Activity not found" for a 404', async () => {
    await openPage({}, [500, {}], [404, { detail: 'Activity not found' }]);
    await expectText('Activity not found');
    expect(screen.getByRole('link', { name: 'Back to Upload' })).toBeTruthy();
  });

  it('says why a recording could not be fetched from Strava again, and lets people try again', async () => {
    const detail =
      "This session's recording has to be fetched from Strava again. Please connect your Strava account in Settings first.";
    await openPage({}, [500, {}], [409, { detail, code: 'recording_not_fetched' }]);
    await expectText(detail);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('redirects to the public page of a session shared by another account', async () => {
    await openPage({}, [500, {}], [404, { detail: 'Activity not found' }], {
      '/api/public/activities/hash1': { ...sampleActivity(), username: 'kai', track: encoded },
    });
    await expectText('The public page of hash1');
  });
});

describe('a change that fails', () => {
  it('shows an error for the name', async () => {
    await openPage();
    await choose('Edit name');
    await press('Save');
    await expectToast('Failed to save activity name');
  });

  it('shows an error for the note', async () => {
    await openPage();
    await press('Add note');
    // The limit of the installation.
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveProperty('maxLength', 50));
    await press('Save');
    await expectToast('Failed to save note');
  });

  it('shows an error for the video link', async () => {
    await openPage();
    await choose('Add Video');
    await user.type(await screen.findByLabelText('Video URL'), 'https://video.example/1');
    await press('Save');
    await expectToast('Failed to save video link');
  });

  it('shows an error for deleting a ride and the session', async () => {
    await openPage();
    await press('Show details of ride 1');
    await press('Delete ride 1');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete surf ride');
    await choose('Delete Activity');
    const dialog = await screen.findByRole('dialog', { name: 'Delete activity' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete activity');
  });

  it('shows an error for deleting an attempt', async () => {
    await openPage({ surf_type: 'standing_waves', surf_attempts: rides });
    await press('Show details of attempt 1');
    await press('Delete attempt 1');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete surf attempt');
  });

  it('shows an error for sharing', async () => {
    await openPage();
    await user.click(await screen.findByRole('button', { name: 'Share Activity' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Show rides only', checked: true }));
    await press('Continue to Share');
    await expectToast('Failed to make activity public');
  });

  it('returns to the button when sharing is closed', async () => {
    await openPage();
    const button = await screen.findByRole('button', { name: 'Share Activity' });
    await user.click(button);
    await screen.findByRole('button', { name: 'Continue to Share' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('does not share the session if the track privacy is not saved', async () => {
    await openPage();
    await user.click(await screen.findByRole('button', { name: 'Share Activity' }));
    await press('Continue to Share');
    await expectToast('Failed to save track privacy');
    expect(toasts()).toHaveLength(1);
  });

  it('shows the detail of the server if there is one', async () => {
    await openPage({}, [409, { detail: 'Please set up a username before sharing' }]);
    await user.click(await screen.findByRole('button', { name: 'Share Activity' }));
    await press('Continue to Share');
    await expectToast('Please set up a username before sharing');
  });
});

describe('re-analyzing the session', () => {
  const apply = async () => {
    await user.click(await screen.findByRole('button', { name: /^Missing a wave/ }));
    await press('Analyze with Different Parameters');
    const dialog = await screen.findByRole('dialog', { name: 'Analyze with Different Parameters' });
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await expectText('Please select a profile');
    await within(dialog).findByRole('option', { name: 'Foil' });
    await user.selectOptions(within(dialog).getByLabelText('Profile'), '7');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  };

  it('offers the system profile', async () => {
    await openPage();
    await user.click(await screen.findByRole('button', { name: /^Missing a wave/ }));
    await press('Analyze with Different Parameters');
    const dialog = await screen.findByRole('dialog', { name: 'Analyze with Different Parameters' });
    const system = await within(dialog).findByRole('option', { name: 'System default' });
    expect(system.getAttribute('value')).toBe('0');
  });

  it('requires a profile and shows an error when it fails', async () => {
    await openPage();
    await apply();
    await expectText('Failed to analyze surf activity');
  });

  it('shows an error for an empty answer', async () => {
    await openPage({}, [200, undefined]);
    await apply();
    await expectText('No data received from server');
  });

  it('replaces the session with the answer', async () => {
    const answer = { ...withRides(sampleActivity({ surf_rides: [] }), rides.slice(0, 1)), track: encoded };
    await openPage({}, [200, answer]);
    expect(await screen.findByRole('button', { name: 'Show details of ride 2' })).toBeTruthy();
    await apply();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Show details of ride 2' })).toBeNull();
    });
    expect(screen.getByRole('tab', { name: 'Trackpoints' })).toBeTruthy();
  });

  it('keeps the numbers of the other rides when one is marked as not a ride', async () => {
    const answer = { ...withRides(sampleActivity({ surf_rides: [] }), rides.slice(1)), track: encoded };
    await openPage({}, [200, answer]);
    await press('Show details of ride 1');
    await press('Not a ride');
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /details of ride 1$/ })).toBeNull();
    });
    for (const number of [2, 3]) {
      expect(screen.getByRole('button', { name: `Show details of ride ${number}` })).toBeTruthy();
    }
  });

  it('shows an error when a mark fails', async () => {
    await openPage();
    await press('Show details of ride 1');
    await press('Not a ride');
    await expectToast('Failed to analyze surf activity');
  });
});

describe('a recording that was analyzed as both surf types', () => {
  it.each([
    ['traveling_waves', 'Skookumchuck'],
    ['standing_waves', 'Ocean Waves Surfing'],
  ] as const)('(%s) names the other session, which counts too', async (surf_type, name) => {
    const other = { url_hash: 'other', activity_name: 'Tide race' };
    await openPage({ surf_type, counted_as_other_surf_type: other });
    await expectText(new RegExp(`^This recording counts in both lists: you also analyzed it as ${name}`));
    expect(screen.getByRole('link', { name: 'Tide race' }).getAttribute('href')).toBe('/activity/other');
  });
});

describe('a deleted ride', () => {
  const whole = { ...withRides(sampleActivity({ surf_rides: [] }), rides), track: encoded };
  const [fourth] = whatIf(
    detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides.slice(3),
    {
      ...NO_RIDES,
    },
  ).rides;
  /** The changes that are sent from now on. */
  const sentChanges = () => {
    const sent: string[] = [];
    const answer = globalThis.fetch;
    globalThis.fetch = (input) => {
      const { method, url } = input as Request;
      if (method !== 'GET') sent.push(`${method} ${new URL(url).pathname}`);
      return answer(input);
    };
    return sent;
  };

  it.each([
    ['ride', {}, 'rides'],
    ['attempt', { surf_type: 'standing_waves', surf_attempts: rides }, 'attempts'],
  ] as const)('(%s) is taken back by Undo', async (entry, over, path) => {
    await openPage(over, [200, { ...whole, ...over }]);
    const sent = sentChanges();
    await press(`Show details of ${entry} 1`);
    await press(`Delete ${entry} 1`);
    const dialog = await screen.findByRole('dialog', { name: `Delete surf ${entry}` });
    expect(dialog.textContent).toContain('You can restore it under Not counted.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expectText('Deleted.');
    await press('Undo');
    await expectText('Restored.');
    expect(sent).toEqual([`DELETE /api/${path}/11`, `POST /api/${path}/11/restore`]);
  });

  it('is listed under Not counted and restored there', async () => {
    const { start_time, end_time } = fourth!;
    await openPage({ deleted_rides: [{ id: 99, start_time, end_time }] }, [200, whole]);
    const sent = sentChanges();
    const list = await screen.findByRole('region', { name: 'Not counted' });
    await user.click(within(list).getByRole('button', { name: /^Not counted ?1 deleted/ }));
    expect(within(list).getByRole('heading', { name: 'Deleted 1' })).toBeTruthy();
    const [first] = within(list).getAllByRole('listitem');
    await user.click(within(first!).getByRole('button'));
    await user.click(within(list).getByRole('button', { name: 'Restore' }));
    await expectText('Restored.');
    expect(sent).toEqual(['POST /api/rides/99/restore']);
    expect(screen.queryByRole('heading', { name: 'Deleted 1' })).toBeNull();
  });

  it('says why it is not restored', async () => {
    const { start_time, end_time } = fourth!;
    await openPage({ deleted_rides: [{ id: 99, start_time, end_time }] }, [409, { detail: 'Try again.' }]);
    await press(/^Not counted/);
    const list = screen.getByRole('region', { name: 'Not counted' });
    await user.click(within(within(list).getAllByRole('listitem')[0]!).getByRole('button'));
    await press('Restore');
    await expectToast('Try again.');
  });
});

describe('a session that was recorded as another sport', () => {
  const none = { sport: 'cycling', surf_rides: [] };

  it('says why nothing counts, and counts all of it at a click', async () => {
    const counted = { ...withRides(sampleActivity(none), rides), sport: 'cycling', track: encoded };
    await openPage(none, [200, counted]);
    await expectText('Recorded as cycling. Nothing here counts as surfing.');
    const all = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides.length;
    await press(`It was surfing: count ${all} rides`);
    expect(await screen.findByRole('button', { name: 'Show details of ride 3' })).toBeTruthy();
    await expectText('Counted as surfing.');
    expect(screen.queryByText(/Nothing here counts/)).toBeNull();
  });

  it('says that it counts nowhere, and when it could not be counted', async () => {
    await openPage({ ...none, other_sport: 'cycling' });
    await expectText('Recorded as cycling: no surf session');
    await press('It was a surf session');
    await expectToast('Failed to change what counts');
  });

  it('shows an error when that fails', async () => {
    await openPage(none);
    await press(/^It was surfing/);
    await expectToast('Failed to analyze surf activity');
  });
});

describe('a map that fails', () => {
  it.each([
    ['Generate Map', 'Failed to open map'],
    ['GPS Visualizer', 'Failed to open GPS visualization'],
    ['Develop Map', 'Failed to generate develop map'],
  ])('%s closes its tab and shows an error', async (button, sentence) => {
    await openPage({ surf_type: 'standing_waves', surf_attempts: rides });
    await choose('Maps');
    await user.click(screen.getByRole('menuitem', { name: button, hidden: true }));
    await expectToast(sentence);
    expect(closedTabs).toBe(1);
  });

  it('is a link once it exists; an ocean session has no develop map', async () => {
    await openPage({ map_filename: 'abc.html' });
    await choose('Maps');
    const link = screen.getByRole('menuitem', { name: 'View Map', hidden: true });
    expect(link.getAttribute('href')).toBe('/api/results/abc.html');
    expect(screen.queryByRole('menuitem', { name: 'Develop Map' })).toBeNull();
  });
});

describe('a session from Strava', () => {
  it('can be shared only after a confirmation', async () => {
    await openPage({ source: 'STRAVA' });
    expect(screen.getByText('STRAVA')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Share Activity' }));
    const go = await screen.findByRole('button', { name: 'Continue to Share' });
    expect((go as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByLabelText(/came from Strava/));
    expect((go as HTMLButtonElement).disabled).toBe(false);
  });

  it('cannot be shared where the operator forbids it', async () => {
    await openPage({ source: 'STRAVA' }, [500, {}], [200, null], {
      '/api/site': { ...SITE, strava_sharing: false },
    });
    await expectText("Private: sessions from Strava can't be shared here.");
    expect(screen.queryByRole('button', { name: 'Share Activity' })).toBeNull();
  });

  it('can stop to be shared where the operator forbids it since', async () => {
    await openPage({ source: 'STRAVA', is_public: true }, [500, {}], [200, null], {
      '/api/site': { ...SITE, strava_sharing: false },
    });
    await expectText("Private: sessions from Strava can't be shared here.");
    await press('Sharing');
    await expectText(/the link of this one no longer works/);
    expect(screen.getByRole('button', { name: 'Stop Sharing' })).toBeTruthy();
  });

  it('links to its original', async () => {
    await openPage({ source: 'STRAVA', source_activity_id: '17' });
    const link = screen.getByRole('link', { name: 'View on Strava' });
    expect(link.getAttribute('href')).toBe('https://www.strava.com/activities/17');
  });

  it('tells when its start time is hidden there', async () => {
    await openPage({ source: 'STRAVA', time_hidden: true });
    await expectText(/^The start time is hidden on Strava/);
  });
});

it('tells what was left out of its file', async () => {
  await openPage({ warnings: ['3 positions outside the globe were left out.'] });
  await expectText('3 positions outside the globe were left out.');
});

describe('a session from Garmin', () => {
  it('names the device', async () => {
    await openPage({ source: 'GARMIN', device_name: 'Forerunner 945' });
    await expectText('Garmin Forerunner 945');
  });

  it('tells before sharing that others will see the device', async () => {
    await openPage({ source: 'GARMIN', device_name: 'Forerunner 945' });
    await press('Share Activity');
    await expectText(/can see this session's name, notes, rides, map, Garmin device and your username\./);
  });

  it('names Garmin where the recording names no device', async () => {
    await openPage({ source: 'GARMIN', device_name: null });
    await expectText('Garmin');
  });
});

describe('the details of a ride', () => {
  it('have 95 % intervals and the source of the speeds', async () => {
    await openPage();
    await press('Show details of ride 1');
    expect(screen.queryByText(/±/)).toBeNull();
    await press('How exact');
    expect(screen.getAllByText(/^\d+\.\d ± \d+\.\d km\/h$/)).toHaveLength(1);
    expect(screen.getAllByText(/^\d+\.\d ± \d+\.\d m$/)).toHaveLength(1);
    await expectText('Why it counted');
    expect(screen.getByText(/^(Speeds (recorded by|calculated from)|Your watch stopped)/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Top speed at point \d+$/ })).toBeTruthy();
  });
});

describe('a heart rate', () => {
  const pulsed = { ...track, heartRate: new Uint8Array(track.length).fill(120) };
  const loaded = {
    ...withRides(sampleActivity({ surf_rides: [] }), [
      { ...rides[0]!, heart_rate: { before: 110, average: 125, peak: 141, rise: 31 } },
      ...rides.slice(1),
    ]),
    track: Buffer.from(encodeTrack(pulsed)).toString('base64'),
  };

  it('has a switch for its line, and stands on the card of a ride', async () => {
    await openPage({}, [500, {}], [200, loaded]);
    expect(await screen.findByRole('button', { name: 'Heart rate', pressed: true })).toBeTruthy();
    await press('Show details of ride 1');
    await expectText('110 to 141 bpm');
  });

  it('is nowhere on the page of a session without one', async () => {
    await openPage();
    await press('Show details of ride 1');
    await screen.findByRole('article', { name: 'Ride 1' });
    expect(screen.queryByRole('button', { name: 'Heart rate' })).toBeNull();
    expect(screen.queryByText(/bpm|^Heart/)).toBeNull();
  });
});

describe("the watch's own waves", () => {
  const [first, ...others] = rides.map(({ id, start_time, end_time, distance, max_speed }) => ({
    start_time,
    end_time,
    distance,
    max_speed,
    ride_id: id,
  }));

  it('say that it agrees', async () => {
    await openPage({ watch: { count: 3, waves: [first!, ...others], only_here: [] } });
    await expectText('Your watch agrees');
  });

  it('say how many it counted otherwise', async () => {
    await openPage({ watch: { count: 2, waves: others, only_here: [rides[0]!.id] } });
    await press(/^Your watch counted 2 waves, Rideline 3/);
    await expectText('The watch has none');
  });
});
