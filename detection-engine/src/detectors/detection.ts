import type { EpochMillis, KilometersPerHour, Meters, Seconds } from '../units.ts';
import type { ParameterKey } from './parameters.ts';

/** Raised when the same track and parameters give other rides, or the same file gives another track. */
export const ENGINE_VERSION = '1.12.1';

export const SURF_TYPES = ['traveling_waves', 'standing_waves'] as const;
export type SurfType = (typeof SURF_TYPES)[number];

/** First and last row, both inclusive, of consecutive surf points. */
export type SurfRun = readonly [firstPoint: number, lastPoint: number];

/** The result of one rule: the measured value beside the required one. */
export interface Reason {
  readonly rule: ParameterKey | 'trusted_speed' | 'activity' | 'mark';
  readonly passed: boolean;
  /** In the unit of the rule's parameter (`trusted_speed`: km/h); absent for `activity` and `mark`. */
  readonly measured?: number;
  readonly required?: number;
  /** For `activity` and `mark`: the reason as a sentence for people. */
  readonly detail?: string;
}

/** A ride (traveling waves) or attempt (standing wave) with its measurements and rule results. */
export interface DetectedRide {
  /** Inclusive rows of the track. */
  readonly firstPoint: number;
  readonly lastPoint: number;
  readonly startTime: EpochMillis;
  readonly endTime: EpochMillis;
  readonly duration: Seconds;
  readonly distance: Meters;
  readonly maxSpeed: KilometersPerHour;
  /** Half-widths of the 95 % intervals of `maxSpeed` and `distance`. */
  readonly maxSpeedBand: KilometersPerHour;
  readonly distanceBand: Meters;
  /** The most frequent source of its speeds: a value of SpeedSource. */
  readonly speedSource: number;
  readonly minSpeed: KilometersPerHour;
  readonly avgSpeed: KilometersPerHour;
  /** Too few rows are trusted, so the figures include doubtful ones. Rough rides set no records. */
  readonly rough: boolean;
  /** Seconds in surf runs; a run of one point counts 1 s. */
  readonly surfTime: Seconds;
  readonly surfRuns: readonly SurfRun[];
  readonly isSurfRide: boolean;
  readonly isTour: boolean;
  /** The time on a standing wave is so near to `min_ride_duration` that the recording can't tell `isSurfRide`. */
  readonly borderline: boolean;
  readonly reasons: readonly Reason[];
}

export interface Detection {
  /** In start-time order. */
  readonly rides: readonly DetectedRide[];
  /** Candidates that failed a parameter, in start-time order. */
  readonly nearMisses: readonly DetectedRide[];
  /** Candidates that the parameters accept and the activity excludes (drive, tow, jog, rip, another sport). */
  readonly excluded: readonly DetectedRide[];
  /** A sentence for people where the recording as a whole is no surfing, so that all rides are excluded. */
  readonly notSurfing?: string;
  /** For traveling waves: a lower minimum that a session of small waves suggests; null for none. */
  readonly lowerMinimum?: LowerMinimum | null;
}

/** A lower minimum under which near misses would count. Nothing is applied. */
export interface LowerMinimum {
  readonly parameter: 'min_ride_distance' | 'min_ride_duration' | 'min_max_speed_kmh';
  /** The proposed minimum, in the parameter's unit like `least` and `most`. */
  readonly value: number;
  /** Near misses that would count, and the smallest and largest of their values. */
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

export const MARK_KINDS = ['not_a_ride', 'missed_ride'] as const;

/** The owner's correction of a time range. It refers to times (epoch milliseconds), so it still applies after re-detection. */
export interface Mark {
  readonly kind: (typeof MARK_KINDS)[number];
  readonly startTime: number;
  readonly endTime: number;
}
