import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { SuggestedSettings } from './suggested-settings.tsx';

it('makes a suggestion the default by one click, with the profile of its name where there is one', async () => {
  tokenStorage.write('abc');
  const user = userEvent.setup({ delay: null });
  const suggested = ['foil', 'surf_kayak'].map((name) => ({ name, ...DEFAULT_DETECTION_PARAMETERS }));
  const own = { id: 4, setting_name: 'Surf Kayak', ...DEFAULT_DETECTION_PARAMETERS };
  const calls = serve({
    'GET /api/system-suggested-surf-settings': [200, suggested],
    'GET /api/surf-settings': [200, [own]],
    'POST /api/surf-settings': [201, { ...own, id: 9, setting_name: 'Foil' }],
    'PUT /api/users/me/default-setting/9': [200, {}],
    'PUT /api/users/me/default-setting/4': [200, {}],
  });
  renderApp(<SuggestedSettings onUse={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'System Suggested Surf Settings' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'I ride a foil' }));
  await waitFor(() => expect(calls).toContain('PUT /api/users/me/default-setting/9'));
  await user.click(screen.getByRole('button', { name: 'I ride a surf kayak' }));
  await waitFor(() => expect(calls).toContain('PUT /api/users/me/default-setting/4'));
  expect(calls.filter((call) => call === 'POST /api/surf-settings')).toHaveLength(1);
});
