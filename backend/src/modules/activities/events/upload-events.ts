import { DEVICE_FAMILIES, SURF_TYPES } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import { defineEvent, type EventOf, type Upcaster } from '../../../kernel/event-store/event-definition.ts';
import { Id, Instant, Nullable, OneOf, Whole, personal } from '../../../kernel/event-store/fields.ts';

export const SurfType = OneOf(SURF_TYPES);

export const Source = OneOf(['MANUAL', 'STRAVA', 'GARMIN']);
export type Source = Static<typeof Source>;

/** Version 1 knows neither the device nor how long the import took. */
const withoutDevice: Upcaster = (data) => ({ ...data, device: null, importMillis: null });
/** Version 2 knows the family of the device only. */
const withoutDeviceName: Upcaster = (data) => ({ ...data, deviceName: null });

/** Version 3 does not know whether the time is hidden, nor the sport, which stays absent. */
const withoutHiddenTime: Upcaster = (data) => ({ ...data, isTimeHidden: false });

/** Version 4 does not know the time zone. */
const withoutTimeZone: Upcaster = (data) => ({ ...data, timeZone: null });

/** A person's track was received, stored and read. */
export const ActivityUploaded = defineEvent({
  type: 'ActivityUploaded',
  version: 5,
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
    /** IANA name of the zone of the first fix; null in uploads from before zones were recorded. */
    timeZone: personal(Nullable(Type.String())),
    /** The service hides the start: the times of day are not the real ones, and others can begin at the same. */
    isTimeHidden: Type.Boolean(),
    /** SHA-256 of the original file, which is also the name of its blob. */
    contentHash: Type.String(),
    contentBytes: Whole,
    /** SHA-256 of the encoded cleaned track. */
    trackHash: Type.String(),
    pointCount: Whole,
    engineVersion: Type.String(),
    /** A simulated session of the demo account. */
    isDemo: Type.Boolean(),
    /** null where the file names no device. */
    device: Nullable(OneOf(DEVICE_FAMILIES)),
    /** Maker and model of the device behind a session from Garmin. */
    deviceName: personal(Nullable(Type.String())),
    /** The sport that the file names, in its own words; absent in uploads from before sports were recorded. */
    sport: Type.Optional(personal(Nullable(Type.String()))),
    /** From the start of reading the file to its detected rides; null where it was not measured. */
    importMillis: Nullable(Whole),
  }),
  upcasters: [withoutDevice, withoutDeviceName, withoutHiddenTime, withoutTimeZone],
});
export type ActivityUploaded = EventOf<typeof ActivityUploaded>;

/** The zone of a session that was uploaded before zones were recorded was found in its stored track. */
export const TimeZoneFound = defineEvent({
  type: 'TimeZoneFound',
  version: 1,
  data: Type.Object({ timeZone: personal(Type.String()) }),
});
export type TimeZoneFound = EventOf<typeof TimeZoneFound>;

/** The original file of a session that was uploaded before sports were recorded was read for its sport. */
export const SportFound = defineEvent({
  type: 'SportFound',
  version: 1,
  /** null where the file names none. */
  data: Type.Object({ sport: personal(Nullable(Type.String())) }),
});
export type SportFound = EventOf<typeof SportFound>;

/** The owner deleted the activity with its rides, track and original file. */
export const ActivityDeleted = defineEvent({
  type: 'ActivityDeleted',
  version: 1,
  data: Type.Object({ contentHash: Type.String() }),
});
export type ActivityDeleted = EventOf<typeof ActivityDeleted>;
