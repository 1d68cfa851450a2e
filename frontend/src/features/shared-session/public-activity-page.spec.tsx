import { cleanTrack, encodeTrack, simulateSession } from '@rideline/detection-engine';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Activity } from '../../activity/activity.ts';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { sampleActivity } from '../../testing/sessions.ts';
import { PublicActivityPage } from './public-activity-page.tsx';

const SENTENCE = /Viewing public activity from Rideline/;
const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 20 });
const track = Buffer.from(encodeTrack(cleanTrack(recorded))).toString('base64');

const render = () =>
  renderApp(
    <Routes>
      <Route path="/public/activity/:urlHash" element={<PublicActivityPage />} />
    </Routes>,
    { at: '/public/activity/hash1' },
  );
function open(facts: Partial<Activity> = {}) {
  serve({
    'GET /api/public/activities/hash1': [
      200,
      { ...sampleActivity({ note: 'Glassy', ...facts }), username: 'kai', garmin_device: null, track },
    ],
  });
  return render();
}
async function openUnits(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByLabelText('Speeds');
}

it('tells visitors on top what they look at and where to log in', async () => {
  open();
  // The page takes the place of its first view.
  await waitFor(() => {
    const heading = screen.getByRole('heading', { level: 1 });
    expect(screen.getByText(SENTENCE).compareDocumentPosition(heading)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

it.each([
  [404, 'Activity Not Found', "This activity doesn't exist or is not public.", 0],
  [500, 'Error', 'Failed to load activity.', 1],
])(
  'shows an answer of %i, as an error only where something failed',
  async (status, title, sentence, alerts) => {
    serve({ 'GET /api/public/activities/hash1': [status, {}] });
    render();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(alerts);
  },
);

it('has no banner for people who are logged in', async () => {
  tokenStorage.write('abc');
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

it('shows a visitor the time at the spot first, Pacific time second, and switches', async () => {
  open({ activity_time: '2026-05-14T21:11:00Z', time_zone: 'Pacific/Auckland' });
  const times = () => screen.getAllByText(/PT$|at the spot$/, { selector: 'header *' });
  await screen.findByRole('heading', { level: 1 });
  expect(times().map(({ textContent }) => textContent)).toEqual([
    'Fri, May 15, 2026, 9:11 AM at the spot',
    'May 14, 2026, 2:11 PM PT',
  ]);
  await openUnits('Units and clock');
  await userEvent.selectOptions(screen.getByLabelText('Clock'), 'Pacific time (PT)');
  expect(times()[0]?.textContent).toBe('May 14, 2026, 2:11 PM PT');
});

it('has the units of a visitor behind a button', async () => {
  open();
  await openUnits('Units');
  await userEvent.selectOptions(screen.getByLabelText('Speeds'), 'mph');
  expect(await screen.findAllByText(/ mph$/)).not.toHaveLength(0);
});

it('offers no clock for a session in Pacific time', async () => {
  open();
  await openUnits('Units');
  expect(screen.queryByLabelText('Clock')).toBeNull();
});

const WEATHER = {
  source: 'Open-Meteo',
  wave_height: 1.4,
  wave_period: 9,
  wave_direction: 280,
  wind_speed: 18,
  wind_direction: 340,
  water_temperature: 14,
  at: '2026-03-01T16:00:00Z',
};
it.each([
  [
    'all of it',
    WEATHER,
    'Waves of 1.4 m every 9 s from the west, wind of 18 km/h from the north, water at 14 °C. Modeled by Open-Meteo, CC BY 4.0',
  ],
  [
    'some of it',
    { ...WEATHER, wave_height: null, wave_period: null, wind_direction: null },
    'Wind of 18 km/h, water at 14 °C. Modeled by Open-Meteo, CC BY 4.0',
  ],
  ['none', null, undefined],
])('tells of the weather where %s is known', async (_, weather, line) => {
  open({
    conditions: {
      tide: null,
      tide_reason: 'no_station',
      nearest_station: null,
      flow: null,
      sun: null,
      weather,
    },
  });
  await screen.findByText('Total Surfing Distance', {}, { timeout: 10_000 });
  expect(screen.queryByRole('region', { name: 'Tide and light' })?.textContent).toBe(line);
});
