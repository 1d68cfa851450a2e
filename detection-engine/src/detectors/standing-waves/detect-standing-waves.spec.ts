import { describe, expect, it } from '@jest/globals';
import { cleanTrack, detectRides, simulateSession } from '../../index.ts';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import type { StandingPlan } from '../../simulate/standing.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

function detect(seed: number, standing: Partial<StandingPlan> = {}, change = {}) {
  const session = simulateSession({
    surfType: 'standing_waves',
    seed,
    durationMinutes: 60,
    receiver: PERFECT_RECEIVER,
    standing,
  });
  const parameters = { ...DEFAULT_DETECTION_PARAMETERS, ...change };
  return { session, detection: detectRides(cleanTrack(session.recorded), 'standing_waves', parameters) };
}

describe('detectStandingWaves', () => {
  it.each([-1, 1])('finds attempts, time on the wave and tours with the eddy on side %i', (eddySide) => {
    for (let seed = 60_000; seed < 60_004; seed++) {
      const { session, detection } = detect(seed, { eddySide });
      expect(detection.rides).toHaveLength(session.attempts.length);
      detection.rides.forEach((attempt, index) => {
        const truth = session.attempts[index]!;
        expect(Math.abs(attempt.endTime - truth.endTime)).toBeLessThan(10_000);
        expect(Math.abs(attempt.surfTime - truth.onWave)).toBeLessThan(9);
        expect(attempt.isTour).toBe(truth.isTour);
      });
    }
  });

  it('sets isSurfRide by the time on the wave', () => {
    const usual = detect(60_010).detection.rides;
    const demanding = detect(60_010, {}, { min_ride_duration: 40 }).detection.rides;
    expect(demanding).toHaveLength(usual.length);
    expect(demanding.filter(({ isSurfRide }) => isSurfRide)).toEqual(
      demanding.filter(({ surfTime }) => surfTime >= 40),
    );
    expect(usual.filter(({ isSurfRide }) => isSurfRide).length).toBeGreaterThan(
      demanding.filter(({ isSurfRide }) => isSurfRide).length,
    );
  });

  it('sets isSurfRide correctly for 92 percent of attempts', () => {
    let matched = 0;
    let right = 0;
    for (let seed = 60_040; seed < 60_052; seed++) {
      const { session, detection } = detect(seed);
      for (const truth of session.attempts) {
        const found = detection.rides.find(
          ({ startTime, endTime }) => startTime < truth.endTime && endTime > truth.startTime,
        );
        if (found === undefined) continue;
        matched++;
        if (truth.onWave >= DEFAULT_DETECTION_PARAMETERS.min_ride_duration === found.isSurfRide) right++;
      }
    }
    expect(matched).toBeGreaterThan(60);
    expect(right / matched).toBeGreaterThan(0.92);
  });

  it('excludes the drive home', () => {
    for (let seed = 60_020; seed < 60_024; seed++) {
      const { session, detection } = detect(seed, { drive: true });
      const drive = session.others.find(({ kind }) => kind === 'drive')!;
      expect(drive.distance).toBeGreaterThan(500);
      expect(detection.rides.filter(({ endTime }) => endTime > drive.startTime + 10_000)).toEqual([]);
      expect(detection.rides.length).toBeGreaterThanOrEqual(session.attempts.length - 1);
    }
  });

  it('finds no attempts without drift', () => {
    const { session } = detect(60_030);
    const { recorded } = session;
    const still = {
      ...recorded,
      latitude: recorded.latitude.map(() => 49.7),
      longitude: recorded.longitude.map(() => -123.9),
    };
    const slow = { ...still, recordedSpeed: recorded.recordedSpeed.map(() => 0.3) };
    expect(detectRides(cleanTrack(slow), 'standing_waves', DEFAULT_DETECTION_PARAMETERS).rides).toEqual([]);
  });
});
