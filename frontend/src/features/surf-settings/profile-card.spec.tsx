import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { ProfileCard } from './profile-card.tsx';

const user = userEvent.setup({ delay: null });

describe('the default profile', () => {
  it.each([
    [false, 'Set Foil as default', 'PUT /api/users/me/default-setting/7'],
    [true, 'Clear Foil as default', 'DELETE /api/users/me/default-setting'],
  ])('is set or cleared with the button (default: %s)', async (isDefault, name, call) => {
    const requests = serve({ [call]: [200, {}] });
    const profile = { id: 7, setting_name: 'Foil', ...DEFAULT_DETECTION_PARAMETERS };
    renderApp(
      <ProfileCard
        profile={profile}
        isDefault={isDefault}
        onEdit={() => undefined}
        onDelete={() => undefined}
      />,
    );
    expect(screen.queryByText('Current Default') !== null).toBe(isDefault);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(requests).toEqual([call]));
  });
});
