import { describe, expect, it } from '@jest/globals';
import { SpeedSource } from '../track/track.ts';
import { rideAnswer } from './ride-answer.ts';

const ride = {
  firstPoint: 10,
  lastPoint: 20,
  startTime: Date.UTC(2026, 2, 1, 16, 0, 10),
  endTime: Date.UTC(2026, 2, 1, 16, 0, 20),
  duration: 10,
  distance: 60,
  maxSpeed: 22.4,
  maxSpeedBand: 0.8,
  distanceBand: 2.5,
  speedSource: SpeedSource.dense,
  minSpeed: 8.1,
  avgSpeed: 15,
  rough: false,
  surfTime: 8,
  surfRuns: [
    [10, 13],
    [16, 20],
  ] as const,
  isSurfRide: true,
  isTour: false,
  borderline: false,
  reasons: [],
};

describe('a ride in the fields of the API', () => {
  it('counts trackpoints from 1 and has times in ISO 8601', () => {
    expect(rideAnswer(ride)).toMatchObject({
      start_time: '2026-03-01T16:00:10.000Z',
      end_time: '2026-03-01T16:00:20.000Z',
      track_points: 11,
      first_trackpoint_id: 11,
      last_trackpoint_id: 21,
      surf_runs: [
        [11, 14],
        [17, 21],
      ],
      speed_source: 'dense',
    });
  });

  it('has positions as the source of speeds where the stored value is unknown', () => {
    expect(rideAnswer({ ...ride, speedSource: 99 }).speed_source).toBe('position');
  });
});
