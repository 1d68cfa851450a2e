import { describe, expect, it } from '@jest/globals';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  simulateSession,
} from '@rideline/detection-engine';
import { act, renderHook } from '@testing-library/react';
import type { Ride } from '../../../activity/activity.ts';
import { NO_RIDES, sampleActivity } from '../../../testing/sessions.ts';
import { createSession } from '../page/session.ts';
import { whatIf } from '../what-if/what-if.ts';
import { useDetection } from './use-detection.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 30 });
const track = cleanTrack(recorded);
const parameters = DEFAULT_DETECTION_PARAMETERS;
const SEAWARD = 270;
const startsFor = (heading: number | null) =>
  startsOf(
    whatIf(detectRides(track, 'traveling_waves', parameters, 'surfing', heading).rides, NO_RIDES).rides,
  );
const startsOf = (rides: readonly Ride[]) => rides.map(({ start_time }) => start_time);

describe('the preview with a usual heading', () => {
  it('has other rides with it', () => {
    expect(startsFor(SEAWARD)).not.toEqual(startsFor(null));
  });

  it.each([
    [true, SEAWARD],
    [false, null],
  ])('has the rides of the engine, used: %s', (is_used, heading) => {
    const activity = sampleActivity({
      sport: 'surfing',
      surf_rides: [],
      usual_heading: { heading: SEAWARD, sessions: 3, is_used },
    });
    const session = createSession(activity, track);
    const { result } = renderHook(() => useDetection(session, activity));
    act(() => result.current.setParameters(parameters));
    expect(startsOf(result.current.result!.rides)).toEqual(startsFor(heading));
  });
});
