import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { StravaCallbackPage } from './strava-callback-page.tsx';

const PATH = '/connect/strava/callback';
const Settings = () => <>Settings {JSON.stringify(useLocation().state)}</>;

function open(query: string, routes: Parameters<typeof serve>[0] = {}) {
  const calls = serve(routes);
  renderApp(
    <Routes>
      <Route path={PATH} element={<StravaCallbackPage />} />
      <Route path="/settings" element={<Settings />} />
    </Routes>,
    { at: `${PATH}?${query}` },
  );
  return calls;
}

describe("Strava's callback", () => {
  it('sends code, state and scope once and leads to the settings', async () => {
    const bodies: unknown[] = [];
    open('state=s1&code=c1&scope=read,activity:read_all', {
      'POST /api/connect/strava': async (request) => {
        bodies.push(await request.json());
        return [204, null];
      },
    });
    expect(screen.getByRole('heading', { name: 'Connecting to Strava' })).toBeTruthy();
    expect(await screen.findByText('Settings {"stravaConnected":true}')).toBeTruthy();
    expect(bodies).toEqual([{ code: 'c1', state: 's1', scope: 'read,activity:read_all' }]);
  });

  it.each([
    ['state=s1', 'No authorization code received from Strava'],
    ['state=s1&error=access_denied', "You didn't allow access on Strava's page, so nothing was connected."],
    ['code=c1', "This address doesn't belong to a connection you started here. Start again in Settings."],
  ])('with %p connects nothing and says why', async (query, sentence) => {
    const calls = open(query);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Connection Error' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Settings' }).getAttribute('href')).toBe('/settings');
    expect(calls).toEqual([]);
  });

  it.each([
    [{ detail: 'Please tick the box for your activities' }, 'Please tick the box for your activities'],
    [{}, 'Failed to connect to Strava. Please try again.'],
  ])('shows why the server refused it', async (body, sentence) => {
    open('state=s1&code=c1', { 'POST /api/connect/strava': [400, body] });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
