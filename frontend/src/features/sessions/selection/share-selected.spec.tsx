import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import type { TrackPrivacy } from '../../../app/api-types.ts';
import { sampleActivity, sampleRow } from '../../../testing/sessions.ts';
import { ShareSelected } from './share-selected.tsx';

const user = userEvent.setup({ delay: null });
const SESSION = '/api/activities/one';
const privacy = {
  rides_only: false,
  hidden_circle: { latitude: 37, longitude: -122, radius_meters: 200 },
  show_heart_rate: false,
};

/** Calls about the session, after it was shared; the server answers the choice of privacy with `status`. */
async function share(status: number, choose?: () => Promise<void>) {
  const chosen: TrackPrivacy[] = [];
  const calls = serve({
    [`GET ${SESSION}`]: [200, sampleActivity({ url_hash: 'one', privacy })],
    [`PUT ${SESSION}/privacy`]: async (request) => {
      chosen.push((await request.json()) as TrackPrivacy);
      return [status, {}];
    },
    [`PUT ${SESSION}`]: [200, sampleActivity({ url_hash: 'one', is_public: true })],
  });
  let closed = false;
  renderApp(
    <ShareSelected selected={[sampleRow({ url_hash: 'one' })]} opened onClose={() => (closed = true)} />,
  );
  await choose?.();
  await user.click(await screen.findByRole('button', { name: 'Continue to Share (1)' }));
  await waitFor(() => expect(closed).toBe(true));
  return { chosen, calls: calls.filter((call) => call.includes(SESSION)) };
}

describe('sharing selected sessions', () => {
  it('shows rides only, and keeps a hidden place', async () => {
    const { chosen, calls } = await share(200);
    expect(chosen).toEqual([{ ...privacy, rides_only: true }]);
    expect(calls.at(-1)).toBe(`PUT ${SESSION}`);
  });

  it('leaves the track as it is where that is unticked', async () => {
    const { calls } = await share(200, async () =>
      user.click(await screen.findByRole('checkbox', { name: 'Show rides only' })),
    );
    expect(calls).toEqual([`PUT ${SESSION}`]);
  });

  it('leaves a session private whose privacy is not saved', async () => {
    const { calls } = await share(409);
    expect(calls).toEqual([`GET ${SESSION}`, `PUT ${SESSION}/privacy`]);
  });
});
