import type { SurfType } from '../detectors/detection.ts';
import {
  type KilometersPerHour,
  type Meters,
  type Seconds,
  kilometersPerHour,
  meters,
  seconds,
} from '../units.ts';

/** The fields of a detected ride or attempt that its session's totals need: s, m and km/h. */
export interface SummarizedRide {
  readonly duration: number;
  readonly distance: number;
  readonly maxSpeed: number;
  readonly surfTime: number;
  readonly rough: boolean;
  readonly isSurfRide: boolean;
  readonly isTour: boolean;
}

/** Records that come from rough rides, because no other rides could set them. */
export interface RoughRecords {
  /** The longest ride, in distance and in time. */
  readonly rides: boolean;
  /** The maximum speed. */
  readonly attempts: boolean;
  /** The longest tour. */
  readonly tours: boolean;
}

/**
 * A session's totals and records. Without rides, sums and counts are 0, records and averages null. Records (longest,
 * fastest) come from rides that are not rough, where there are any.
 */
export interface SessionSummary {
  /** Rides, or the attempts that were surf rides. */
  readonly totalRides: number;
  /** All entries; equal to totalRides for traveling waves. */
  readonly totalAttempts: number;
  readonly totalTours: number;
  /** Over all rides (attempts). */
  readonly totalDistance: Meters;
  /** Time in surf points over all rides (attempts). */
  readonly totalTime: Seconds;
  /** Sum of durations from start to end over all rides (attempts). */
  readonly totalDuration: Seconds;
  readonly longestRideDistance: Meters | null;
  /** From start to end; on a standing wave, time on the wave. */
  readonly longestRideTime: Seconds | null;
  readonly longestTourDistance: Meters | null;
  readonly longestTourTime: Seconds | null;
  readonly maxSpeed: KilometersPerHour | null;
  /** The maximum speed of a standing wave's flushes; null for traveling waves. */
  readonly maxDriftSpeed: KilometersPerHour | null;
  /** Mean of the five longest by distance; null without rides. */
  readonly top5AverageDistance: Meters | null;
  /** Mean of the five longest by time; null without rides. */
  readonly top5AverageTime: Seconds | null;
  /** Percent of attempts that were surf rides, unrounded. */
  readonly successRate: number;
  /** Percent of attempts that were tours, unrounded. */
  readonly tourRate: number;
  readonly rough: RoughRecords;
}

const TOP = 5;

/** Totals and records of a session's rides in any order (spec section 9). */
export function summarize(entries: readonly SummarizedRide[], surfType: SurfType): SessionSummary {
  const standing = surfType === 'standing_waves';
  const rides = entries.filter(({ isSurfRide }) => isSurfRide);
  const tours = entries.filter(({ isTour }) => isTour);
  const timeOf = ({ duration, surfTime }: SummarizedRide) => seconds(standing ? surfTime : duration);
  const sureRides = surest(rides);
  const sureTours = surest(tours);
  const sureEntries = surest(entries);
  const maxSpeed = largest(sureEntries, (entry) => kilometersPerHour(entry.maxSpeed));
  return {
    totalRides: rides.length,
    totalAttempts: entries.length,
    totalTours: tours.length,
    totalDistance: meters(sum(entries.map(({ distance }) => distance))),
    totalTime: seconds(sum(entries.map(({ surfTime }) => surfTime))),
    totalDuration: seconds(sum(entries.map(({ duration }) => duration))),
    longestRideDistance: largest(sureRides, ({ distance }) => meters(distance)),
    longestRideTime: largest(sureRides, timeOf),
    longestTourDistance: largest(sureTours, ({ distance }) => meters(distance)),
    longestTourTime: largest(sureTours, ({ duration }) => seconds(duration)),
    maxSpeed,
    maxDriftSpeed: standing ? maxSpeed : null,
    top5AverageDistance: topMean(rides.map(({ distance }) => distance)) as Meters | null,
    top5AverageTime: topMean(rides.map(timeOf)) as Seconds | null,
    successRate: share(rides.length, entries.length),
    tourRate: share(tours.length, entries.length),
    rough: { rides: areRough(sureRides), attempts: areRough(sureEntries), tours: areRough(sureTours) },
  };
}

/** The rides that set records: those that are not rough, or all where every ride is. */
export function surest<Ride extends Pick<SummarizedRide, 'rough'>>(rides: readonly Ride[]): readonly Ride[] {
  const sure = rides.filter(({ rough }) => !rough);
  return sure.length > 0 ? sure : rides;
}

const areRough = (rides: readonly SummarizedRide[]) => rides.some(({ rough }) => rough);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function largest<Value extends number>(
  entries: readonly SummarizedRide[],
  measure: (entry: SummarizedRide) => Value,
): Value | null {
  return entries.reduce<Value | null>((most, entry) => {
    const value = measure(entry);
    return most === null || value > most ? value : most;
  }, null);
}

function topMean(values: readonly number[]): number | null {
  const top = [...values].sort((a, b) => b - a).slice(0, TOP);
  return top.length === 0 ? null : sum(top) / top.length;
}

/** `part` in percent of `whole`; 0 for an empty whole. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

/** `part` in whole percent of `whole`; 0 for an empty whole. */
export function percentage(part: number, whole: number): number {
  return Math.round(share(part, whole));
}
