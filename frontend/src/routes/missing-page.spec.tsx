import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render-app.tsx';
import { MissingPage } from './missing-page.tsx';

const entry = document.createElement('script');
entry.type = 'module';
entry.setAttribute('src', '/assets/index-old.js');

/** Serves a page with this entry script; null for an unreachable server. */
const serving = (served: string | null) => {
  globalThis.fetch = () =>
    served === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(`<script type="module" src="${served}"></script>`));
};
const open = () => {
  let reloads = 0;
  const reload = () => void reloads++;
  return { ...renderApp(<MissingPage reload={reload} />), reloads: () => reloads };
};
const sentence = async () => (await screen.findByRole('alert')).textContent;

beforeEach(() => document.head.append(entry));
afterEach(() => {
  entry.remove();
});

describe('a page whose code failed to load', () => {
  it('shows that the server is unreachable and reloads once the server answers', async () => {
    serving(null);
    const { reloads } = open();
    expect(await sentence()).toContain('Unable to reach the server.');
    const retry = screen.getByRole('button', { name: 'Retry' });
    await userEvent.setup().click(retry);
    await waitFor(() => expect(retry.hasAttribute('data-loading')).toBe(false));
    expect(reloads()).toBe(0);
    serving('/assets/index-old.js');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reloads()).toBe(1));
  });

  it('reloads once for a newer deployment', async () => {
    serving('/assets/index-new.js');
    const first = open();
    await waitFor(() => expect(first.reloads()).toBe(1));
    first.unmount();
    const second = open();
    expect(await sentence()).toContain('Unable to reach the server.');
    expect(second.reloads()).toBe(0);
  });

  it('does not reload for the same deployment', async () => {
    serving('/assets/index-old.js');
    const { reloads } = open();
    expect(await sentence()).toContain('Unable to reach the server.');
    expect(reloads()).toBe(0);
  });
});
