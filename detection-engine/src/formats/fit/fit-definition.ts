import {
  FileIdField,
  FitMessage,
  GpsMetadataField,
  RecordField,
  SessionField,
  SportField,
} from './fit-profile.ts';

/** A base type by the low five bits of its number, and the bytes of one value. */
interface BaseType {
  readonly numbers: readonly number[];
  readonly size: number;
}
const BASE_TYPE_MASK = 0x1f;
/** Both leave 0xff for absent. */
const enumeration: BaseType = { numbers: [0, 2], size: 1 };
const uint16: BaseType = { numbers: [4], size: 2 };
const sint32: BaseType = { numbers: [5], size: 4 };
const uint32: BaseType = { numbers: [6], size: 4 };
const string: BaseType = { numbers: [7], size: 1 };
const packedBytes: BaseType = { numbers: [13], size: 3 };

/** What each field that a track needs is on every known device. */
const FIELDS: Readonly<Record<number, Readonly<Record<number, BaseType>>>> = {
  [FitMessage.record]: {
    [RecordField.latitude]: sint32,
    [RecordField.longitude]: sint32,
    [RecordField.distance]: uint32,
    [RecordField.speed]: uint16,
    [RecordField.compressedSpeedDistance]: packedBytes,
    [RecordField.enhancedSpeed]: uint32,
  },
  [FitMessage.gpsMetadata]: { [GpsMetadataField.speed]: uint32 },
  [FitMessage.fileId]: {
    [FileIdField.manufacturer]: uint16,
    [FileIdField.product]: uint16,
    [FileIdField.productName]: string,
  },
  [FitMessage.session]: { [SessionField.sport]: enumeration, [SessionField.profileName]: string },
  [FitMessage.sport]: { [SportField.sport]: enumeration, [SportField.name]: string },
};
const NO_FIELDS: Readonly<Record<number, BaseType>> = {};

/** The offset of a field that a message does not have. */
export const ABSENT = -1;

/** A local message type as the last definition message left it. */
export interface FitDefinition {
  readonly message: number;
  readonly littleEndian: boolean;
  /** Bytes of a data message behind its header, developer fields included. */
  readonly size: number;
  /** Where each field lies behind the header, by its number; ABSENT for most. */
  readonly offsets: Int16Array;
  readonly sizes: ReadonlyMap<number, number>;
  /** Bytes the definition itself takes, header included. */
  readonly bytes: number;
  /** False where a field that matters is there twice, or of another type than on every known device. */
  readonly usual: boolean;
}

/** Reads the definition message whose header is at `at`; null where the data ends within it. */
export function readFitDefinition(view: DataView, at: number, end: number): FitDefinition | null {
  if (at + 6 > end) return null;
  const hasDeveloperFields = (view.getUint8(at) & 0x20) !== 0;
  const littleEndian = view.getUint8(at + 2) === 0;
  const message = view.getUint16(at + 3, littleEndian);
  const fieldCount = view.getUint8(at + 5);
  let next = at + 6;
  if (next + fieldCount * 3 + (hasDeveloperFields ? 1 : 0) > end) return null;

  const fields = FIELDS[message] ?? NO_FIELDS;
  const offsets = new Int16Array(256).fill(ABSENT);
  const sizes = new Map<number, number>();
  let size = 0;
  let usual = true;
  for (let index = 0; index < fieldCount; index++, next += 3) {
    const field = view.getUint8(next);
    const fieldSize = view.getUint8(next + 1);
    const baseType = field === RecordField.timestamp ? uint32 : fields[field];
    if (baseType) {
      if (sizes.has(field) || !baseType.numbers.includes(view.getUint8(next + 2) & BASE_TYPE_MASK))
        usual = false;
      else if (holdsValues(baseType, fieldSize)) offsets[field] = size;
      sizes.set(field, fieldSize);
    }
    size += fieldSize;
  }
  if (hasDeveloperFields) {
    const developerFieldCount = view.getUint8(next++);
    if (next + developerFieldCount * 3 > end) return null;
    for (let index = 0; index < developerFieldCount; index++, next += 3) size += view.getUint8(next + 1);
  }
  return { message, littleEndian, size, offsets, sizes, bytes: next - at, usual };
}

/** Of an array the first value counts; a field of broken size says nothing. */
const holdsValues = (baseType: BaseType, fieldSize: number) =>
  baseType === packedBytes ? fieldSize === baseType.size : fieldSize > 0 && fieldSize % baseType.size === 0;
