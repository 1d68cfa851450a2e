import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { tokenStorage } from '../app/token-storage.ts';
import { renderApp } from '../testing/render-app.tsx';
import { serve } from '../testing/served.ts';
import { HomePage } from './home-page.tsx';

// Compiling the code of the page takes longer than a test waits for an element.
beforeAll(async () => {
  await import('./own-home.tsx');
  await import('../features/sessions/activities-page.tsx');
  await import('../app/component-styles.ts');
});
const LANDING = 'Every wave you rode, and why it counted.';

describe('the home page', () => {
  it('is the landing page for visitors', () => {
    serve({});
    renderApp(<HomePage />);
    expect(screen.getByRole('heading', { name: LANDING })).toBeTruthy();
  });

  const seasons =
    (ocean: number, standing: number) =>
    ({ url }: Request): readonly [number, unknown] => [
      200,
      { figures: { sessions: url.includes('traveling_waves') ? ocean : standing } },
    ];

  it('shows logged-in users with few sessions the list of them', async () => {
    tokenStorage.write('abc');
    serve({ 'GET /api/season': seasons(1, 1), 'GET /api/activities': [200, []] });
    renderApp(<HomePage />);
    expect(
      await screen.findByText('No activities found. Upload a new activity to get started.'),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: LANDING })).toBeNull();
  });

  it('shows them the list too where the season does not answer', async () => {
    tokenStorage.write('abc');
    serve({ 'GET /api/season': [503, {}], 'GET /api/activities': [200, []] });
    renderApp(<HomePage />);
    expect(
      await screen.findByText('No activities found. Upload a new activity to get started.'),
    ).toBeTruthy();
  });

  it('leads logged-in users with three sessions to their season', async () => {
    tokenStorage.write('abc');
    serve({ 'GET /api/season': seasons(2, 1) });
    renderApp(
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/season" element="The season" />
      </Routes>,
    );
    expect(await screen.findByText('The season')).toBeTruthy();
  });

  it('is the landing page for logged-in users with ?about', () => {
    tokenStorage.write('abc');
    serve({});
    renderApp(<HomePage />, { at: '/?about' });
    expect(screen.getByRole('heading', { name: LANDING })).toBeTruthy();
  });
});
