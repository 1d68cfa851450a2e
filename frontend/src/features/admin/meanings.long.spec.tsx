import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { MEANINGS } from './meanings.ts';
import { sampleUser, statsAnswers } from './testing.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/analytics.md');
type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The rows of the document's table below this heading. */
function rowsBelow(heading: string): string[][] {
  const section = readFileSync(DOCUMENT, 'utf8')
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${heading}\n`));
  return (section ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
}

describe('the meanings of the figures', () => {
  it('are those of the document', () => {
    const said = Object.entries(MEANINGS as Meanings).flatMap(([section, figures]) =>
      Object.entries(figures).map(([figure, meaning]) => [section, figure, meaning]),
    );
    expect(rowsBelow('On the screen')).toEqual(said);
  });
});

describe('every figure of the contract', () => {
  beforeEach(() => tokenStorage.write('abc'));

  it('tells its meaning on focus', async () => {
    const month = '2026-11';
    serve(
      statsAnswers({
        'user-growth': [200, [{ month, total_users: 1, new_users: 1 }]],
        'user-engagement': [200, [sampleUser()]],
      }),
    );
    renderApp(<DashboardPage />);
    await screen.findByText('kai@surf.example');
    const { Insights: _, ...sections } = MEANINGS as Meanings;
    for (const [section, figures] of Object.entries(sections)) {
      const region = within(screen.getByRole('region', { name: section }));
      const labels = region
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((label) => label !== '');
      expect([section, labels.toSorted()]).toEqual([section, Object.keys(figures).toSorted()]);
      for (const [label, meaning] of Object.entries(figures)) {
        const figure = region.getByRole('button', { name: label });
        act(() => figure.focus());
        await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(meaning));
        act(() => figure.blur());
      }
    }
  });
});
