import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

const user = userEvent.setup({ delay: null });

describe('a site that not everybody can join', () => {
  it.each([
    ['closed', <RegisterPage />, 'This site does not take new accounts.'],
    ['closed', <LoginPage />, 'This site does not take new accounts.'],
    ['invited', <RegisterPage />, /by invitation only/],
  ] as const)('says so in place of the form: %s', async (registration, page, sentence) => {
    serve({ 'GET /api/site': [200, { registration }] });
    renderApp(page);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it('takes the invitation of a link', async () => {
    const bodies: unknown[] = [];
    serve({
      'GET /api/site': [200, { registration: 'invited' }],
      'POST /api/register': async (request) => {
        bodies.push(await request.json());
        return [201, { message: 'Registration successful. You can now log in.' }];
      },
    });
    renderApp(<RegisterPage />, { at: '/register?invitation=abc' });
    await user.type(screen.getByLabelText('Email'), 'kai@surf.example');
    await user.type(screen.getByLabelText('Password'), 'eight888');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ invitation: 'abc' })]));
    expect(screen.queryByText('Registration Successful!')).toBeNull();
  });
});
