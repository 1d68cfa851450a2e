import { BASE_TYPE_MASK, type BaseType, FIELDS, packedBytes, RecordField, uint32 } from './fit-profile.ts';

const FIELD_NUMBERS = 256;
/** Offset of a field that a message lacks. */
export const ABSENT = -1;

/** The definition of a local message type. */
export interface FitDefinition {
  readonly message: number;
  /** Whether a track needs fields of the message beside its time. */
  readonly isNeeded: boolean;
  readonly littleEndian: boolean;
  /** Bytes of a data message after its header, developer fields included. */
  readonly size: number;
  /** Field number -> offset after the header, or ABSENT. */
  readonly offsets: Int16Array;
  readonly sizes: ReadonlyMap<number, number>;
  /** Bytes of the definition message, header included. */
  readonly bytes: number;
  /** False where a needed field has another base type than on known devices. Of a field that occurs twice the first counts. */
  readonly standard: boolean;
}

/**
 * Reads the definition message with its header at `at`; null where the data ends within it.
 * @param offsets of the definition that this one replaces; a file may define a message before each one
 */
export function readFitDefinition(
  view: DataView,
  at: number,
  end: number,
  offsets: Int16Array = new Int16Array(FIELD_NUMBERS),
): FitDefinition | null {
  if (at + 6 > end) return null;
  const hasDeveloperFields = (view.getUint8(at) & 0x20) !== 0;
  const littleEndian = view.getUint8(at + 2) === 0;
  const message = view.getUint16(at + 3, littleEndian);
  const fieldCount = view.getUint8(at + 5);
  let next = at + 6;
  if (next + fieldCount * 3 + (hasDeveloperFields ? 1 : 0) > end) return null;

  const fields = FIELDS[message];
  offsets.fill(ABSENT);
  const sizes = new Map<number, number>();
  let size = 0;
  let standard = true;
  for (let index = 0; index < fieldCount; index++, next += 3) {
    const field = view.getUint8(next);
    const fieldSize = view.getUint8(next + 1);
    const baseType = field === RecordField.timestamp ? uint32 : fields?.[field];
    if (baseType) {
      if (!baseType.numbers.includes(view.getUint8(next + 2) & BASE_TYPE_MASK)) standard = false;
      else if (offsets[field] === ABSENT && holdsValues(baseType, fieldSize)) {
        offsets[field] = size;
        sizes.set(field, fieldSize);
      }
    }
    size += fieldSize;
  }
  if (hasDeveloperFields) {
    const developerFieldCount = view.getUint8(next++);
    if (next + developerFieldCount * 3 > end) return null;
    for (let index = 0; index < developerFieldCount; index++, next += 3) size += view.getUint8(next + 1);
  }
  const isNeeded = fields !== undefined;
  return { message, isNeeded, littleEndian, size, offsets, sizes, bytes: next - at, standard };
}

/** Whether a field has a valid size: of an array the first value is used. */
const holdsValues = (baseType: BaseType, fieldSize: number) =>
  baseType === packedBytes ? fieldSize === baseType.size : fieldSize > 0 && fieldSize % baseType.size === 0;
