import { describe, expect, it } from '@jest/globals';
import { kilometersPerHour, meters, seconds } from '../units.ts';
import { percentage } from './percentage.ts';
import { type SummarizedRide, summarize } from './summarize.ts';

const ride = (duration: number, distance: number, over: Partial<SummarizedRide> = {}): SummarizedRide => ({
  duration: seconds(duration),
  distance: meters(distance),
  maxSpeed: kilometersPerHour(20),
  surfTime: seconds(duration - 1),
  isSurfRide: true,
  isTour: false,
  ...over,
});

describe('summarize', () => {
  it('averages the five longest by distance and by time apart', () => {
    const rides = [ride(10, 60), ride(20, 50), ride(30, 40), ride(40, 30), ride(50, 20), ride(60, 10)];
    const summary = summarize(rides, 'traveling_waves');
    expect(summary.top5AverageDistance).toBe(40);
    expect(summary.top5AverageTime).toBe(40);
    expect(summary.longestRideDistance).toBe(60);
    expect(summary.longestRideTime).toBe(60);
    expect(summary.surfTime).toBe(204);
  });

  it('counts attempts, rides and tours of a standing wave, and their rates', () => {
    const attempts = [
      ride(60, 100),
      ride(50, 400, { isTour: true, surfTime: seconds(12), maxSpeed: kilometersPerHour(28) }),
      ride(9, 80, { isSurfRide: false, surfTime: seconds(2) }),
    ];
    const summary = summarize(attempts, 'standing_waves');
    expect(summary).toMatchObject({
      totalRides: 2,
      totalAttempts: 3,
      totalTours: 1,
      longestTourDistance: 400,
    });
    expect(summary.longestRideTime).toBe(59);
    expect(summary.maxDriftSpeed).toBe(28);
    expect(summary.successRate).toBeCloseTo(66.67, 1);
    expect(summary.tourRate).toBeCloseTo(33.33, 1);
  });

  it('is all zeros, and no average, without rides', () => {
    expect(summarize([], 'traveling_waves')).toMatchObject({
      totalRides: 0,
      successRate: 0,
      maxSpeed: 0,
      top5AverageDistance: null,
      top5AverageTime: null,
    });
  });
});

describe('percentage', () => {
  it('rounds to whole numbers and knows an empty whole', () => {
    expect(percentage(1, 3)).toBe(33);
    expect(percentage(0, 0)).toBe(0);
  });
});
