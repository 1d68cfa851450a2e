import { type EpochMillis, epochMillis } from '../../units.ts';
import { FIT_EPOCH_SECONDS, FitMessage } from './fit-profile.ts';
import { isFit } from '../track-format.ts';

/** The kind of a FIT file: an activity, or settings, sleep, monitoring and so on. */
export interface FitFileId {
  readonly isActivity: boolean;
  /** When the device began the file; of an activity, within seconds of its start. */
  readonly created: EpochMillis | null;
}

const ACTIVITY_FILE = 4;
const TYPE_FIELD = 0;
const CREATED_FIELD = 4;
const UNSET = 0xffffffff;

/**
 * Reads the file_id message, which begins every FIT file.
 * @param head the first 512 bytes
 * @returns null for other content, or where the message names no kind
 */
export function readFitFileId(head: Uint8Array): FitFileId | null {
  if (head.length < 14 || !isFit(head)) return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const at = head[0]!;
  if (at + 6 > head.length || (head[at]! & 0xc0) !== 0x40) return null;
  const littleEndian = head[at + 2] === 0;
  const fields = head[at + 5]!;
  const hasDeveloperFields = (head[at]! & 0x20) !== 0;
  if (hasDeveloperFields || view.getUint16(at + 3, littleEndian) !== FitMessage.fileId) return null;
  /** The values, behind the definition and the header of the message. */
  let value = at + 6 + fields * 3 + 1;
  let type: number | null = null;
  let created: EpochMillis | null = null;
  for (let field = at + 6; field < at + 6 + fields * 3; field += 3) {
    const [number, size] = [head[field]!, head[field + 1]!];
    if (value + size > head.length) return null;
    if (number === TYPE_FIELD && size === 1 && head[value] !== 0xff) type = head[value]!;
    if (number === CREATED_FIELD && size === 4) {
      const seconds = view.getUint32(value, littleEndian);
      if (seconds !== UNSET) created = epochMillis((seconds + FIT_EPOCH_SECONDS) * 1000);
    }
    value += size;
  }
  return type === null ? null : { isActivity: type === ACTIVITY_FILE, created };
}
