import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { closeToasts, expectToast } from '../../testing/toasts.ts';
import { SurfSettingsPage } from './surf-settings-page.tsx';

const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const FOIL = { id: 7, setting_name: 'Foil', ...DEFAULT_DETECTION_PARAMETERS };
const LISTED = { 'GET /api/surf-settings': [200, [FOIL]] } as const;
beforeEach(() => tokenStorage.write('abc'));
afterEach(() => closeToasts());

describe('a profile', () => {
  it('that cannot be the default or be deleted says so and stays', async () => {
    serve(LISTED);
    renderApp(<SurfSettingsPage />);
    await press('Set Foil as default');
    await expectToast('Failed to set default setting. Please try again.');
    await press('Delete Foil');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this setting?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('Failed to delete setting. Please try again.');
    expect(screen.getByRole('heading', { name: 'Foil' })).toBeTruthy();
  });

  it('that is not saved says why', async () => {
    serve({ 'GET /api/surf-settings': [200, []], 'POST /api/surf-settings': [409, { detail: 'Taken.' }] });
    renderApp(<SurfSettingsPage />);
    expect(
      await screen.findByText(/^You haven't created any custom settings yet\. Click Add New/),
    ).toBeTruthy();
    await press('Add New Setting');
    await press('Create');
    expect(screen.getByText('Name is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Name'), 'Foil');
    await press('Create');
    expect(await screen.findByText('Failed to save settings: Taken.')).toBeTruthy();
  });

  it('that is not loaded is asked for again', async () => {
    serve({ 'GET /api/surf-settings': [500, {}] });
    renderApp(<SurfSettingsPage />);
    // The suggested settings below fail alike.
    expect(await screen.findAllByText('Failed to load settings. Please try again.')).not.toHaveLength(0);
    serve(LISTED);
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(await screen.findByRole('heading', { name: 'Foil' })).toBeTruthy();
  });
});
