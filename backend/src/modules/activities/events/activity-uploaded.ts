import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { personal } from '../../../kernel/event-store/personal.ts';
import { Nullable, SurfType } from './shared.ts';

/** A person's track was received, kept and read. */
export const ActivityUploaded = defineEvent({
  type: 'ActivityUploaded',
  version: 1,
  data: Type.Object({
    activityId: Type.Integer(),
    urlHash: Type.String(),
    owner: Type.Integer(),
    source: Type.Union([Type.Literal('MANUAL'), Type.Literal('STRAVA'), Type.Literal('GARMIN')]),
    sourceId: Nullable(Type.String()),
    surfType: SurfType,
    name: personal(Type.String()),
    fileName: personal(Type.String()),
    /** Time of the first trackpoint. */
    activityTime: Type.String({ format: 'date-time' }),
    /** SHA-256 of the original file, which is also the name of its blob. */
    contentHash: Type.String(),
    contentBytes: Type.Integer(),
    /** SHA-256 of the encoded cleaned track. */
    trackHash: Type.String(),
    pointCount: Type.Integer(),
    engineVersion: Type.String(),
    /** Simulated for a first impression; labelled so on every screen. */
    isDemo: Type.Boolean(),
  }),
});
export type ActivityUploaded = EventOf<typeof ActivityUploaded>;
