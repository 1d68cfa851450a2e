import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { browserSecret } from '../../app/browser-secret.ts';
import { fakedTime } from '../../testing/faked-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { RegisterPage } from './register-page.tsx';

let time: ReturnType<typeof fakedTime>;
beforeEach(() => {
  time = fakedTime();
});
afterEach(() => {
  browserSecret.clear();
});

const EMAIL = 'kai@surf.exmaple';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('a screen that waits for a mail', () => {
  it('sends the verification link of this browser and its zone, and the link again at most every 30 s', async () => {
    const bodies: unknown[] = [];
    const calls = serve({
      'POST /api/register': async (request) => {
        bodies.push(await request.json());
        return [201, { message: 'Done.' }];
      },
      'POST /api/resend-verification': async (request) => {
        bodies.push(await request.json());
        return [200, { message: 'Sent.' }];
      },
    });
    renderApp(<RegisterPage />);
    await time.user.type(field('Email'), EMAIL);
    await time.user.type(field('Password'), 'eight888');
    await time.user.click(button('Sign up'));
    await time.pass(50);
    expect(screen.getByRole('heading', { name: 'Registration Successful!' })).toBeTruthy();

    await time.user.click(button('Resend email'));
    await time.pass(50);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const [registered, resent] = bodies;
    expect(registered).toMatchObject({ email: EMAIL, time_zone: timeZone });
    expect(resent).toEqual({ email: EMAIL, browser_secret: browserSecret.read() });
    expect(screen.getByText(/^Sent again/)).toBeTruthy();
    expect(button('Resend email').disabled).toBe(true);
    await time.pass(30_000);
    expect(button('Resend email').disabled).toBe(false);
    expect(calls.filter((call) => call.includes('resend'))).toHaveLength(1);
  });

  it('goes back to the entered address', async () => {
    serve({ 'POST /api/register': [201, { message: 'Done.' }] });
    renderApp(<RegisterPage />);
    await time.user.type(field('Email'), EMAIL);
    await time.user.type(field('Password'), 'eight888');
    await time.user.click(button('Sign up'));
    await time.pass(50);
    await time.user.click(button('Wrong address?'));
    expect(field('Email').value).toBe(EMAIL);
    expect(field('Password').value).toBe('eight888');
    expect(document.activeElement).toBe(field('Email'));
  });

  it('requests the reset link again, and goes back to the entered address', async () => {
    const calls = serve({ 'POST /api/request-password-reset': [200, { message: 'It has been sent.' }] });
    renderApp(<ForgotPasswordPage />);
    await time.user.type(field('Email'), EMAIL);
    await time.user.click(button('Send Reset Link'));
    await time.pass(50);
    await time.user.click(button('Resend email'));
    await time.pass(50);
    expect(calls).toEqual(['POST /api/request-password-reset', 'POST /api/request-password-reset']);
    await time.user.click(button('Wrong address?'));
    expect(field('Email').value).toBe(EMAIL);
    expect(document.activeElement).toBe(field('Email'));
  });
});
