import { describe, expect, it } from '@jest/globals';
import { HARD_RECEIVERS } from '../../../test/hard-water/hard-receivers.ts';
import { HARD_WATER } from '../../../test/hard-water/hard-water.ts';
import { matchIntervals } from '../../../accuracy/match.ts';
import { simulateSession } from '../../simulate/simulate-session.ts';
import { cleanTrack } from '../../track/clean.ts';
import { detectRides } from '../detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { usualHeading } from './usual-heading.ts';

/** A session on hard water, and the directions of the rides that are found in it alone. */
function session(seed: number, receiver: number) {
  const { recorded, rides } = simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: 60,
    water: HARD_WATER,
    receiver: HARD_RECEIVERS[receiver]!,
  });
  const track = cleanTrack(recorded);
  const found = (heading: number | null = null) =>
    detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, null, heading).rides;
  const headings = found().map(({ firstPoint, lastPoint }) => {
    const { latitude, longitude } = track;
    const north = latitude[lastPoint]! - latitude[firstPoint]!;
    const east = longitude[lastPoint]! - longitude[firstPoint]!;
    const radians = Math.atan2(east * Math.cos((latitude[firstPoint]! * Math.PI) / 180), north);
    return (radians * 180) / Math.PI;
  });
  return { rides, found, headings };
}

describe('usualHeading', () => {
  it('is the mean direction of all rides, also across north', () => {
    expect(usualHeading([[350, 10], [0], [20, 340]])).toEqual({ heading: 0, sessions: 3 });
    expect(usualHeading([[80, 100], [90], [], [95, 85]])).toEqual({ heading: 90, sessions: 3 });
  });

  it('is not known from fewer than three sessions with rides', () => {
    expect(usualHeading([[90], [90], []])).toBeNull();
    expect(usualHeading([])).toBeNull();
  });

  it('is not known where rides lead both ways', () => {
    expect(usualHeading([[90, 270], [92, 268], [90]])).toBeNull();
    expect(usualHeading([[45], [135], [90]])).toEqual({ heading: 90, sessions: 3 });
  });

  it('of three other sessions finds in a session of four rides what it alone does not tell', () => {
    const { rides, found } = session(52_119, 2);
    const others = [session(52_000, 0), session(52_005, 5), session(52_006, 6)];
    const usual = usualHeading(others.map(({ headings }) => headings));
    const falseRides = (heading: number | null) => matchIntervals(rides, found(heading)).extra.length;
    expect(falseRides(null)).toBeGreaterThan(0);
    expect(falseRides(usual!.heading)).toBe(0);
  });
});
