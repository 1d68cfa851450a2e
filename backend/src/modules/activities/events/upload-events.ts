import { DEVICE_FAMILIES, SOURCES, SURF_TYPES } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Id, Instant, Nullable, OneOf, Whole, personal } from '../../../kernel/event-store/fields.ts';

export const SurfType = OneOf(SURF_TYPES);

export const Source = OneOf(SOURCES);
export type Source = Static<typeof Source>;

/** A person's track was received, stored and read. */
export const ActivityUploaded = defineEvent({
  type: 'ActivityUploaded',
  version: 1,
  data: Type.Object({
    activityId: Id,
    urlHash: Type.String(),
    owner: Id,
    source: Source,
    sourceId: Nullable(Type.String()),
    surfType: SurfType,
    name: personal(Type.String()),
    fileName: personal(Type.String()),
    /** Time of the first trackpoint. */
    activityTime: Instant,
    /** IANA name of the zone of the first fix. */
    timeZone: personal(Type.String()),
    /** The service hides the start: the times of day are not the real ones, and others can begin at the same. */
    isTimeHidden: Type.Boolean(),
    /** SHA-256 of the original file, which is also the name of its blob. */
    contentHash: Type.String(),
    contentBytes: Whole,
    /** Which of a file's sessions it is, from 0 in order of time; null where the file is one session. */
    part: Nullable(Type.Object({ index: Whole, of: Whole })),
    /** SHA-256 of the encoded cleaned track. */
    trackHash: Type.String(),
    pointCount: Whole,
    engineVersion: Type.String(),
    /** A simulated session of the demo account. */
    isDemo: Type.Boolean(),
    /** null where the file names no device. */
    device: Nullable(OneOf(DEVICE_FAMILIES)),
    /** As the file names it. Until files were written with it, only of sessions from Garmin. */
    deviceName: personal(Nullable(Type.String())),
    /** The sport that the file names, in its own words; null for none. */
    sport: personal(Nullable(Type.String())),
    /** From the start of reading the file to its detected rides. */
    importMillis: Whole,
    /** Sentences about what reading the file left out. */
    warnings: Type.Array(Type.String()),
  }),
});
export type ActivityUploaded = EventOf<typeof ActivityUploaded>;

/** The zone of the session by today's borders and place, in place of the one that was found before. */
const TimeZoneFound = defineEvent({
  type: 'TimeZoneFound',
  version: 1,
  data: Type.Object({
    /** IANA name. */
    timeZone: personal(Type.String()),
  }),
});
export type TimeZoneFound = EventOf<typeof TimeZoneFound>;

/** The owner deleted the activity with its rides, track and original file. */
export const ActivityDeleted = defineEvent({
  type: 'ActivityDeleted',
  version: 1,
  data: Type.Object({ contentHash: Type.String() }),
});
export type ActivityDeleted = EventOf<typeof ActivityDeleted>;

export const uploadEvents = [ActivityUploaded, TimeZoneFound, ActivityDeleted] as const;
