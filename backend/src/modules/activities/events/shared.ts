import { Type, type Static, type TSchema } from '@sinclair/typebox';
import type { Upcaster } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis, Id, Whole } from '../../../kernel/event-store/fields.ts';

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const SurfType = Type.Union([Type.Literal('traveling_waves'), Type.Literal('standing_waves')]);
export type SurfType = Static<typeof SurfType>;

/** The seven parameters as they were used, in the units people see. */
export const Parameters = Type.Object({
  min_speed_kmh: Type.Number(),
  min_max_speed_kmh: Type.Number(),
  separate_time_threshold: Type.Number(),
  connect_time_threshold: Type.Number(),
  min_points: Type.Number(),
  min_ride_distance: Type.Number(),
  min_ride_duration: Type.Number(),
});

/** A ride or attempt as it was detected; points are rows of the track, counted from 0. */
export const Ride = Type.Object({
  /** Chosen when it was detected and kept for good, so a deleted ride stays deleted. */
  id: Id,
  firstPoint: Whole,
  lastPoint: Whole,
  startTime: EpochMillis,
  endTime: EpochMillis,
  duration: Type.Number(),
  distance: Type.Number(),
  maxSpeed: Type.Number(),
  /** Nineteen of twenty true values lie this close to maxSpeed, to distance. */
  maxSpeedBand: Type.Number(),
  distanceBand: Type.Number(),
  /** Where most of its speeds come from: a value of the engine's SpeedSource. */
  speedSource: Whole,
  minSpeed: Type.Number(),
  avgSpeed: Type.Number(),
  /** Too little of it is trusted: its figures are rough, and no record is taken from it. */
  rough: Type.Boolean(),
  surfTime: Type.Number(),
  surfRuns: Type.Array(Type.Tuple([Whole, Whole])),
  isSurfRide: Type.Boolean(),
  isTour: Type.Boolean(),
  reasons: Type.Array(
    Type.Object({
      rule: Type.String(),
      passed: Type.Boolean(),
      measured: Type.Optional(Type.Number()),
      required: Type.Optional(Type.Number()),
      detail: Type.Optional(Type.String()),
    }),
  ),
});
export type Ride = Static<typeof Ride>;

/** km/h: what the centimeters of a way can make of an average. */
const ROUNDING = 0.05;
type RideOf1 = Omit<Ride, 'rough'>;

/**
 * Rides of before `rough` was recorded. Their extremes came from trusted rows alone and their average from all: one
 * that lies outside the extremes shows that too few were trusted.
 */
export const withRough: Upcaster = (data) => ({
  ...data,
  rides: (data['rides'] as readonly RideOf1[]).map((ride) => ({
    ...ride,
    rough: ride.avgSpeed < ride.minSpeed - ROUNDING || ride.avgSpeed > ride.maxSpeed + ROUNDING,
  })),
});
