import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { RebuildState } from './rebuild-state.tsx';

const rebuild = (passed: number) =>
  ({
    state: 'done',
    started_at: '2026-06-01T15:00:00Z',
    reason: null,
    progress: { events: 1200, passed, events_per_second: 300, seconds_left: 0, position: '9', head: '9' },
  }) as const;

it.each([
  [0, '1,200 events, 300 per second. '],
  [2, '1,200 events (2 skipped), 300 per second. '],
])('shows the number of events that a rebuild skipped: %d', (passed, text) => {
  renderApp(<RebuildState projection="activities" rebuild={rebuild(passed)} />);
  expect(screen.getByText((shown) => shown.startsWith(text))).toBeTruthy();
});
