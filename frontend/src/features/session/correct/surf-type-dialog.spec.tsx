import { expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  simulateSession,
} from '@rideline/detection-engine';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { sampleActivity } from '../../../testing/sessions.ts';
import { createSession } from '../page/session.ts';
import { SurfTypeDialog } from './surf-type-dialog.tsx';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 30 });
const track = cleanTrack(recorded);
const SEAWARD = 270;
const countBy = (heading: number | null) =>
  detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing', heading).rides.length;

it.each([
  [true, SEAWARD],
  [false, null],
])('counts the ocean rides of the usual heading, used: %s', async (is_used, heading) => {
  expect(countBy(SEAWARD)).not.toBe(countBy(null));
  const activity = sampleActivity({
    surf_type: 'standing_waves',
    sport: 'surfing',
    usual_heading: { heading: SEAWARD, sessions: 3, is_used },
  });
  const session = createSession(activity, track);
  renderApp(<SurfTypeDialog activity={activity} session={session} opened onClose={() => undefined} />);
  expect(await screen.findByText(new RegExp(`^${countBy(heading)} rides? found, instead of`))).toBeTruthy();
});
