import { afterEach, describe, expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  encodeTrack,
  type LowerMinimum,
  simulateSession,
} from '@rideline/detection-engine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../../testing/render-app.tsx';
import { closeToasts, expectToast } from '../../../testing/toasts.ts';
import { sampleActivity } from '../../../testing/sessions.ts';
import { lowerMinimumText } from './lower-minimum-text.ts';
import { SmallerWaves } from './smaller-waves.tsx';

const OFFER: LowerMinimum = {
  parameter: 'min_ride_distance',
  value: 15,
  count: 5,
  least: 17.6,
  most: 28.2,
};
const METERS = {
  preferred_distance_unit: 'meters',
  preferred_speed_unit: 'km/h',
  long_distances_in_km_or_mi: false,
} as const;
const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 4, durationMinutes: 10 });
const TRACK = Buffer.from(encodeTrack(cleanTrack(recorded))).toString('base64');
const PARAMETERS = { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: 15 };

/** Answers requests as the server would, and notes those that change something. */
function serve(profiles: readonly object[], refusal?: string) {
  const sent: unknown[] = [];
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') return json(pathname === '/api/surf-settings' ? profiles : {});
    const body = await request.text();
    sent.push([request.method, pathname + search, ...(body === '' ? [] : [JSON.parse(body)])]);
    if (refusal !== undefined) return json({ detail: refusal }, 409);
    if (pathname === '/api/surf-settings') return json({ id: 9, ...(JSON.parse(body) as object) });
    return json(pathname.endsWith('/surf-setting') ? { ...sampleActivity(), track: TRACK } : {});
  };
  return sent;
}

/** The offer until it is taken, as on the page of a session. */
function Page() {
  const [offer, setOffer] = useState<LowerMinimum | null>(OFFER);
  return (
    <>
      <SmallerWaves urlHash="hash1" applied={DEFAULT_DETECTION_PARAMETERS} offer={offer} />
      <button onClick={() => setOffer(null)}>Analyzed</button>
    </>
  );
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  closeToasts();
});

describe('the line on rides that were not counted', () => {
  it('counts them by a profile of its own, which becomes the default at a second tap', async () => {
    const sent = serve([]);
    renderApp(<Page />);
    expect(screen.getByRole('status').textContent).toContain(
      '5 shorter rides of 18 to 28 m were not counted.',
    );
    await tap('Count rides from 15 m');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      ['POST', '/api/surf-settings', { setting_name: 'Rides from 15 m', ...PARAMETERS }],
      ['PUT', '/api/activities/hash1/surf-setting?setting_id=9'],
    ]);
    await tap('Analyzed');
    await screen.findByText('Counted with your profile “Rides from 15 m”.');
    await tap('Use for new sessions');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'New sessions use your profile “Rides from 15 m” too.',
      ),
    );
    expect(sent.at(-1)).toEqual(['PUT', '/api/users/me/default-setting/9']);
  });

  it('takes a profile that has these parameters, and a free name where another has its name', async () => {
    const sent = serve([{ id: 4, setting_name: 'Small days', ...PARAMETERS }]);
    const { unmount } = renderApp(<Page />);
    await tap('Count rides from 15 m');
    await waitFor(() => expect(sent).toEqual([['PUT', '/api/activities/hash1/surf-setting?setting_id=4']]));
    unmount();

    const other = serve([{ id: 4, setting_name: 'Rides from 15 m', ...DEFAULT_DETECTION_PARAMETERS }]);
    renderApp(<Page />);
    await tap('Count rides from 15 m');
    await waitFor(() =>
      expect(other[0]).toEqual([
        'POST',
        '/api/surf-settings',
        { setting_name: 'Rides from 15 m (2)', ...PARAMETERS },
      ]),
    );
  });

  it('tells a refusal and stays', async () => {
    serve([], 'You have too many profiles.');
    renderApp(<Page />);
    await tap('Count rides from 15 m');
    await expectToast('You have too many profiles.');
    expect(screen.getByRole('button', { name: 'Count rides from 15 m' })).toBeTruthy();
  });

  it('is missing without an offer', () => {
    renderApp(<SmallerWaves urlHash="hash1" applied={DEFAULT_DETECTION_PARAMETERS} offer={null} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each<[Partial<LowerMinimum>, object, string, string]>([
    [{}, { preferred_distance_unit: 'yards' }, '5 shorter rides of 19 to 31 yd', 'Count rides from 16 yd'],
    [
      { parameter: 'min_ride_duration', value: 3, least: 3.4, most: 4.8 },
      {},
      '5 shorter rides of 3.4 to 4.8 s',
      'Count rides from 3.0 s',
    ],
    [
      { parameter: 'min_max_speed_kmh', value: 9, least: 9.4, most: 9.4 },
      {},
      '5 slower rides of 9.4 km/h',
      'Count rides from 9.0 km/h',
    ],
  ])('has the units of the person', (over, units, sentence, label) => {
    const text = lowerMinimumText({ ...OFFER, ...over }, { ...METERS, ...units });
    expect(text).toMatchObject({ sentence: `${sentence} were not counted.`, label });
  });
});
