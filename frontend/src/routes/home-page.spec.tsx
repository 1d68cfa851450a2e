import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { tokenStorage } from '../app/token-storage.ts';
import { renderApp } from '../testing/render-app.tsx';
import { serve, stopServing } from '../testing/served.ts';
import { HomePage } from './home-page.tsx';

// Compiling the code of the page takes longer than a test waits for an element.
beforeAll(async () => {
  await import('../features/activities/list/activities-page.tsx');
  await import('../app/component-styles.ts');
});
afterEach(() => {
  stopServing();
  tokenStorage.clear();
});
const LANDING = 'Every wave you rode, and why it counted.';

describe('the home page', () => {
  it('is the landing page for visitors', () => {
    serve({});
    renderApp(<HomePage />);
    expect(screen.getByRole('heading', { name: LANDING })).toBeTruthy();
  });

  it('shows logged-in users their sessions', async () => {
    tokenStorage.write('abc');
    serve({ 'GET /api/activities': [200, []] });
    renderApp(<HomePage />);
    expect(
      await screen.findByText('No activities found. Upload a new activity to get started.'),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: LANDING })).toBeNull();
  });

  it('is the landing page for logged-in users with ?about', () => {
    tokenStorage.write('abc');
    serve({});
    renderApp(<HomePage />, { at: '/?about' });
    expect(screen.getByRole('heading', { name: LANDING })).toBeTruthy();
  });
});
