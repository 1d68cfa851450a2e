import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { browserSecret } from '../../app/browser-secret.ts';
import { clearLoginError } from '../../app/login-error.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { closeToasts, expectToast, toasts } from '../../testing/toasts.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const user = userEvent.setup({ delay: null });
afterEach(() => {
  closeToasts();
  browserSecret.clear();
  clearLoginError();
});

/** A button is busy for a moment after its answer. */
async function press(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name }));
}
async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
}
const EMAIL = { Email: 'kai@surf.example' };
const LOGIN = { ...EMAIL, Password: 'eight888' };
const NEW_PASSWORD = { 'New Password': 'eight888', 'Confirm New Password': 'eight888' };
const ASKING: readonly [string, ReactElement, Readonly<Record<string, string>>, string, string][] = [
  ['/api/token', <LoginPage />, LOGIN, 'Log in', 'Failed to log in. Please try again.'],
  ['/api/register', <RegisterPage />, LOGIN, 'Sign up', 'Failed to register. Please try again.'],
  [
    '/api/request-password-reset',
    <ForgotPasswordPage />,
    EMAIL,
    'Send Reset Link',
    'Failed to send reset email. Please try again.',
  ],
  [
    '/api/reset-password',
    <ResetPasswordPage />,
    NEW_PASSWORD,
    'Reset Password',
    'Failed to reset password. Please try again.',
  ],
];

describe('a refusal', () => {
  it.each(ASKING)(
    'by %s shows its sentence, and the fallback without one',
    async (path, page, fields, button, fallback) => {
      const detail = 'Not today.';
      serve({ [`POST ${path}`]: [400, { detail }] });
      renderApp(page, { at: '/?token=any' });
      await fill(fields);
      await press(button);
      await expectToast(detail);
      serve({ [`POST ${path}`]: [502, 'Bad Gateway'] });
      await press(button);
      await expectToast(fallback);
      expect(toasts()).toEqual([fallback]);
    },
  );

  it.each([
    [410, { detail: 'This link is invalid or has expired.' }, 'This link is invalid or has expired.'],
    [500, {}, 'Failed to verify email. Please try again.'],
  ])('of the verification with %i says why and leads back', async (status, body, sentence) => {
    serve({ 'GET /api/verify-email/any': [status, body] });
    renderApp(<VerifyEmailPage />, { at: '/verify-email?token=any' });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(screen.getByRole('link', { name: 'Back to Registration' }).getAttribute('href')).toBe('/register');
  });
});

describe('a mailed link without its token', () => {
  it.each([
    [<VerifyEmailPage />, 'Verification token is missing', 'Back to Registration', '/register'],
    [
      <ResetPasswordPage />,
      'Invalid reset link. Please request a new password reset.',
      'Request a new link',
      '/forgot-password',
    ],
  ])('asks nothing and says so', (page, sentence, link, href) => {
    const calls = serve({});
    renderApp(page);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(href);
    expect(calls).toEqual([]);
  });
});

describe('what was entered', () => {
  it('needs email and password to register', async () => {
    const calls = serve({});
    renderApp(<RegisterPage />);
    await press('Sign up');
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(calls).not.toContain('POST /api/register');
  });
});
