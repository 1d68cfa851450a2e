import { cleanTrack, simulateSession } from '@rideline/detection-engine';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DEFAULT_PREFERENCES } from '../../../app/visitor-preferences.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import type { Ride } from '../../../app/api-types.ts';
import { sampleActivity, sampleRide } from '../../../testing/sessions.ts';
import { createClock } from '../page/clock.ts';
import { createSession } from '../page/session.ts';
import { rideColumns } from './ride-columns.tsx';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 20 });
const track = cleanTrack(recorded);

/** The texts of a column in the rows of these rides. */
function textsOf(columnId: string, rides: Ride[]): (string | null)[] {
  const session = createSession(sampleActivity({ surf_rides: rides }), track);
  const clock = createClock({ kind: 'relative' }, session.start);
  const column = rideColumns('traveling_waves', session.rides, DEFAULT_PREFERENCES, clock).find(
    ({ id }) => id === columnId,
  );
  return session.rides.map((ride) => {
    const { unmount } = renderApp(<p data-testid="cell">{column?.cell(ride, 1)}</p>);
    const text = screen.getByTestId('cell').textContent;
    unmount();
    return text;
  });
}

const sure = sampleRide({ id: 1, max_speed: 31.3, distance: 120 });
const wild = sampleRide({ id: 2, max_speed: 35.4, distance: 90, rough: true });

it('marks a rough ride once, and says in its row that it holds no record', () => {
  expect(textsOf('distance', [sure, wild])).toEqual(['120', '~90']);
  expect(textsOf('max_speed', [sure, wild])).toEqual(['31.3', '35.4no record']);
});

it('says nothing of records where all rides are rough', () => {
  expect(textsOf('max_speed', [wild])).toEqual(['35.4']);
});
