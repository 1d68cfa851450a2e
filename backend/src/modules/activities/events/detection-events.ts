import { MARK_KINDS } from '@rideline/detection-engine';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis, Id, Nullable, OneOf, personal, Whole } from '../../../kernel/event-store/fields.ts';

const List = <Item extends TSchema>(item: Item) => Type.Unsafe<readonly Static<Item>[]>(Type.Array(item));

/** The seven detection parameters that were used, in the units people see. */
const Parameters = Type.Object({
  min_speed_kmh: Type.Number(),
  min_max_speed_kmh: Type.Number(),
  separate_time_threshold: Type.Number(),
  connect_time_threshold: Type.Number(),
  min_points: Type.Number(),
  min_ride_distance: Type.Number(),
  min_ride_duration: Type.Number(),
});

/** A detected ride or attempt; points are rows of the track, counted from 0. */
const Ride = Type.Object({
  /** Drawn at detection. Re-detection keeps it, so a deleted ride stays deleted. */
  id: Id,
  firstPoint: Whole,
  lastPoint: Whole,
  startTime: EpochMillis,
  endTime: EpochMillis,
  duration: Type.Number(),
  distance: Type.Number(),
  maxSpeed: Type.Number(),
  /** Half-widths of the 95 % intervals of maxSpeed and distance. */
  maxSpeedBand: Type.Number(),
  distanceBand: Type.Number(),
  /** Source of most of its speeds: a value of the engine's SpeedSource. */
  speedSource: Whole,
  minSpeed: Type.Number(),
  avgSpeed: Type.Number(),
  /** Too few of its points are trusted: its figures are rough and set no record. */
  rough: Type.Boolean(),
  surfTime: Type.Number(),
  /** First and last point of each run of surf points. */
  surfRuns: List(Type.Unsafe<readonly [number, number]>(Type.Tuple([Whole, Whole]))),
  isSurfRide: Type.Boolean(),
  isTour: Type.Boolean(),
  /** The recording can't tell isSurfRide: the time on a standing wave is too near to min_ride_duration. */
  borderline: Type.Boolean(),
  reasons: List(
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

/** The fields of an event that replaces the rides. */
export const detection = {
  parameters: Parameters,
  /** The profile that the parameters came from; null for the system's defaults. */
  settingId: Nullable(Whole),
  engineVersion: Type.String(),
  rides: Type.Array(Ride),
  /** Where each ride began, by `takeOffsText`; null where it is not known. */
  takeOffs: personal(Nullable(Type.String())),
  /** Times of the first and the last point of the part that counts; null where they are not known. */
  recorded: Nullable(Type.Object({ startTime: EpochMillis, endTime: EpochMillis })),
};

/** Detection found these rides (or attempts) in the uploaded track. */
export const RidesDetected = defineEvent({
  type: 'RidesDetected',
  version: 1,
  data: Type.Object(detection),
});
export type RidesDetected = EventOf<typeof RidesDetected>;

/** Detection ran again over the stored track; its rides replace the earlier ones. */
export const SettingsReapplied = defineEvent({
  type: 'SettingsReapplied',
  version: 1,
  data: Type.Object({
    ...detection,
    /** The owner through the app, or an admin's re-detection of many activities. */
    askedBy: OneOf(['owner', 'redetection']),
  }),
});
export type SettingsReapplied = EventOf<typeof SettingsReapplied>;

/**
 * The stored track was missing, and today's cleaning of the original gives another one. It replaces the earlier track
 * with the rides found in it, whose points refer to its rows.
 */
export const TrackCleanedAgain = defineEvent({
  type: 'TrackCleanedAgain',
  version: 1,
  data: Type.Object({
    ...detection,
    /** SHA-256 of the encoded cleaned track. */
    trackHash: Type.String(),
    pointCount: Whole,
    /** Sentences about what reading the original left out. */
    warnings: Type.Array(Type.String()),
  }),
});
export type TrackCleanedAgain = EventOf<typeof TrackCleanedAgain>;

/**
 * Which way the person rode in other sessions at this spot, and whether detection uses it in place of the direction that
 * this session tells of land.
 */
export const UsualHeadingSet = defineEvent({
  type: 'UsualHeadingSet',
  version: 1,
  data: Type.Object({
    /** Degrees clockwise from north. */
    heading: Whole,
    /** How many sessions tell it. */
    sessions: Whole,
    isUsed: Type.Boolean(),
  }),
});
export type UsualHeadingSet = EventOf<typeof UsualHeadingSet>;

/** The owner's correction of a stretch of the session, identified by time so that it applies to every re-detection. */
const Mark = Type.Object({
  kind: OneOf(MARK_KINDS),
  startTime: EpochMillis,
  endTime: EpochMillis,
});

/** The owner marked non-rides and missed rides; these marks replace the earlier ones. */
const SessionMarked = defineEvent({
  type: 'SessionMarked',
  version: 1,
  data: Type.Object({ marks: Type.Array(Mark) }),
});
export type SessionMarked = EventOf<typeof SessionMarked>;

/** The owner deleted one ride or attempt. */
const RideDeleted = defineEvent({
  type: 'RideDeleted',
  version: 1,
  data: Type.Object({ rideId: Id }),
});
export type RideDeleted = EventOf<typeof RideDeleted>;

/** The owner took the deletion of a ride or attempt back. The rides that are detected then are a further event. */
const RideRestored = defineEvent({
  type: 'RideRestored',
  version: 1,
  data: Type.Object({ rideId: Id }),
});
export type RideRestored = EventOf<typeof RideRestored>;

export const detectionEvents = [
  UsualHeadingSet,
  RidesDetected,
  SettingsReapplied,
  TrackCleanedAgain,
  SessionMarked,
  RideDeleted,
  RideRestored,
] as const;
