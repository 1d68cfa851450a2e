import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { daysOf, type Period, yearPeriod } from '../period/period.ts';
import { type SeasonPage, SeasonPageContext } from '../season-page-context.ts';
import { ShareSeason } from './share-season.tsx';

const user = userEvent.setup({ delay: null });
Object.assign(URL, { createObjectURL: () => 'blob:card', revokeObjectURL: () => undefined });

const asked: URLSearchParams[] = [];
/** The dialog's code is loaded first. */
const findPicture = (name: string) => screen.findByRole('img', { name }, { timeout: 20_000 });

function open(period: Period) {
  asked.length = 0;
  serve({
    'GET /api/season/picture': ({ url }) => {
      asked.push(new URL(url).searchParams);
      return [200, 'png'];
    },
  });
  const request = { surf_type: 'traveling_waves', vessel_id: 3, ...daysOf(period) };
  const page = { request, preferences: DEFAULT_PREFERENCES, period } as unknown as SeasonPage;
  renderApp(
    <SeasonPageContext value={page}>
      <ShareSeason />
    </SeasonPageContext>,
  );
}

it('names no spots on the card of a year until they are asked for, and returns to its button', async () => {
  open(yearPeriod('2026'));
  const button = screen.getByRole('button', { name: 'Share 2026' });
  await user.click(button);
  expect(await findPicture('Your 2026 as a picture')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Name my spots' }));
  await waitFor(() => expect(asked.map((query) => query.get('places'))).toEqual(['hidden', 'shown']));
  expect(asked[0]?.get('figures')).toBe('sessions,rides,time_in_water');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it.each([
  [{ kind: 'month', name: '2026-07' }, 'July 2026', ['2026-07-01', '2026-07-31']],
  [
    { kind: 'days', from: '2026-06-03', to: '2026-06-09' },
    'Jun 3 to Jun 9, 2026',
    ['2026-06-03', '2026-06-09'],
  ],
  [{ kind: 'all' }, 'season', [null, null]],
] as const)('draws the period and the board that are shown: %j', async (period, title, days) => {
  open(period);
  await user.click(screen.getByRole('button', { name: `Share ${title}` }));
  expect(await findPicture(`Your ${title} as a picture`)).toBeTruthy();
  expect([asked[0]?.get('from'), asked[0]?.get('to')]).toEqual(days);
  expect(asked[0]?.get('vessel_id')).toBe('3');
});
