import { SURF_TYPES } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis, Nullable, OneOf, personal } from '../../../kernel/event-store/fields.ts';

/** An activity as a service lists it. */
export const ListedActivity = Type.Object({
  /** The service's id of the activity. */
  sourceId: Type.String(),
  name: Type.String(),
  startTime: Nullable(EpochMillis),
  /** The person hides the start time at the service, which tells another one instead. */
  isTimeHidden: Type.Boolean(),
  /** YYYY-MM-DD HH:mm:ss where it was recorded. */
  localStart: Type.String(),
  /** As the service spells it. */
  type: Type.String(),
  /** Meters. */
  distance: Nullable(Type.Number()),
  /** Seconds from start to end. */
  seconds: Nullable(Type.Number()),
  hasTrack: Type.Boolean(),
  device: Nullable(Type.String()),
  /** The service that it came from and that alone hands out its recording. */
  heldBy: Type.Optional(Type.String()),
});
export type ListedActivity = Static<typeof ListedActivity>;

/** What a service needs to hand over the recording of an activity. */
export type FetchableActivity = Pick<
  ListedActivity,
  'sourceId' | 'startTime' | 'hasTrack' | 'device' | 'type' | 'heldBy'
>;

/** The newest activities, or those of a day where they were recorded. */
export const ListRequest = Type.Union([
  Type.Object({ kind: Type.Literal('recent'), count: Type.Integer({ minimum: 1, maximum: 200 }) }),
  Type.Object({ kind: Type.Literal('day'), date: Type.String() }),
]);
export type ListRequest = Static<typeof ListRequest>;

/** A sync succeeded. Contains the activities that are new or differ from the list before. */
export const ActivitiesListed = defineEvent({
  type: 'ActivitiesListed',
  version: 1,
  data: Type.Object({
    request: ListRequest,
    /** Names, times and distances: `listedText` of the activities. */
    activities: personal(Type.String()),
  }),
});
export type ActivitiesListed = EventOf<typeof ActivitiesListed>;

/** The person removed an activity from the list. */
export const ListedActivityHidden = defineEvent({
  type: 'ListedActivityHidden',
  version: 1,
  data: Type.Object({ sourceId: Type.String() }),
});
export type ListedActivityHidden = EventOf<typeof ListedActivityHidden>;

/** The activity's recording is this session. */
export const ListedActivityAnalyzed = defineEvent({
  type: 'ListedActivityAnalyzed',
  version: 1,
  data: Type.Object({
    sourceId: Type.String(),
    surfType: OneOf(SURF_TYPES),
    urlHash: Type.String(),
  }),
});
export type ListedActivityAnalyzed = EventOf<typeof ListedActivityAnalyzed>;

/** A sync or an analysis failed at the service. Names neither activity nor account. */
export const SyncFailed = defineEvent({
  type: 'SyncFailed',
  version: 1,
  data: Type.Object({
    /** Kind of the service's problem, such as `throttled` or `unavailable`. */
    reason: Type.String({ pattern: '^[a-z_]{1,40}$' }),
  }),
});
export type SyncFailed = EventOf<typeof SyncFailed>;

/** The activities as the text that an event seals: a JSON array. */
export const listedText = (activities: readonly ListedActivity[]): string => JSON.stringify(activities);

/** Parses `listedText`; no activities after the person's key was dropped. */
export function listedOf(text: string): readonly ListedActivity[] {
  try {
    const rows = JSON.parse(text) as unknown;
    return Array.isArray(rows) ? rows.filter((row) => Value.Check(ListedActivity, row)) : [];
  } catch {
    return [];
  }
}
