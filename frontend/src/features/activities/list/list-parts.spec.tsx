import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve, stopServing } from '../../../testing/served.ts';
import { sampleRow } from '../testing.ts';
import { DemoBanner } from './demo-banner.tsx';
import { FilterSelect } from './find/filter-panel.tsx';
import { FILTERS, NO_FILTERS } from './find/filters.ts';
import { LoadDemo } from './load-demo.tsx';

const user = userEvent.setup({ delay: null });
afterEach(stopServing);

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
