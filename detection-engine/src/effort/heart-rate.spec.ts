import { describe, expect, it } from '@jest/globals';
import { createTrack } from '../track/track.ts';
import { heartRateOfRides, heartRateOfSession, secondsByHeartRate, secondsInZones } from './heart-rate.ts';

/** Rows once a second. */
const pulse = (heartRate: readonly number[]) => {
  const zeros = new Float64Array(heartRate.length);
  const flags = new Uint8Array(heartRate.length);
  return createTrack({
    time: Float64Array.from(heartRate, (_, second) => second * 1000),
    latitude: zeros,
    longitude: zeros,
    distance: zeros,
    speed: zeros,
    speedSource: flags,
    doubtful: flags,
    heartRate: Uint8Array.from(heartRate),
  });
};
const range = (length: number, bpm: (second: number) => number) =>
  Array.from({ length }, (_, second) => bpm(second));
const stretch = (start: number, end: number) => ({ startTime: start * 1000, endTime: end * 1000 });

describe('the heart rate of a ride', () => {
  it('is the mean of 30 s before, the mean of its rows and the largest of 60 s after', () => {
    // 30 rows of 100 before; 140 in the ride; the peak at its end + 60 s, one second later still more.
    const track = pulse(
      range(300, (second) => ({ 170: 181, 171: 200 })[second] ?? (second < 100 ? 100 : 140)),
    );
    expect(heartRateOfRides(track, [stretch(100, 110)])).toEqual([
      { before: 100, average: 140, peak: 181, rise: 81 },
    ]);
  });

  it('ends at the start of the next ride', () => {
    const track = pulse(range(300, (second) => (second > 130 ? 190 : 120)));
    const [first] = heartRateOfRides(track, [stretch(100, 110), stretch(130, 140)]);
    expect(first).toMatchObject({ peak: 120, rise: 0 });
  });

  it('is none with fewer than three rows of any figure', () => {
    const only = (from: number, to: number) =>
      pulse(range(300, (second) => (second >= from && second <= to ? 120 : 0)));
    expect(heartRateOfRides(only(0, 101), [stretch(100, 110)])).toEqual([null]);
    expect(heartRateOfRides(only(98, 200), [stretch(100, 110)])).toEqual([null]);
    expect(heartRateOfRides(only(97, 102), [stretch(100, 110)])).toEqual([
      { before: 120, average: 120, peak: 120, rise: 0 },
    ]);
  });
});

describe('the heart rate of a session', () => {
  it('is of the rows that have one', () => {
    expect(heartRateOfSession(pulse([0, 100, 0, 121]))).toEqual({ average: 111, max: 121 });
    expect(heartRateOfSession(pulse([0, 0]))).toBeNull();
  });

  it('lies in zones of the maximum', () => {
    const track = pulse([119, 120, 139, 140, 160, 180, 0, 200]);
    expect(secondsInZones(secondsByHeartRate(track, new Set()), 200)).toEqual([1, 2, 1, 1, 1]);
  });

  it('is in no zone while rows are cut', () => {
    const track = pulse([120, 120, 140, 140]);
    expect(secondsByHeartRate(track, new Set([1]))).toEqual({ 120: 1, 140: 1 });
  });
});
