import { describe, expect, it } from '@jest/globals';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import { simulateSession } from '../../simulate/simulate-session.ts';
import { cleanTrack } from '../../track/clean.ts';
import { epochMillis } from '../../units.ts';
import { detectRides } from '../detect.ts';
import type { DetectedRide, Mark } from '../detection.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { adviseSettings } from './advise-settings.ts';
import { applyMarks } from './apply-marks.ts';

const session = simulateSession({
  surfType: 'traveling_waves',
  seed: 41,
  durationMinutes: 40,
  receiver: PERFECT_RECEIVER,
  ocean: { craft: 'shortboard', rides: true, drive: true, jog: true, rip: true, tow: false },
});
const track = cleanTrack(session.recorded);
const detect = (change = {}) =>
  detectRides(track, 'traveling_waves', { ...DEFAULT_DETECTION_PARAMETERS, ...change });
const mark = (
  kind: Mark['kind'],
  { startTime, endTime }: Pick<DetectedRide, 'startTime' | 'endTime'>,
): Mark => ({
  kind,
  startTime,
  endTime,
});

describe('applyMarks', () => {
  it('excludes a ride marked as not_a_ride, also with other parameters', () => {
    const wrong = detect().rides[1]!;
    for (const detection of [detect(), detect({ min_speed_kmh: 7 })]) {
      const marked = applyMarks(track, detection, [mark('not_a_ride', wrong)]);
      expect(marked.rides).toHaveLength(detection.rides.length - 1);
      expect(
        marked.excluded.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'mark')),
      ).toHaveLength(1);
      expect(marked.rides.some(({ startTime }) => startTime === wrong.startTime)).toBe(false);
    }
  });

  it('counts an excluded candidate marked as missed_ride', () => {
    const detection = detect();
    const drive = detection.excluded[0]!;
    const marked = applyMarks(track, detection, [mark('missed_ride', drive)]);
    expect(marked.excluded).toHaveLength(detection.excluded.length - 1);
    expect(marked.rides.find(({ startTime }) => startTime === drive.startTime)).toMatchObject({
      isSurfRide: true,
      reasons: expect.arrayContaining([expect.objectContaining({ rule: 'mark', passed: true })]),
    });
  });

  it('measures the marked rows without a candidate, and ignores marks outside the track', () => {
    const row = detect().rides[0]!.lastPoint + 5;
    const silent = {
      startTime: epochMillis(track.time[row]!),
      endTime: epochMillis(track.time[row + 8]!),
    };
    const empty = { rides: [], nearMisses: [], excluded: [] };
    const [ride] = applyMarks(track, empty, [mark('missed_ride', silent)]).rides;
    expect(ride!.startTime).toBe(silent.startTime);
    expect(ride!.endTime).toBe(silent.endTime);
    const elsewhere = mark('missed_ride', { startTime: epochMillis(0), endTime: epochMillis(9000) });
    expect(applyMarks(track, empty, [elsewhere]).rides).toEqual([]);
  });
});

describe('adviseSettings', () => {
  it('proposes parameters that find missed rides, with the rides gained and lost', () => {
    const strict = { ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: 100 };
    const found = detectRides(track, 'traveling_waves', strict).rides;
    const missed = detect().rides.filter(
      ({ startTime }) => !found.some((ride) => ride.startTime === startTime),
    );
    const marks = missed.map((ride) => mark('missed_ride', ride));
    const advice = adviseSettings(track, 'traveling_waves', strict, marks)!;
    expect(marks.length).toBeGreaterThan(0);
    expect(advice.marksSatisfied).toBe(marks.length);
    expect(advice.changed).toEqual(['min_ride_distance']);
    expect(advice.ridesAfter - advice.ridesBefore).toBe(advice.gained.length - advice.lost.length);
    expect(detectRides(track, 'traveling_waves', advice.parameters).rides).toHaveLength(advice.ridesAfter);
  });

  it('proposes parameters that drop a ride marked as not_a_ride', () => {
    const shortest = detect().rides.reduce((a, b) => (a.distance < b.distance ? a : b));
    const advice = adviseSettings(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, [
      mark('not_a_ride', shortest),
    ])!;
    expect(advice.marksSatisfied).toBe(1);
    expect(advice.lost.some(({ startTime }) => startTime === shortest.startTime)).toBe(true);
  });

  it('returns null when all marks are satisfied', () => {
    const marks = detect().rides.map((ride) => mark('missed_ride', ride));
    expect(adviseSettings(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, marks)).toBeNull();
  });
});
