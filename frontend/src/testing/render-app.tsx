import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { AppProviders } from '../app/providers.tsx';
import { createStore } from '../app/store.ts';

/** Renders a component with the app's providers and a new store at the given path. */
export function renderApp(children: ReactNode, { at = '/' }: { at?: InitialEntry } = {}) {
  const store = createStore();
  const view = render(
    <AppProviders store={store}>
      <MemoryRouter initialEntries={[at]}>
        <main id="main">{children}</main>
      </MemoryRouter>
    </AppProviders>,
  );
  return { ...view, store };
}
