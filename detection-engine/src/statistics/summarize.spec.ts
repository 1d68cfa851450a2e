import { describe, expect, it } from '@jest/globals';
import { kilometersPerHour, meters, seconds } from '../units.ts';
import { type SummarizedRide, percentage, summarize } from './summarize.ts';

const ride = (duration: number, distance: number, over: Partial<SummarizedRide> = {}): SummarizedRide => ({
  duration: seconds(duration),
  distance: meters(distance),
  maxSpeed: kilometersPerHour(20),
  surfTime: seconds(duration - 1),
  rough: false,
  isSurfRide: true,
  isTour: false,
  ...over,
});

describe('summarize', () => {
  it('averages the five longest rides by distance and by time separately', () => {
    const rides = [ride(10, 60), ride(20, 50), ride(30, 40), ride(40, 30), ride(50, 20), ride(60, 10)];
    const summary = summarize(rides, 'traveling_waves');
    expect(summary.top5AverageDistance).toBe(40);
    expect(summary.top5AverageTime).toBe(40);
    expect(summary.longestRideDistance).toBe(60);
    expect(summary.longestRideTime).toBe(60);
    expect(summary.totalTime).toBe(204);
    expect(summary.totalDuration).toBe(210);
  });

  it('counts attempts, rides and tours of a standing wave with their rates', () => {
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

  it('excludes rough rides from records, not from totals', () => {
    const fast = { maxSpeed: kilometersPerHour(60), rough: true, isTour: true };
    const summary = summarize([ride(10, 60, { isTour: true }), ride(90, 900, fast)], 'traveling_waves');
    expect(summary).toMatchObject({
      longestRideDistance: 60,
      longestRideTime: 10,
      longestTourDistance: 60,
      maxSpeed: 20,
      totalDistance: 960,
      top5AverageDistance: 480,
      rough: { rides: false, attempts: false, tours: false },
    });
  });

  it('takes records from rough rides where there are no others, and flags them', () => {
    const attempts = [ride(10, 60, { isSurfRide: false }), ride(90, 400, { rough: true, isTour: true })];
    expect(summarize(attempts, 'standing_waves')).toMatchObject({
      longestRideTime: 89,
      longestTourDistance: 400,
      maxDriftSpeed: 20,
      rough: { rides: true, attempts: false, tours: true },
    });
  });

  it('returns totals of 0 and null records and averages without rides', () => {
    expect(summarize([], 'traveling_waves')).toMatchObject({
      totalRides: 0,
      successRate: 0,
      totalDistance: 0,
      totalTime: 0,
      longestRideDistance: null,
      longestRideTime: null,
      longestTourDistance: null,
      longestTourTime: null,
      maxSpeed: null,
      maxDriftSpeed: null,
      top5AverageDistance: null,
      top5AverageTime: null,
      rough: { rides: false, attempts: false, tours: false },
    });
  });
});

describe('percentage', () => {
  it('rounds to whole percent and returns 0 for an empty whole', () => {
    expect(percentage(1, 3)).toBe(33);
    expect(percentage(0, 0)).toBe(0);
  });
});
