import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render-app.tsx';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('a lazy part whose code fails to load', () => {
  it('shows an error with a retry while the server is unreachable', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    let reachable = false;
    const Part = lazyPart(() =>
      reachable ? Promise.resolve(Greeting) : Promise.reject(new TypeError('Failed to fetch')),
    );
    renderApp(
      <>
        <Part name="Kai" />
        <p>The rest of the page</p>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Unable to reach the server.');
    expect(screen.getByText('The rest of the page')).toBeTruthy();
    reachable = true;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Kai')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers a reload when the server answers', async () => {
    globalThis.fetch = () =>
      Promise.resolve(new Response('<script type="module" src="/assets/index.js"></script>'));
    const Part = lazyPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
    renderApp(<Part name="Kai" />);
    expect((await screen.findByRole('alert')).textContent).toContain('Reload the page to try again.');
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
  });
});
