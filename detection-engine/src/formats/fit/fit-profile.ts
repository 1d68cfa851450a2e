/** The messages and fields of the FIT profile that a track needs. */
export const FitMessage = {
  fileId: 0,
  sport: 12,
  session: 18,
  record: 20,
  event: 21,
  hr: 132,
  gpsMetadata: 160,
  split: 312,
} as const;

export const RecordField = {
  latitude: 0,
  longitude: 1,
  heartRate: 3,
  distance: 5,
  speed: 6,
  compressedSpeedDistance: 8,
  enhancedSpeed: 73,
  timestamp: 253,
} as const;

export const FileIdField = { manufacturer: 1, product: 2, timeCreated: 4, productName: 8 } as const;
export const SportField = { sport: 0, name: 3 } as const;
export const SessionField = { startTime: 2, sport: 5, elapsed: 7, profileName: 110 } as const;
/** The sport of a session message between two others. */
export const TRANSITION = 3;
export const EventField = { event: 0, type: 1 } as const;
/** The event of the timer, and its types that stop it. */
export const TIMER = 0;
export const TIMER_STARTS = 0;
export const TIMER_STOPS: ReadonlySet<number> = new Set([1, 4, 8, 9]);
export const HrField = { fraction: 0, heartRates: 6, eventTimes: 9, packedTimes: 10 } as const;
export const GpsMetadataField = { speed: 4 } as const;
export const SplitField = {
  type: 0,
  elapsed: 1,
  distance: 3,
  startTime: 9,
  maxSpeed: 25,
  endTime: 27,
} as const;
/** Split types of a wave that a watch counted: `surfActive` and `windsurfActive`. */
export const WAVE_SPLITS: ReadonlySet<number> = new Set([11, 21]);

/** A base type: its numbers (low five bits) and the bytes of one value. */
export interface BaseType {
  readonly numbers: readonly number[];
  readonly size: number;
}
export const BASE_TYPE_MASK = 0x1f;
/** Enum and uint8; both use 0xff for absent. */
const enumeration: BaseType = { numbers: [0, 2], size: 1 };
const uint16: BaseType = { numbers: [4], size: 2 };
const sint32: BaseType = { numbers: [5], size: 4 };
export const uint32: BaseType = { numbers: [6], size: 4 };
const string: BaseType = { numbers: [7], size: 1 };
export const packedBytes: BaseType = { numbers: [13], size: 3 };
const bytes: BaseType = { numbers: [13], size: 1 };

/** Base types of the fields that a track needs, as on all known devices. */
export const FIELDS: Readonly<Record<number, Readonly<Record<number, BaseType>>>> = {
  [FitMessage.record]: {
    [RecordField.latitude]: sint32,
    [RecordField.longitude]: sint32,
    [RecordField.heartRate]: enumeration,
    [RecordField.distance]: uint32,
    [RecordField.speed]: uint16,
    [RecordField.compressedSpeedDistance]: packedBytes,
    [RecordField.enhancedSpeed]: uint32,
  },
  [FitMessage.hr]: {
    [HrField.fraction]: uint16,
    [HrField.heartRates]: enumeration,
    [HrField.eventTimes]: uint32,
    [HrField.packedTimes]: bytes,
  },
  [FitMessage.gpsMetadata]: { [GpsMetadataField.speed]: uint32 },
  [FitMessage.fileId]: {
    [FileIdField.manufacturer]: uint16,
    [FileIdField.product]: uint16,
    [FileIdField.timeCreated]: uint32,
    [FileIdField.productName]: string,
  },
  [FitMessage.session]: {
    [SessionField.startTime]: uint32,
    [SessionField.elapsed]: uint32,
    [SessionField.sport]: enumeration,
    [SessionField.profileName]: string,
  },
  [FitMessage.event]: { [EventField.event]: enumeration, [EventField.type]: enumeration },
  [FitMessage.sport]: { [SportField.sport]: enumeration, [SportField.name]: string },
  [FitMessage.split]: {
    [SplitField.type]: enumeration,
    [SplitField.elapsed]: uint32,
    [SplitField.distance]: uint32,
    [SplitField.startTime]: uint32,
    [SplitField.maxSpeed]: uint32,
    [SplitField.endTime]: uint32,
  },
};

/** FIT counts seconds from 1989-12-31T00:00:00Z. */
export const FIT_EPOCH_SECONDS = 631_065_600;
/** Degrees of one semicircle. */
export const DEGREES_PER_SEMICIRCLE = 180 / 2 ** 31;
