import { expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  encodeTrack,
  simulateSession,
} from '@rideline/detection-engine';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { toDraft } from '../profile-draft.ts';
import { Preview } from './preview.tsx';

const user = userEvent.setup({ delay: null });

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 30 });
const track = cleanTrack(recorded);
const row = {
  url_hash: 'hash1',
  activity_name: 'Morning at the point',
  activity_time: '2026-03-01T16:00:00Z',
  time_zone: 'America/Los_Angeles',
  utc_offset: null,
};
const SEAWARD = 270;
const countBy = (heading: number | null) =>
  detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing', heading).rides.length;

it.each([
  [true, SEAWARD],
  [false, null],
])('shows the rides of the usual heading, used: %s', async (is_used, heading) => {
  expect(countBy(SEAWARD)).not.toBe(countBy(null));
  const activity = {
    surf_type: 'traveling_waves',
    sport: 'surfing',
    usual_heading: { heading: SEAWARD, sessions: 3, is_used },
  };
  const base64 = Buffer.from(encodeTrack(track)).toString('base64');
  serve({
    'GET /api/activities': [200, [row]],
    'GET /api/activities/hash1': [200, { ...activity, track: base64 }],
  });
  renderApp(<Preview draft={toDraft({ setting_name: 'Foil', ...DEFAULT_DETECTION_PARAMETERS })} />);
  await user.selectOptions(await screen.findByLabelText('Preview session'), 'hash1');
  expect(await screen.findByText(new RegExp(`^${countBy(heading)} rides? found$`))).toBeTruthy();
});
