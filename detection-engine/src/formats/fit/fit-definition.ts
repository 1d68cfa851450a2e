import {
  FileIdField,
  FitMessage,
  GpsMetadataField,
  RecordField,
  SessionField,
  SportField,
} from './fit-profile.ts';

/** Base types by their low five bits, as far as the fields of a track use them. */
const BaseType = { enum: 0, sint32: 5, uint16: 4, uint32: 6, string: 7, byte: 13 } as const;
const BASE_TYPE_MASK = 0x1f;
const LAST_BASE_TYPE = 16;

/** What a field must look like to be read without the reference: base type and bytes (0: any). */
type Shape = readonly [baseType: number, size: number];

const FIELDS: Readonly<Record<number, Readonly<Record<number, Shape>>>> = {
  [FitMessage.record]: {
    [RecordField.latitude]: [BaseType.sint32, 4],
    [RecordField.longitude]: [BaseType.sint32, 4],
    [RecordField.distance]: [BaseType.uint32, 4],
    [RecordField.speed]: [BaseType.uint16, 2],
    [RecordField.compressedSpeedDistance]: [BaseType.byte, 3],
    [RecordField.enhancedSpeed]: [BaseType.uint32, 4],
  },
  [FitMessage.gpsMetadata]: { [GpsMetadataField.speed]: [BaseType.uint32, 4] },
  [FitMessage.fileId]: {
    [FileIdField.manufacturer]: [BaseType.uint16, 2],
    [FileIdField.product]: [BaseType.uint16, 2],
    [FileIdField.productName]: [BaseType.string, 0],
  },
  [FitMessage.session]: {
    [SessionField.sport]: [BaseType.enum, 1],
    [SessionField.profileName]: [BaseType.string, 0],
  },
  [FitMessage.sport]: { [SportField.sport]: [BaseType.enum, 1], [SportField.name]: [BaseType.string, 0] },
};
const TIMESTAMP: Shape = [BaseType.uint32, 4];
const NO_FIELDS: Readonly<Record<number, Shape>> = {};

/** A local message type as the last definition message left it. */
export interface FitDefinition {
  readonly message: number;
  readonly littleEndian: boolean;
  /** Bytes of a data message behind its header, developer fields included. */
  readonly size: number;
  /** Where a field lies behind the header; absent fields are absent. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly sizes: ReadonlyMap<number, number>;
  /** Bytes the definition itself takes, header included. */
  readonly bytes: number;
  /** False where a field that matters has another shape than every known device gives it. */
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

  const shapes = FIELDS[message] ?? NO_FIELDS;
  const offsets = new Map<number, number>();
  const sizes = new Map<number, number>();
  const seen = new Set<number>();
  let size = 0;
  let usual = true;
  for (let index = 0; index < fieldCount; index++, next += 3) {
    const field = view.getUint8(next);
    const fieldSize = view.getUint8(next + 1);
    const baseType = view.getUint8(next + 2) & BASE_TYPE_MASK;
    if (baseType > LAST_BASE_TYPE || seen.has(field)) usual = false;
    seen.add(field);
    const shape = field === RecordField.timestamp ? TIMESTAMP : shapes[field];
    if (shape) {
      if (shape[0] === baseType && (shape[1] === fieldSize || shape[1] === 0)) {
        offsets.set(field, size);
        sizes.set(field, fieldSize);
      } else {
        usual = false;
      }
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
