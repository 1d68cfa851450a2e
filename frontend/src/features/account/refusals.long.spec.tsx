import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { tokenStorage } from '../../app/token-storage.ts';
import { DEFAULT_PREFERENCES } from '../../app/visitor-preferences.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { closeToasts, expectToast } from '../../testing/toasts.ts';
import { DeleteAccountPanel } from './delete-account-panel.tsx';
import { LoginsPanel } from './logins-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { SettingsPage } from './settings-page.tsx';
import { UsernamePanel } from './username-panel.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(() => tokenStorage.write('abc'));
afterEach(() => closeToasts());

const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
}
const NEW_PASSWORD = { 'New Password': 'eight888', 'Confirm New Password': 'eight888' };
const CHANGED_PASSWORD = { 'Current Password': 'the old one', ...NEW_PASSWORD };

describe('a failure without a sentence', () => {
  it.each<[ReactElement, string, Readonly<Record<string, string>>, string]>([
    [<UsernamePanel username="kai" />, 'Save username', {}, 'Failed to update username'],
    [<PasswordPanel provider="email" />, 'Change password', CHANGED_PASSWORD, 'Failed to change password'],
    [<PasswordPanel provider="google" />, 'Set up password', NEW_PASSWORD, 'Failed to set up password'],
    [
      <PreferencesPanel preferences={DEFAULT_PREFERENCES} />,
      'Save units',
      {},
      'Failed to update preferences',
    ],
  ])('shows the fallback in the panel (%#)', async (panel, button, fields, fallback) => {
    const failed = [500, {}] as const;
    serve({
      'POST /api/users/me/update-username': failed,
      'POST /api/users/me/change-password': failed,
      'POST /api/users/me/setup-password': failed,
      'POST /api/users/me/update-preferences': failed,
    });
    renderApp(panel);
    await fill(fields);
    await press(button);
    expect((await screen.findByRole('alert')).textContent).toBe(fallback);
  });

  it('shows the fallback for logging out everywhere', async () => {
    serve({});
    renderApp(<LoginsPanel />);
    await press('Log out everywhere');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await expectToast('Failed to log out everywhere. Please try again.');
  });

  it('shows the fallback for deleting the account, which stays', async () => {
    serve({});
    const { store } = renderApp(<DeleteAccountPanel provider="email" />);
    await press('Delete my account');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(dialog.getByText('Password is required')).toBeTruthy();
    await user.type(dialog.getByLabelText('Password'), 'whatever it was');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Failed to delete account. Please try again.',
    );
    expect(store.getState().session.token).toBe('abc');
  });

  it('shows the fallback for the profile', async () => {
    serve({ 'GET /api/users/me': [500, {}] });
    renderApp(<SettingsPage />);
    expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
  });
});

describe('a new password', () => {
  it('has 8 characters and is typed twice', async () => {
    const calls = serve({});
    renderApp(<PasswordPanel provider="google" />);
    await fill({ 'New Password': 'short', 'Confirm New Password': 'other' });
    await press('Set up password');
    expect(screen.getByText('New password must be at least 8 characters long')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
