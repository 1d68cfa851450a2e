import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, stopServing } from '../../testing/served.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

let time: ReturnType<typeof fakedTime>;
beforeEach(() => {
  time = fakedTime();
});
afterEach(() => {
  stopServing();
  jest.useRealTimers();
});

const openAt = (at: string) =>
  renderApp(
    <Routes>
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/login" element={<p>The sign-in page</p>} />
    </Routes>,
    { at },
  );

/** The page stays for 3 s and then gives way to the sign-in page. */
async function leadsToLoginAfter3s(): Promise<void> {
  await time.pass(2_900);
  expect(screen.queryByText('The sign-in page')).toBeNull();
  await time.pass(200);
  expect(screen.getByText('The sign-in page')).toBeTruthy();
}
/** An answer that comes when it is told to. */
function held(body: unknown) {
  let answer: () => void = () => undefined;
  const promise = new Promise<readonly [number, unknown]>((resolve) => {
    answer = () => resolve([200, body]);
  });
  return { promise, answer: () => answer() };
}

describe('a mailed link', () => {
  it('verifies, says so, and leads to the sign-in page after 3 s', async () => {
    const verified = held({ message: 'Email verified successfully.' });
    const asked = serve({ 'GET /api/verify-email/abc': verified.promise });
    openAt('/verify-email?token=abc');
    await time.pass(0);
    expect(screen.getByText('Verifying your email...')).toBeTruthy();
    verified.answer();
    await time.pass(50);
    expect(screen.getByText('Email verified successfully.')).toBeTruthy();
    await leadsToLoginAfter3s();
    expect(asked).toEqual(['GET /api/verify-email/abc']);
  });

  it('sets a new password, says so, and leads to the sign-in page after 3 s', async () => {
    const reset = held({ message: 'Password reset successfully.' });
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
    await leadsToLoginAfter3s();
  });

  it('is asked for, and the button says that it is on its way', async () => {
    const sent = held({ message: 'It has been sent.' });
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
