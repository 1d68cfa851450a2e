import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PREFERENCES } from '../../app/visitor-preferences.ts';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { sampleRow } from '../../testing/sessions.ts';
import { ClockQuestion } from './clock-question.tsx';

const user = userEvent.setup({ delay: null });
const portugal = sampleRow({ time_zone: 'Europe/Lisbon' });

function servePreferences(chosen: boolean) {
  const bodies: unknown[] = [];
  let has_chosen = chosen;
  const calls = serve({
    'GET /api/users/me/preferences': () => [200, { ...DEFAULT_PREFERENCES, has_chosen }],
    'POST /api/users/me/update-preferences': async (request) => {
      bodies.push(await request.json());
      has_chosen = true;
      return [200, {}];
    },
  });
  return { bodies, calls };
}

describe('the question for a clock', () => {
  it.each([
    ['Time at the spot', 'spot'],
    ['Pacific time', 'pacific'],
  ])('is asked until it is answered with "%s"', async (answer, preferred_clock) => {
    const { bodies } = servePreferences(false);
    tokenStorage.write('abc');
    renderApp(<ClockQuestion activities={[sampleRow(), portugal]} />);
    await user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Times' })).toBeNull());
    expect(bodies).toEqual([{ preferred_clock }]);
  });

  it.each([
    ['who chose before', true, [portugal]],
    ['whose sessions are in Pacific time', false, [sampleRow()]],
    ['whose only sessions elsewhere are simulated', false, [{ ...portugal, is_demo: true }]],
  ])('is not asked of a person %s', async (_, chosen, activities) => {
    const { calls } = servePreferences(chosen);
    tokenStorage.write('abc');
    renderApp(<ClockQuestion activities={activities} />);
    await waitFor(() => expect(calls).toContain('GET /api/users/me/preferences'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Times' })).toBeNull());
  });
});
