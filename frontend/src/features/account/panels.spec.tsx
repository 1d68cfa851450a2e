import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DEFAULT_PREFERENCES } from '../../app/visitor-preferences.ts';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { toasts } from '../../testing/toasts.ts';
import { DemoPanel } from './demo-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { TimesPanel } from './times-panel.tsx';
import { UsernamePanel } from './username-panel.tsx';

let time: ReturnType<typeof fakedTime>;
beforeEach(() => {
  time = fakedTime();
});

/** Clicks the button and expects the sentence to be shown for exactly this time. */
async function expectShownFor(ms: number, button: string, sentence: string): Promise<void> {
  await time.user.click(screen.getByRole('button', { name: button }));
  await time.pass(0);
  expect(screen.getByText(sentence)).toBeTruthy();
  await time.pass(ms - 100);
  expect(screen.getByText(sentence)).toBeTruthy();
  await time.pass(200);
  expect(screen.queryByText(sentence)).toBeNull();
}

describe('the confirmation after saving', () => {
  it('is shown for 2 s for a username', async () => {
    serve({ 'POST /api/users/me/update-username': [200, {}] });
    renderApp(<UsernamePanel username="kai_surfs" />);
    await expectShownFor(2_000, 'Save username', 'Username updated successfully');
  });

  it('is the sentence of the first rule that the username breaks, as the server names it', async () => {
    const detail = 'Username must be less than 20 characters long';
    serve({ 'POST /api/users/me/update-username': [400, { status: 400, detail }] });
    renderApp(<UsernamePanel username={null} />);
    await time.user.click(screen.getByRole('button', { name: 'Save username' }));
    await time.pass(0);
    expect(screen.getByRole('alert').textContent).toBe(detail);
  });

  it.each([
    ['email', 'Change password', 'Password changed successfully'],
    ['google', 'Set up password', 'Password set up successfully'],
  ] as const)(
    'is shown for 2 s for the password of an account registered with %s',
    async (provider, button, sentence) => {
      serve({
        'POST /api/users/me/change-password': [200, { access_token: 'next' }],
        'POST /api/users/me/setup-password': [200, {}],
      });
      renderApp(<PasswordPanel provider={provider} />);
      if (provider === 'email') {
        await time.user.click(screen.getByRole('button', { name: button }));
        expect(screen.getByText('Current password is required')).toBeTruthy();
        await time.user.type(screen.getByLabelText('Current Password'), 'the old one');
      }
      await time.user.type(screen.getByLabelText('New Password'), 'eight888');
      await time.user.type(screen.getByLabelText('Confirm New Password'), 'eight888');
      await expectShownFor(2_000, button, sentence);
    },
  );

  it('is shown for 3 s for units', async () => {
    serve({ 'POST /api/users/me/update-preferences': [200, {}] });
    renderApp(<PreferencesPanel preferences={DEFAULT_PREFERENCES} />);
    await expectShownFor(3_000, 'Save units', 'Preferences updated successfully');
  });

  it('is shown for 3 s for times', async () => {
    serve({ 'POST /api/users/me/update-preferences': [200, {}] });
    renderApp(<TimesPanel preferences={DEFAULT_PREFERENCES} />);
    await expectShownFor(3_000, 'Save times', 'Preferences updated successfully');
  });
});

it.each([
  [0, 'The demo sessions are in your list already.'],
  [5, '5 demo sessions are in your list.'],
])('tells that %i demo sessions were loaded', async (loaded, sentence) => {
  serve({ 'POST /api/demo-activities': [200, { loaded }] });
  renderApp(<DemoPanel />);
  await time.user.click(screen.getByRole('button', { name: 'Load demo sessions' }));
  await time.pass(50);
  expect(toasts()).toContain(sentence);
});
