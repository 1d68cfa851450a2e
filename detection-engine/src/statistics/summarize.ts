import type { SurfType } from '../detectors/detect.ts';
import type { DetectedRide } from '../detectors/detection.ts';
import {
  type KilometersPerHour,
  type Meters,
  type Seconds,
  kilometersPerHour,
  meters,
  seconds,
} from '../units.ts';
import { share } from './percentage.ts';

/** What a total needs of a ride or attempt. */
export type SummarizedRide = Pick<
  DetectedRide,
  'duration' | 'distance' | 'maxSpeed' | 'surfTime' | 'isSurfRide' | 'isTour'
>;

/** A session's totals; zeros where there is nothing to total. */
export interface SessionSummary {
  /** Rides, or the attempts that were surf rides. */
  readonly totalRides: number;
  /** All entries: for travelling waves the same as rides. */
  readonly totalAttempts: number;
  readonly totalTours: number;
  /** Over all rides (attempts). */
  readonly totalDistance: Meters;
  /** From start to end of all rides (attempts). */
  readonly totalTime: Seconds;
  /** In surf points: on the wave. */
  readonly surfTime: Seconds;
  readonly longestRideDistance: Meters;
  /** Start to end; on a standing wave the time on the wave. */
  readonly longestRideTime: Seconds;
  readonly longestTourDistance: Meters;
  readonly longestTourTime: Seconds;
  readonly maxSpeed: KilometersPerHour;
  /** The fastest flush of a standing wave; 0 for travelling waves. */
  readonly maxDriftSpeed: KilometersPerHour;
  /** Mean of the five longest by distance; null without rides. */
  readonly top5AverageDistance: Meters | null;
  /** Mean of the five longest by time; null without rides. */
  readonly top5AverageTime: Seconds | null;
  /** Percent of attempts that were surf rides, unrounded. */
  readonly successRate: number;
  /** Percent of attempts that were tours, unrounded. */
  readonly tourRate: number;
}

const TOP = 5;

/** Totals a session's rides (spec: statistics). The order of `entries` does not matter. */
export function summarize(entries: readonly SummarizedRide[], surfType: SurfType): SessionSummary {
  const standing = surfType === 'standing_waves';
  const rides = entries.filter(({ isSurfRide }) => isSurfRide);
  const tours = entries.filter(({ isTour }) => isTour);
  const distances = rides.map(({ distance }) => distance);
  const times = rides.map(({ duration, surfTime }) => (standing ? surfTime : duration));
  const maxSpeed = largest(entries.map((entry) => entry.maxSpeed));
  return {
    totalRides: rides.length,
    totalAttempts: entries.length,
    totalTours: tours.length,
    totalDistance: meters(sum(entries.map(({ distance }) => distance))),
    totalTime: seconds(sum(entries.map(({ duration }) => duration))),
    surfTime: seconds(sum(entries.map(({ surfTime }) => surfTime))),
    longestRideDistance: meters(largest(distances)),
    longestRideTime: seconds(largest(times)),
    longestTourDistance: meters(largest(tours.map(({ distance }) => distance))),
    longestTourTime: seconds(largest(tours.map(({ duration }) => duration))),
    maxSpeed: kilometersPerHour(maxSpeed),
    maxDriftSpeed: kilometersPerHour(standing ? maxSpeed : 0),
    top5AverageDistance: topMean(distances) as Meters | null,
    top5AverageTime: topMean(times) as Seconds | null,
    successRate: share(rides.length, entries.length),
    tourRate: share(tours.length, entries.length),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

function topMean(values: readonly number[]): number | null {
  const top = [...values].sort((a, b) => b - a).slice(0, TOP);
  return top.length === 0 ? null : sum(top) / top.length;
}
