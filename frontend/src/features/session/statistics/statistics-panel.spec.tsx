import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { createHighlight } from '../../../lib/highlight.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleActivity, sampleRide } from '../../../testing/sessions.ts';
import type { SessionRide } from '../page/session.ts';
import { figuresOf } from './figures.ts';
import { StatisticsPanel } from './statistics-panel.tsx';

const entry = (id: number, number: number) => ({
  id,
  number,
  ride: sampleRide({ id }),
  firstRow: 0,
  lastRow: 9,
  surfRuns: [],
});

it('says beside a record that rough rides set none, and leads to the larger one', async () => {
  const opened: number[] = [];
  const time = { label: 'Longest Ride Time', value: '44 s', by: entry(11, 1) };
  renderApp(
    <StatisticsPanel
      statistics={[{ ...time, larger: { entry: entry(12, 2), text: '9 min 17 s' } }]}
      label="Statistics"
      entryName="Ride"
      highlight={createHighlight()}
      onSelect={(id) => opened.push(id)}
    />,
  );
  expect(screen.getByText('Rides with uncertain GPS set no records')).toBeTruthy();
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: '9 min 17 s in Ride 2' }));
  expect(opened).toEqual([12]);
});

it.each([
  ['traveling_waves', '120 m in all'],
  ['standing_waves', 'of 2 attempts'],
] as const)('has below the number of rides on %s what they are part of', (surfType, foot) => {
  const activity = sampleActivity({ surf_type: surfType });
  const footOf = (rides: SessionRide[]) => figuresOf({ activity, rides }, DEFAULT_PREFERENCES)[0]!.foot;
  expect(footOf([entry(11, 1), entry(12, 2)])).toBe(foot);
  expect(footOf([])).toBeUndefined();
});
