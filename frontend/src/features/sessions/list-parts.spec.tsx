import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { sampleRow } from '../../testing/sessions.ts';
import { DemoBanner } from './demo-banner.tsx';
import { FilterSelect } from './find/filter-panel.tsx';
import { FILTERS, NO_FILTERS } from './find/filters.ts';
import { LoadDemo } from '../../activity/load-demo.tsx';
import { SetAside } from './set-aside.tsx';
import { recordTile, SummaryTiles } from './summary/summary-tiles.tsx';
import { summarizeOcean } from './summary/summaries.ts';

const user = userEvent.setup({ delay: null });

describe('the vessel filter', () => {
  it('offers only All Vessels when no session has a vessel', () => {
    renderApp(
      <FilterSelect
        filter={FILTERS[0]!}
        activities={[sampleRow()]}
        filters={NO_FILTERS}
        onFilters={() => undefined}
      />,
    );
    const filter = screen.getByRole('combobox', { name: 'Surf vessel' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Vessels']);
  });
});

describe('records beside a session with larger rough values', () => {
  const rough = { rides: true, attempts: true, tours: true };
  const sure = sampleRow({ url_hash: 'sure', max_speed: 27.8 });
  const wild = sampleRow({ url_hash: 'wild', max_speed: 42.1, rough });
  const write = (kmh: number | null) => `${kmh} km/h`;

  it('say that rough rides set none, and lead to the session', () => {
    const { maxSpeed } = summarizeOcean([sure, wild]);
    renderApp(<SummaryTiles tiles={[recordTile('Max Speed', maxSpeed, write)]} />);
    expect(screen.getByText('27.8 km/h')).toBeTruthy();
    expect(screen.getByText('Rides with uncertain GPS set no records')).toBeTruthy();
    const link = screen.getByRole('link', { name: '42.1 km/h on Mar 1, 2026' });
    expect(link.getAttribute('href')).toBe('/activity/wild');
  });

  it('say nothing when there is none', () => {
    renderApp(<SummaryTiles tiles={[recordTile('Max Speed', summarizeOcean([sure]).maxSpeed, write)]} />);
    expect(screen.queryByText('Rides with uncertain GPS set no records')).toBeNull();
  });
});

describe('recordings that are not counted', () => {
  const copy = sampleRow({ url_hash: 'copy', copy_of: 'watch' });
  const run = sampleRow({ url_hash: 'run', other_sport: 'running' });

  it.each([
    [[copy], '1 more recording is not counted, because another recording of the same session is.'],
    [[run], '1 more recording is not counted, because it is of another sport.'],
    [[copy, run], '2 more recordings are not counted: copies of a session, and other sports.'],
  ])('say why', async (recordings, sentence) => {
    renderApp(<SetAside recordings={recordings} />);
    const section = screen.getByRole('region', { name: 'Recordings that are not counted' });
    expect(section.textContent).toContain(sentence);
    await user.click(within(section).getByRole('button', { name: 'Show' }));
    const names = within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names.filter((text) => text?.includes('recorded as running'))).toHaveLength(
      recordings.includes(run) ? 1 : 0,
    );
  });
});

describe('loading the demo sessions', () => {
  it('asks the server for them', async () => {
    const asked = serve({ 'POST /api/demo-activities': [200, { loaded: 5 }] });
    renderApp(<LoadDemo />);
    await user.click(screen.getByRole('button', { name: 'Load demo sessions' }));
    await waitFor(() => expect(asked).toEqual(['POST /api/demo-activities']));
  });
});

describe('removing the demo sessions', () => {
  it('asks for confirmation first', async () => {
    const asked = serve({ 'DELETE /api/demo-activities': [200, { removed: 3 }] });
    renderApp(<DemoBanner />);
    await user.click(screen.getByRole('button', { name: 'Remove demo sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove demo sessions' });
    expect(dialog.textContent).toContain('Are you sure you want to remove the demo sessions?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove demo sessions' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(asked).toEqual(['DELETE /api/demo-activities']));
  });
});
