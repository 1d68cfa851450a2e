import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { GoogleSignIn, type GoogleIdentity } from './google-sign-in.tsx';

/** A fake of Google's script that records its calls and delivers a given credential. */
function googleScript() {
  const calls: string[] = [];
  let deliver: (response: { credential: string }) => void = () => undefined;
  const identity: GoogleIdentity = {
    initialize: ({ client_id, callback }) => {
      calls.push(`initialize ${client_id}`);
      deliver = callback;
    },
    renderButton: () => calls.push('button'),
    prompt: () => calls.push('one tap'),
    cancel: () => calls.push('cancel'),
  };
  return { calls, identity, deliver: (credential: string) => deliver({ credential }) };
}

const scriptElement = () =>
  document.querySelector<HTMLScriptElement>('script[src="https://accounts.google.com/gsi/client"]');

afterEach(() => {
  delete window.google;
});

describe('login with Google', () => {
  it('renders the button, prompts one-tap and exchanges the credential for a token', async () => {
    const google = googleScript();
    const sent: string[] = [];
    globalThis.fetch = async (input) => {
      const request = input as Request;
      sent.push(`${new URL(request.url).pathname} ${await request.text()}`);
      return new Response('{"access_token":"abc","token_type":"bearer"}');
    };
    const entered: string[] = [];
    const { unmount } = renderApp(
      <GoogleSignIn clientId="client-1" onEnter={(token) => entered.push(token)} />,
    );
    window.google = { accounts: { id: google.identity } };
    scriptElement()?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(google.calls).toEqual(['initialize client-1', 'button', 'one tap']));

    act(() => google.deliver('credential-1'));
    await waitFor(() => expect(entered).toEqual(['abc']));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(sent).toEqual([`/api/login/google {"credential":"credential-1","time_zone":"${timeZone}"}`]);
    unmount();
    expect(google.calls.at(-1)).toBe('cancel');
  });
});
