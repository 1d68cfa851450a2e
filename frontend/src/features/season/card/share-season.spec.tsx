import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { type SeasonPage, SeasonPageContext } from '../season-page-context.ts';
import { ShareYear } from './share-year.tsx';

const user = userEvent.setup({ delay: null });
Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined });

it('names no spots on the card of a year until they are asked for, and returns to its button', async () => {
  const asked: URLSearchParams[] = [];
  serve({
    'GET /api/season/pictures/2026': ({ url }) => {
      asked.push(new URL(url).searchParams);
      return [200, 'png'];
    },
  });
  const page = {
    surfType: 'traveling_waves',
    preferences: DEFAULT_PREFERENCES,
    period: { kind: 'year', name: '2026' },
  } as unknown as SeasonPage;
  renderApp(
    <SeasonPageContext value={page}>
      <ShareYear />
    </SeasonPageContext>,
  );
  const button = screen.getByRole('button', { name: 'Share 2026' });
  await user.click(button);
  expect(await screen.findByRole('img', { name: 'Your 2026 season' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Name my spots' }));
  await waitFor(() => expect(asked.map((query) => query.get('places'))).toEqual(['hidden', 'shown']));
  expect(asked[0]?.get('figures')).toBe('sessions,rides,time_in_water');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});
