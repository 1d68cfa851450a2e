import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { ConnectionsPanel } from './connections-panel.tsx';

const user = userEvent.setup({ delay: null });
const site = (...connections: readonly string[]) => [200, { connections, video_editor_url: null }] as const;
const state = { is_connected: false, offered: true, needs_reconnect: false, last_sync: null };
const garmin = (over: object = {}) => [200, { ...state, garmin_username: null, ...over }] as const;
const strava = (over: object = {}) => [200, { ...state, athlete_name: null, ...over }] as const;
const intervals = (over: object = {}) => [200, { ...state, athlete_id: null, ...over }] as const;

/** What a reload would find. */
const HistoryState = () => <p>{`History: ${JSON.stringify(useLocation().state)}`}</p>;

function open(routes: Parameters<typeof serve>[0], stravaConnected = false) {
  const calls = serve({
    'GET /api/site': site('garmin', 'strava'),
    'GET /api/connect/garmin/status': garmin(),
    'GET /api/connect/strava/status': strava(),
    'GET /api/connect/intervals/status': intervals({ offered: false }),
    ...routes,
  });
  renderApp(
    <>
      <ConnectionsPanel />
      <HistoryState />
    </>,
    { at: stravaConnected ? { pathname: '/settings', state: { stravaConnected } } : '/settings' },
  );
  return { calls, of: async (name: string) => within(await screen.findByRole('region', { name })) };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the connections of an account', () => {
  it('are hidden when the installation offers none and none is left', async () => {
    const { calls } = open({
      'GET /api/site': site(),
      'GET /api/connect/garmin/status': garmin({ offered: false }),
      'GET /api/connect/strava/status': strava({ offered: false }),
    });
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(screen.queryByText('Connections')).toBeNull();
  });

  it('can be ended after the installation stopped to offer the service', async () => {
    const { of } = open({
      'GET /api/site': site('garmin'),
      'GET /api/connect/strava/status': strava({ offered: false, is_connected: true, athlete_name: 'Kai' }),
    });
    const item = await of('Strava');
    expect(await item.findByRole('button', { name: 'Disconnect' })).toBeTruthy();
    expect(item.queryByRole('button', { name: 'Connect with Strava' })).toBeNull();
  });

  it('show the account and the last sync', async () => {
    const { of } = open({
      'GET /api/connect/garmin/status': garmin({ is_connected: true, garmin_username: 'kai' }),
    });
    const item = await of('Garmin');
    expect(await item.findByText('Connected as kai. Last sync: Not available')).toBeTruthy();
    expect(item.queryByRole('button', { name: 'Connect Garmin' })).toBeNull();
  });

  it('ask to connect again where the service ended them', async () => {
    const { of } = open({ 'GET /api/connect/strava/status': strava({ needs_reconnect: true }) });
    const item = await of('Strava');
    expect(
      await item.findByText('Strava ended this connection. Connect again to keep syncing.'),
    ).toBeTruthy();
    expect(item.getByRole('button', { name: 'Connect with Strava' })).toBeTruthy();
  });

  it('show the fallback of a status that fails', async () => {
    open({ 'GET /api/connect/garmin/status': [500, {}], 'GET /api/connect/strava/status': [500, {}] });
    expect(await screen.findByText('Failed to fetch Garmin connection status')).toBeTruthy();
    expect(await screen.findByText('Failed to fetch Strava connection status')).toBeTruthy();
  });

  it('tell once that Strava was connected when its callback led here, with the focus on it', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    open({ 'GET /api/connect/strava/status': strava({ is_connected: true }) }, true);
    expect(await screen.findByText('Strava connected successfully')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Strava connected successfully');
    expect(shown.mock.contexts).toEqual([document.activeElement]);
    expect(await screen.findByText('History: null')).toBeTruthy();
    shown.mockRestore();
  });

  it('show why Strava cannot be connected', async () => {
    open({ 'GET /api/connect/strava/auth-url': [500, {}] });
    await press('Connect with Strava');
    expect(await screen.findByText('Failed to connect to Strava')).toBeTruthy();
  });
});

describe('disconnecting', () => {
  it('needs a confirmation and updates the state', async () => {
    let connected = true;
    const { calls, of } = open({
      'GET /api/connect/garmin/status': () => garmin({ is_connected: connected }),
      'DELETE /api/connect/garmin': () => {
        connected = false;
        return [204, null];
      },
    });
    await press('Disconnect');
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Garmin' }));
    expect(calls).not.toContain('DELETE /api/connect/garmin');
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await (await of('Garmin')).findByText('Not connected')).toBeTruthy();
  });

  it.each([
    ['Garmin', 'garmin', garmin({ is_connected: true })],
    ['Strava', 'strava', strava({ is_connected: true })],
  ])('from %s that fails without a sentence shows the fallback', async (name, service, status) => {
    open({ [`GET /api/connect/${service}/status`]: status, [`DELETE /api/connect/${service}`]: [500, {}] });
    await press('Disconnect');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(`Failed to disconnect from ${name}`)).toBeTruthy();
  });
});

describe('the Garmin dialog', () => {
  async function fill() {
    await press('Connect Garmin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Garmin' }));
    await user.type(dialog.getByLabelText('Garmin email'), 'kai@garmin.example');
    await user.type(dialog.getByLabelText('Garmin password'), 'a garmin password');
    return dialog;
  }

  it('needs an email and a password', async () => {
    const { calls } = open({});
    await press('Connect Garmin');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Garmin email'), 'kai');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('Please enter the email of your Garmin account')).toBeTruthy();
    expect(dialog.getByText('Please enter the password of your Garmin account')).toBeTruthy();
    expect(calls).not.toContain('POST /api/connect/garmin');
  });

  it('closes once connected, and asks for a code before where Garmin wants one', async () => {
    let connected = false;
    const bodies: unknown[] = [];
    const { of } = open({
      'GET /api/connect/garmin/status': () => garmin({ is_connected: connected, garmin_username: 'kai' }),
      'POST /api/connect/garmin': async (request) => {
        const body = (await request.json()) as { mfa_code?: string };
        bodies.push(body);
        if (body.mfa_code === undefined) return [200, { mfa_state: 'state7' }];
        if (body.mfa_code === '000000') {
          return [400, { detail: 'The code is not correct. Please try again.' }];
        }
        connected = true;
        return [200, {}];
      },
    });
    const dialog = await fill();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    const code = await dialog.findByLabelText('MFA code');
    await user.type(code, '000000');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await dialog.findByText('The code is not correct. Please try again.')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(dialog.getByRole('button', { name: 'Verify' }));
    const item = await of('Garmin');
    expect(await item.findByText('Garmin connected successfully')).toBeTruthy();
    const credentials = { garmin_username: 'kai@garmin.example', garmin_password: 'a garmin password' };
    expect(bodies).toEqual([
      credentials,
      { ...credentials, mfa_state: 'state7', mfa_code: '000000' },
      { ...credentials, mfa_state: 'state7', mfa_code: '123456' },
    ]);
  });

  it.each([
    [
      401,
      { detail: 'Invalid Garmin credentials. Please check your username and password.' },
      'Invalid Garmin credentials. Please check your username and password.',
    ],
    [500, {}, 'Failed to connect to Garmin. Please try again.'],
  ])('shows the sentence of a %p', async (status, body, sentence) => {
    open({ 'POST /api/connect/garmin': [status, body] });
    const dialog = await fill();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  });
});

describe('the intervals.icu dialog', () => {
  const routes = {
    'GET /api/site': site('intervals'),
    'GET /api/connect/intervals/status': intervals(),
  };

  it('sends the key and shows the connection', async () => {
    const bodies: unknown[] = [];
    let connected = false;
    const { of } = open({
      ...routes,
      'GET /api/connect/intervals/status': () =>
        intervals({ is_connected: connected, athlete_id: connected ? 'i7' : null }),
      'POST /api/connect/intervals': async (request) => {
        bodies.push(await request.json());
        connected = true;
        return [204, null];
      },
    });
    await press('Connect intervals.icu');
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect intervals.icu' }));
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('Please enter the API key of your intervals.icu account')).toBeTruthy();
    await user.type(dialog.getByLabelText('API key'), ' a-key ');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    const item = await of('intervals.icu');
    expect(await item.findByText('Connected as i7. Last sync: Not available')).toBeTruthy();
    expect(bodies).toEqual([{ api_key: 'a-key' }]);
  });

  it('says why a key was not accepted', async () => {
    const detail = 'intervals.icu does not accept this key.';
    open({ ...routes, 'POST /api/connect/intervals': [400, { detail }] });
    await press('Connect intervals.icu');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('API key'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText(detail)).toBeTruthy();
  });
});
