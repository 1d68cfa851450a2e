import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, Instant, Whole } from '../../../kernel/event-store/fields.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
import { Nullable, SurfType } from './shared.ts';

/** A person's track was received, kept and read. */
export const ActivityUploaded = defineEvent({
  type: 'ActivityUploaded',
  version: 1,
  data: Type.Object({
    activityId: Id,
    urlHash: Type.String(),
    owner: Id,
    source: Type.Union([Type.Literal('MANUAL'), Type.Literal('STRAVA'), Type.Literal('GARMIN')]),
    sourceId: Nullable(Type.String()),
    surfType: SurfType,
    name: personal(Type.String()),
    fileName: personal(Type.String()),
    /** Time of the first trackpoint. */
    activityTime: Instant,
    /** SHA-256 of the original file, which is also the name of its blob. */
    contentHash: Type.String(),
    contentBytes: Whole,
    /** SHA-256 of the encoded cleaned track. */
    trackHash: Type.String(),
    pointCount: Whole,
    engineVersion: Type.String(),
    /** Simulated for a first impression; labelled so on every screen. */
    isDemo: Type.Boolean(),
  }),
});
export type ActivityUploaded = EventOf<typeof ActivityUploaded>;
