import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.tsx';
import { VERIFIED } from './auth-card.tsx';
import { LoginPage } from './login-page.tsx';

const sent: { path: string; body: string }[] = [];

function serve(routes: Record<string, [number, unknown]>) {
  sent.length = 0;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await request.text() });
    const [status, body] = routes[path] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  };
}

describe('the login page', () => {
  it('requires both fields before it sends anything', async () => {
    serve({});
    renderApp(<LoginPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(sent.filter(({ path }) => path === '/api/token')).toEqual([]);
  });

  it('greets whoever opened the link of a mail on another device', () => {
    serve({});
    renderApp(<LoginPage />, { at: { pathname: '/login', state: VERIFIED } });
    expect(screen.getByText(/^Your email is verified\. Log in to go on/)).toBeTruthy();
  });

  it('sends the email as username in a form body and stores the token', async () => {
    serve({ '/api/token': [200, { access_token: 'abc', token_type: 'bearer' }] });
    const { store } = renderApp(<LoginPage />);
    await userEvent.type(screen.getByLabelText('Email'), 'a+b@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'p&ss word{Enter}');
    await screen.findByRole('button', { name: 'Log in' });
    expect(sent.find(({ path }) => path === '/api/token')?.body).toBe(
      'username=a%2Bb%40example.org&password=p%26ss+word',
    );
    expect(store.getState().session.token).toBe('abc');
  });
});
