import type { EpochMillis, KilometersPerHour, Meters, Seconds } from '../units.ts';
import type { ParameterKey } from './parameters.ts';

export type SurfType = 'traveling_waves' | 'standing_waves';

/** Inclusive rows of the track that are surf points without a gap. */
export type SurfRun = readonly [firstPoint: number, lastPoint: number];

/** One rule's verdict: how the measured value stands to what the parameters ask. */
export interface Reason {
  readonly rule: ParameterKey | 'trusted_speed' | 'activity' | 'mark';
  readonly passed: boolean;
  /** In the rule's own unit (points, km/h, m, s); absent for `activity` and `mark`. */
  readonly measured?: number;
  readonly required?: number;
  /** For `activity`: what the surfer was doing instead; for `mark`: what the person said. In words people read. */
  readonly detail?: string;
}

/** A ride (travelling waves) or attempt (standing wave) with what a screen shows of it. */
export interface DetectedRide {
  /** Inclusive rows of the track. */
  readonly firstPoint: number;
  readonly lastPoint: number;
  readonly startTime: EpochMillis;
  readonly endTime: EpochMillis;
  readonly duration: Seconds;
  readonly distance: Meters;
  readonly maxSpeed: KilometersPerHour;
  /** Nineteen of twenty true values lie this close to `maxSpeed`, to `distance`. */
  readonly maxSpeedBand: KilometersPerHour;
  readonly distanceBand: Meters;
  /** Where most of its speeds come from: a value of SpeedSource. */
  readonly speedSource: number;
  readonly minSpeed: KilometersPerHour;
  readonly avgSpeed: KilometersPerHour;
  /** True where too little of the ride is trusted: its figures include doubtful rows, and no record is taken from it. */
  readonly rough: boolean;
  /** Seconds in surf runs; a run of one point counts 1 s. */
  readonly surfTime: Seconds;
  readonly surfRuns: readonly SurfRun[];
  readonly isSurfRide: boolean;
  readonly isTour: boolean;
  readonly reasons: readonly Reason[];
}

export interface Detection {
  /** In start-time order. */
  readonly rides: readonly DetectedRide[];
  /** Candidates that failed a parameter, in start-time order. */
  readonly nearMisses: readonly DetectedRide[];
  /** Candidates the parameters accept but the activity rules out (a drive, a tow, a jog, a rip). */
  readonly excluded: readonly DetectedRide[];
}

/** What a person said about a stretch of a session; kept by time, so that it survives any re-analysis. */
export interface Mark {
  readonly kind: 'not_a_ride' | 'missed_ride';
  readonly startTime: EpochMillis;
  readonly endTime: EpochMillis;
}
