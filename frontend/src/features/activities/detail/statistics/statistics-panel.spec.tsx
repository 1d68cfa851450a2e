import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHighlight } from '../../../../lib/highlight.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sampleRide } from '../../testing.ts';
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
  expect(screen.getByText('Rough rides set no records')).toBeTruthy();
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: '9 min 17 s in Ride 2' }));
  expect(opened).toEqual([12]);
});
