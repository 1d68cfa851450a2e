import {
  applyMarks,
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  PERFECT_RECEIVER,
  simulateSession,
} from '@rideline/detection-engine';
import { describe, expect, it } from '@jest/globals';
import { NOTHING_NOW, sampleActivity } from '../../testing.ts';
import { whatIf, withRides } from '../detection/what-if.ts';
import { engineMark, markOf } from '../marks/marks.ts';
import { createSession } from '../session.ts';
import { candidatesOf, closeness } from './candidates.ts';

const { recorded } = simulateSession({
  surfType: 'traveling_waves',
  seed: 41,
  durationMinutes: 40,
  receiver: PERFECT_RECEIVER,
  ocean: { craft: 'shortboard', rides: true, drive: true, jog: true, rip: true, tow: false },
});
const track = cleanTrack(recorded);
const strict = { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: 60 };
const detection = detectRides(track, 'traveling_waves', strict);
const sessionOf = (found = detection.rides) =>
  createSession(withRides(sampleActivity(), whatIf(found, NOTHING_NOW).rides), track);
const session = sessionOf();
const { nearly, ruledOut } = candidatesOf(detection, session.rides);

describe('what was weighed and not counted', () => {
  it('lists near misses with the closest first, each with the rule it failed', () => {
    expect(nearly.length).toBeGreaterThan(1);
    const how = nearly.map(({ ride }) => closeness(ride.reasons));
    expect(how).toEqual([...how].sort((a, b) => b - a));
    expect(nearly.every(({ ride }) => ride.reasons.some(({ passed }) => !passed))).toBe(true);
    expect(how.every((share) => share >= 0 && share < 1)).toBe(true);
  });

  it('lists the drive to the beach with what it was', () => {
    expect(ruledOut.length).toBeGreaterThan(0);
    expect(ruledOut.every(({ ride }) => ride.reasons.some(({ detail }) => detail !== undefined))).toBe(true);
  });

  it('gives every stretch an id that no ride has and that stays when parameters change', () => {
    const ids = [...nearly, ...ruledOut].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id <= -1_000_000)).toBe(true);
    const stricter = detectRides(track, 'traveling_waves', { ...strict, min_ride_duration: 6 });
    const later = candidatesOf(stricter, []);
    expect(later.ruledOut.map(({ id }) => id)).toEqual(ruledOut.map(({ id }) => id));
  });

  it('counts a near miss once it is marked, and then no longer lists it', () => {
    const marks = [engineMark(markOf('missed_ride', nearly[0]!.ride))];
    const marked = applyMarks(track, detection, marks);
    const after = candidatesOf(marked, sessionOf(marked.rides).rides);
    expect(marked.rides).toHaveLength(detection.rides.length + 1);
    expect(after.nearly.map(({ id }) => id)).toEqual(nearly.slice(1).map(({ id }) => id));
  });
});
