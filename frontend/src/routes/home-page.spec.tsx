import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SurfType } from '@rideline/detection-engine';
import { tokenStorage } from '../app/token-storage.ts';
import { renderApp } from '../testing/render-app.tsx';
import { serve } from '../testing/served.ts';
import { sampleRow } from '../testing/sessions.ts';
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

  const NOTHING = 'No activities found. Upload a new activity to get started.';

  it('shows logged-in users without a session how to begin', async () => {
    tokenStorage.write('abc');
    serve({ 'GET /api/activities': [200, []] });
    renderApp(<HomePage />);
    expect(await screen.findByText(NOTHING)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: LANDING })).toBeNull();
  });

  it('shows the newest six of all sessions, also where the season does not answer', async () => {
    tokenStorage.write('abc');
    const rows = (surf_type: SurfType, year: number, count: number) =>
      Array.from({ length: count }, (_, month) =>
        sampleRow({
          surf_type,
          url_hash: `${surf_type}${month}`,
          activity_name: `${surf_type} ${month}`,
          activity_time: `${year}-0${month + 1}-01T15:00:00Z`,
        }),
      );
    serve({
      'GET /api/season': [503, {}],
      'GET /api/activities/outlines': [200, []],
      'GET /api/activities': ({ url }: Request): readonly [number, unknown] => [
        200,
        url.includes('traveling') ? rows('traveling_waves', 2022, 6) : rows('standing_waves', 2024, 2),
      ],
    });
    renderApp(<HomePage />);
    await screen.findByRole('heading', { name: 'Your sessions' });
    const names = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent);
    expect(names).toEqual([
      'standing_waves 1',
      'standing_waves 0',
      ...[5, 4, 3, 2].map((month) => `traveling_waves ${month}`),
    ]);
  });

  it('is the landing page for logged-in users with ?about', () => {
    tokenStorage.write('abc');
    serve({});
    renderApp(<HomePage />, { at: '/?about' });
    expect(screen.getByRole('heading', { name: LANDING })).toBeTruthy();
  });
});
