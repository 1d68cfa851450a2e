import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  simulateSession,
} from '@rideline/detection-engine';
import { describe, expect, it } from '@jest/globals';
import { NO_RIDES, sampleActivity } from '../../../testing/sessions.ts';
import { whatIf } from '../what-if/what-if.ts';
import { partOf, previewTrim, trimText } from './trim.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 30 });
const whole = cleanTrack(recorded);
const detected = detectRides(whole, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing').rides;
const rides = whatIf(detected, NO_RIDES).rides.map((ride, index) => ({
  tide: null,
  flow: null,
  heart_rate: null,
  ...ride,
  id: index + 1,
  activity_id: 1,
  reasons: [...ride.reasons],
}));
const activity = sampleActivity({ surf_rides: rides, sport: 'surfing' });

describe('the preview of trimming', () => {
  it('keeps all rides of the whole track, and loses those that are cut off', () => {
    expect(previewTrim(activity, whole, null)).toMatchObject({ gained: 0, lost: 0, changed: 0 });
    const [first, second] = detected;
    const from = whole.time.findIndex((time) => time > (first!.endTime + second!.startTime) / 2);
    const part = partOf(whole, { from, to: whole.length - 1 });
    expect(part?.startTime).toBe(whole.time[from]);
    expect(previewTrim(activity, whole, part)).toMatchObject({ gained: 0, lost: 1 });
  });
});

describe('the preview of trimming with a usual heading', () => {
  it('finds the rides that the engine finds with it', () => {
    const usual_heading = { heading: 270, sessions: 3, is_used: true };
    const { rides: found } = detectRides(
      whole,
      'traveling_waves',
      DEFAULT_DETECTION_PARAMETERS,
      'surfing',
      270,
    );
    expect(found).not.toHaveLength(detected.length);
    expect(previewTrim({ ...activity, usual_heading }, whole, null)?.rides).toHaveLength(found.length);
  });
});

describe('what trimming does to the rides', () => {
  const text = (count: number, lost: number, gained: number, entry = 'Ride', cutSeconds = 471) =>
    trimText(
      { rides: rides.slice(0, 1).flatMap((ride) => Array.from({ length: count }, () => ride)), lost, gained },
      entry,
      cutSeconds,
    );

  it.each([
    [text(12, 1, 0), 'Cuts 7 min 51 s: 12 rides stay, 1 is lost.'],
    [text(1, 0, 0), 'Cuts 7 min 51 s: 1 ride stays.'],
    [text(5, 0, 2), 'Cuts 7 min 51 s: 3 rides stay, 2 are new.'],
    [text(0, 3, 0, 'Attempt'), 'Cuts 7 min 51 s: 0 attempts stay, 3 are lost.'],
    [text(8, 0, 0, 'Ride', 0), 'The whole recording, 8 rides.'],
  ])('is told as "%s"', (said, expected) => {
    expect(said).toBe(expected);
  });
});
