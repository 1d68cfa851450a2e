import { describe, expect, it } from '@jest/globals';
import { RECEIVERS } from '../simulate/receiver.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { cleanTrack } from '../track/clean.ts';
import { SpeedSource, createTrack } from '../track/track.ts';
import { detectRides } from './detect.ts';
import { DEFAULT_DETECTION_PARAMETERS } from './parameters.ts';
import { rideSpeeds } from './ride-speeds.ts';

const T = 0;
const D = 1;

/** One row a second with a speed in m/s, trusted or doubtful. The distance follows from the speeds by default. */
function trackOf(rows: readonly (readonly [speed: number, doubtful: number])[], totalDistance?: number) {
  const length = rows.length;
  const speed = Float64Array.from(rows, ([value]) => value);
  const distance = new Float64Array(length);
  for (let row = 1; row < length; row++) {
    distance[row] = distance[row - 1]! + (speed[row - 1]! + speed[row]!) / 2;
  }
  if (totalDistance !== undefined) distance[length - 1] = totalDistance;
  return createTrack({
    time: Float64Array.from(rows, (_, row) => row * 1000),
    latitude: new Float64Array(length),
    longitude: new Float64Array(length),
    distance,
    speed,
    speedSource: new Uint8Array(length).fill(SpeedSource.recorded),
    doubtful: Uint8Array.from(rows, ([, doubtful]) => doubtful),
  });
}

describe('rideSpeeds', () => {
  it('uses the trusted rows where there are enough', () => {
    const track = trackOf([
      [4, T],
      [5, T],
      [9, D],
      [6, T],
      [5, T],
    ]);
    expect(rideSpeeds(track, 0, 4)).toEqual({ max: 6, min: 4, mean: 5.25, trustedMax: 6, rough: false });
  });

  it('uses all rows and sets rough where too few are trusted', () => {
    const track = trackOf([
      [3, D],
      [3, T],
      [7, D],
      [7, D],
      [5, D],
    ]);
    expect(rideSpeeds(track, 0, 4)).toEqual({ max: 7, min: 3, mean: 5.25, trustedMax: 3, rough: true });
  });

  it('uses all rows where the distance exceeds what the trusted rows allow', () => {
    const rows = [
      [4, T],
      [8, D],
      [4, T],
      [4, T],
    ] as const;
    expect(rideSpeeds(trackOf(rows, 12), 0, 3)).toMatchObject({ max: 4, rough: false });
    expect(rideSpeeds(trackOf(rows, 17), 0, 3)).toMatchObject({ max: 8, trustedMax: 4, rough: true });
  });

  it('returns the speed of a single row as max, min and mean', () => {
    expect(rideSpeeds(trackOf([[5, T]]), 0, 0)).toEqual({
      max: 5,
      min: 5,
      mean: 5,
      trustedMax: 5,
      rough: false,
    });
  });
});

describe('one wrong recorded speed in a ride', () => {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: 12,
    durationMinutes: 20,
    receiver: RECEIVERS.find(({ name }) => name === 'watch, own speed')!,
  });
  const ridesOf = (recordedSpeed: Float64Array) =>
    detectRides(
      cleanTrack({ ...recorded, recordedSpeed }),
      'traveling_waves',
      DEFAULT_DETECTION_PARAMETERS,
    ).rides.map(({ startTime, endTime, maxSpeed, rough }) => ({ startTime, endTime, maxSpeed, rough }));
  const rides = ridesOf(recorded.recordedSpeed);

  it.each(rides.map((_, index) => index))('neither makes ride %i rough nor faster', (index) => {
    const { startTime, endTime } = rides[index]!;
    const row = recorded.time.findIndex((time) => time >= (startTime + endTime) / 2);
    const spiked = recorded.recordedSpeed.map((speed, at) => (at === row ? speed * 3 : speed));
    const found = ridesOf(spiked);
    expect(found[index]!.rough).toBe(false);
    expect(found[index]!.maxSpeed).toBeLessThan(rides[index]!.maxSpeed * 1.03);
    expect(found).toHaveLength(rides.length);
  });
});
