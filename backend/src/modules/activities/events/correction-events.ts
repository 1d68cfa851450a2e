import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { EpochMillis, Nullable, Whole } from '../../../kernel/event-store/fields.ts';
import { detection } from './detection-events.ts';
import { SurfType } from './upload-events.ts';

/** The owner corrected the surf type. The rides or attempts of the new type replace the earlier ones. */
export const SurfTypeChanged = defineEvent({
  type: 'SurfTypeChanged',
  version: 1,
  data: Type.Object({ ...detection, surfType: SurfType }),
});
export type SurfTypeChanged = EventOf<typeof SurfTypeChanged>;

/**
 * The owner cut the ends of the session, or took that back. The stored track and the original stay whole; rides refer to
 * the rows of the kept part.
 */
export const TrackTrimmed = defineEvent({
  type: 'TrackTrimmed',
  version: 1,
  data: Type.Object({
    ...detection,
    /** Times of the first and last kept point; null for the whole track. */
    keptPart: Nullable(Type.Object({ startTime: EpochMillis, endTime: EpochMillis })),
    /** Points of the kept part. */
    pointCount: Whole,
  }),
});
export type TrackTrimmed = EventOf<typeof TrackTrimmed>;

/** The owner corrected when the session began. All its times move; the original keeps those of the device. */
const StartCorrected = defineEvent({
  type: 'StartCorrected',
  version: 1,
  data: Type.Object({
    /** Milliseconds that all times move by. */
    shift: Type.Integer(),
  }),
});
export type StartCorrected = EventOf<typeof StartCorrected>;

/** The owner left the session out of records, such as the longest ride of all sessions. It counts in totals. */
const ExcludedFromRecords = defineEvent({
  type: 'ExcludedFromRecords',
  version: 1,
  data: Type.Object({}),
});
export type ExcludedFromRecords = EventOf<typeof ExcludedFromRecords>;

/** The session can hold records again. */
const IncludedInRecords = defineEvent({
  type: 'IncludedInRecords',
  version: 1,
  data: Type.Object({}),
});
export type IncludedInRecords = EventOf<typeof IncludedInRecords>;

export const correctionEvents = [
  SurfTypeChanged,
  TrackTrimmed,
  StartCorrected,
  ExcludedFromRecords,
  IncludedInRecords,
] as const;
