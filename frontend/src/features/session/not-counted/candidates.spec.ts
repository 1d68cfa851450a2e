import {
  applyMarks,
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  PERFECT_RECEIVER,
  simulateSession,
} from '@rideline/detection-engine';
import { describe, expect, it } from '@jest/globals';
import { NO_RIDES, sampleActivity } from '../../../testing/sessions.ts';
import { whatIf, withRides } from '../what-if/what-if.ts';
import { engineMark, markOf } from '../marks/marks.ts';
import { createSession } from '../page/session.ts';
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
  createSession(withRides(sampleActivity(), whatIf(found, NO_RIDES).rides), track);
const session = sessionOf();
const { nearMisses, notRides } = candidatesOf(detection, session.rides, []);

describe('candidates that were not counted', () => {
  it('lists near misses closest first, each with a failed rule', () => {
    expect(nearMisses.length).toBeGreaterThan(1);
    const shares = nearMisses.map(({ ride }) => closeness(ride.reasons));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(nearMisses.every(({ ride }) => ride.reasons.some(({ passed }) => !passed))).toBe(true);
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
  });

  it('lists the drive to the beach with a description of the movement', () => {
    expect(notRides.length).toBeGreaterThan(0);
    expect(notRides.every(({ ride }) => ride.reasons.some(({ detail }) => detail !== undefined))).toBe(true);
  });

  it('gives each stretch a stable id that no ride has', () => {
    const ids = [...nearMisses, ...notRides].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id <= -1_000_000)).toBe(true);
    const stricter = detectRides(track, 'traveling_waves', { ...strict, min_ride_duration: 6 });
    const later = candidatesOf(stricter, [], []);
    expect(later.notRides.map(({ id }) => id)).toEqual(notRides.map(({ id }) => id));
  });

  it('counts a marked near miss and removes it from the list', () => {
    const marks = [engineMark(markOf('missed_ride', nearMisses[0]!.ride))];
    const marked = applyMarks(track, detection, marks);
    const after = candidatesOf(marked, sessionOf(marked.rides).rides, []);
    expect(marked.rides).toHaveLength(detection.rides.length + 1);
    expect(after.nearMisses.map(({ id }) => id)).toEqual(nearMisses.slice(1).map(({ id }) => id));
  });
});
