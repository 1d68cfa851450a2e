import { describe, expect, it } from '@jest/globals';
import { createTrack } from '../../track/track.ts';
import { DEFAULT_DETECTION_PARAMETERS, type DetectionParameters } from '../parameters.ts';
import { findCandidates } from './candidates.ts';

/** A track north with one row a second at the given speeds (km/h). */
function trackOf(speeds: readonly number[], doubtful: readonly number[] = []) {
  const length = speeds.length;
  const distance = new Float64Array(length);
  for (let row = 1; row < length; row++)
    distance[row] = distance[row - 1]! + (speeds[row - 1]! + speeds[row]!) / 7.2;
  return createTrack({
    time: Float64Array.from({ length }, (_, row) => 1_750_000_000_000 + row * 1000),
    latitude: Float64Array.from(distance, (meters) => 37 + meters / 111_195),
    longitude: new Float64Array(length).fill(-122),
    distance,
    speed: Float64Array.from(speeds, (speed) => speed / 3.6),
    speedSource: new Uint8Array(length),
    doubtful: Uint8Array.from({ length }, (_, row) => doubtful[row] ?? 0),
  });
}
const repeat = (speed: number, times: number) => new Array<number>(times).fill(speed);
const find = (
  speeds: readonly number[],
  change: Partial<DetectionParameters> = {},
  doubtful?: readonly number[],
) =>
  findCandidates(trackOf(speeds, doubtful), { ...DEFAULT_DETECTION_PARAMETERS, ...change }, [
    { first: 0, last: speeds.length - 1 },
  ]);

describe('findCandidates', () => {
  const ride = repeat(15, 10);

  it('counts a point at exactly min_speed_kmh', () => {
    const [candidate] = find([0, ...repeat(8, 5), 12, ...repeat(8, 20), 0]);
    expect(candidate).toMatchObject({ firstPoint: 1, lastPoint: 26, isSurfRide: true });
  });

  it('connects points up to connect_time_threshold apart, with the points between', () => {
    const [candidate] = find([...ride, ...repeat(2, 4), ...ride]);
    expect(candidate!.surfRuns).toEqual([[0, 23]]);
    expect(find([...ride, ...repeat(2, 5), ...ride])[0]!.surfRuns).toEqual([
      [0, 9],
      [15, 24],
    ]);
  });

  it('separates beyond separate_time_threshold; shorter gaps are non-surf points of one ride', () => {
    expect(find([...ride, ...repeat(2, 19), ...ride])).toHaveLength(1);
    expect(find([...ride, ...repeat(2, 20), ...ride])).toHaveLength(2);
    expect(find([...ride, ...repeat(2, 19), ...ride])[0]!.surfTime).toBe(18);
  });

  it('counts a single surf point as one second', () => {
    const [candidate] = find([0, 15, ...repeat(0, 10), 15, 0], { min_points: 2, min_ride_distance: 5 });
    expect(candidate!.surfTime).toBe(2);
  });

  describe('given a run of surf points below min_max_speed_kmh near a ride', () => {
    const paddle = [...repeat(2, 8), ...repeat(9, 3), ...repeat(2, 8)];

    it('begins and ends the ride without it, and lists it as a candidate of its own', () => {
      const candidates = find([...paddle, ...ride, ...paddle]);
      expect(candidates.map(({ firstPoint, lastPoint }) => [firstPoint, lastPoint])).toEqual([
        [8, 10],
        [19, 28],
        [37, 39],
      ]);
      expect(candidates.map(({ isSurfRide }) => isSurfRide)).toEqual([false, true, false]);
    });

    it('keeps two rides apart that only it would bridge', () => {
      const candidates = find([...ride, ...repeat(2, 15), 9, ...repeat(2, 15), ...ride]);
      expect(candidates.filter(({ isSurfRide }) => isSurfRide)).toHaveLength(2);
    });

    it('counts its points when it lies within the ride', () => {
      const [candidate] = find([...ride, ...repeat(2, 7), 9, ...repeat(2, 7), ...ride]);
      expect(candidate!.surfRuns).toEqual([
        [0, 9],
        [17, 17],
        [25, 34],
      ]);
    });

    it('does not believe a doubtful row', () => {
      const candidates = find([...ride, ...repeat(2, 8), 9, 40, 9], {}, [...repeat(0, 19), 1, 0]);
      expect(candidates[0]).toMatchObject({ firstPoint: 0, lastPoint: 9, isSurfRide: true });
    });
  });

  it('begins and ends a ride where the speed crosses min_speed_kmh between two rows', () => {
    const [candidate] = find([0, 4, 12, 12, 12, 12, 12, 0, 0]);
    expect(candidate).toMatchObject({
      firstPoint: 2,
      lastPoint: 6,
      startTime: 1_750_000_001_500,
      endTime: 1_750_000_006_333,
      duration: 4.833,
    });
    expect(candidate!.distance).toBeCloseTo((4 * 12 + 0.5 * 10 + (1 / 3) * 10) / 3.6, 1);
    expect(candidate!.minSpeed).toBeCloseTo(12, 5);
  });

  it('lists failed rules with measured and required values', () => {
    const [candidate] = find([0, 9, 9, 9, 9, 0]);
    expect(candidate!.isSurfRide).toBe(false);
    expect(candidate!.reasons.filter(({ passed }) => !passed)).toEqual([
      expect.objectContaining({ rule: 'min_max_speed_kmh', required: 10, measured: expect.closeTo(9, 5) }),
      expect.objectContaining({ rule: 'min_ride_distance', required: 30, measured: expect.closeTo(8.0, 1) }),
      expect.objectContaining({ rule: 'min_ride_duration', required: 5, measured: 3.222 }),
    ]);
  });

  it('ignores doubtful points for the maximum speed', () => {
    const [candidate] = find([...ride, 60, ...ride], {}, [...repeat(0, 10), 1]);
    expect(candidate!.maxSpeed).toBeCloseTo(15, 5);
    expect(candidate!.lastPoint).toBe(20);
  });
});
