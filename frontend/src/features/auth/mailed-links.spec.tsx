import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { browserSecret } from '../../app/browser-secret.ts';
import { tokenStorage } from '../../app/token-storage.ts';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { VERIFIED } from './auth-card.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

let time: ReturnType<typeof fakedTime>;
beforeEach(() => {
  time = fakedTime();
});
afterEach(() => {
  browserSecret.clear();
});

const Login = () => <p>The login page {JSON.stringify(useLocation().state)}</p>;
const openAt = (at: string) =>
  renderApp(
    <Routes>
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/login" element={<Login />} />
    </Routes>,
    { at },
  );

/** Expects a redirect to the login page after 3 s, not earlier. */
async function expectLoginAfter3s(state: object | null = null): Promise<void> {
  await time.pass(2_900);
  expect(screen.queryByText(/^The login page/)).toBeNull();
  await time.pass(200);
  expect(screen.getByText(`The login page ${JSON.stringify(state)}`)).toBeTruthy();
}

/** An answer that is sent by calling `answer`. */
function pending(body: unknown) {
  let answer: () => void = () => undefined;
  const promise = new Promise<readonly [number, unknown]>((resolve) => {
    answer = () => resolve([200, body]);
  });
  return { promise, answer: () => answer() };
}

describe('a mailed link', () => {
  it('verifies the email, confirms it and redirects to the login page after 3 s', async () => {
    const verified = pending({ message: 'Email verified successfully.' });
    const calls = serve({ 'GET /api/verify-email/abc': verified.promise });
    openAt('/verify-email?token=abc');
    await time.pass(0);
    expect(screen.getByText('Verifying your email...')).toBeTruthy();
    verified.answer();
    await time.pass(50);
    expect(screen.getByText('Email verified successfully.')).toBeTruthy();
    expect(screen.getByText('Log in here, or go on in the browser where you signed up.')).toBeTruthy();
    await expectLoginAfter3s(VERIFIED);
    expect(calls).toEqual(['GET /api/verify-email/abc']);
  });

  const verifiedAndLoggedIn = {
    'GET /api/verify-email/abc': [200, { message: 'Email verified successfully.' }] as const,
    'POST /api/login/link': [200, { access_token: 'fresh', token_type: 'bearer' }] as const,
  };

  it('logs in the browser that registered', async () => {
    const secret = browserSecret.readOrCreate();
    const bodies: unknown[] = [];
    serve({
      ...verifiedAndLoggedIn,
      'POST /api/login/link': async (request) => {
        bodies.push(await request.json());
        return verifiedAndLoggedIn['POST /api/login/link'];
      },
    });
    const { store } = openAt('/verify-email?token=abc');
    await time.pass(50);
    expect(screen.getByText("Email verified successfully. You're logged in.")).toBeTruthy();
    expect(bodies).toEqual([{ token: 'abc', browser_secret: secret }]);
    expect(screen.queryByText(/^Log in here/)).toBeNull();
    expect(store.getState().session.token).toBe('fresh');
    expect(browserSecret.read()).toBeNull();
    await expectLoginAfter3s();
  });

  it('is verified all the same when the login is refused', async () => {
    browserSecret.readOrCreate();
    serve({ ...verifiedAndLoggedIn, 'POST /api/login/link': [401, { detail: 'Refused.' }] });
    const { store } = openAt('/verify-email?token=abc');
    await time.pass(50);
    expect(screen.getByText('Email verified successfully.')).toBeTruthy();
    expect(screen.queryByText('Refused.')).toBeNull();
    expect(store.getState().session.token).toBeNull();
  });

  it('leaves a browser with the account it is logged in to', async () => {
    browserSecret.readOrCreate();
    tokenStorage.write('other');
    const calls = serve(verifiedAndLoggedIn);
    const { store } = openAt('/verify-email?token=abc');
    await time.pass(50);
    expect(calls).toEqual(['GET /api/verify-email/abc']);
    expect(store.getState().session.token).toBe('other');
  });

  it('resets the password, confirms it and redirects to the login page after 3 s', async () => {
    const reset = pending({ message: 'Password reset successfully.' });
    serve({ 'POST /api/reset-password': reset.promise });
    openAt('/reset-password?token=abc');
    await time.user.type(screen.getByLabelText('New Password'), 'eight888');
    await time.user.type(screen.getByLabelText('Confirm New Password'), 'eight888');
    await time.user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await time.pass(0);
    expect(screen.getByRole('button', { name: 'Resetting...' }).hasAttribute('disabled')).toBe(true);
    reset.answer();
    await time.pass(50);
    expect(screen.getByText('Password reset successfully.')).toBeTruthy();
    await expectLoginAfter3s();
  });

  it('is requested with a button that shows the progress', async () => {
    const sent = pending({ message: 'It has been sent.' });
    serve({ 'POST /api/request-password-reset': sent.promise });
    openAt('/forgot-password');
    await time.user.type(screen.getByLabelText('Email'), 'kai@surf.example');
    await time.user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    await time.pass(0);
    expect(screen.getByRole('button', { name: 'Sending...' }).hasAttribute('disabled')).toBe(true);
    sent.answer();
    await time.pass(50);
    expect(screen.getByText('It has been sent.')).toBeTruthy();
  });
});
