import { boxAt } from './boxes.ts';

/** Seconds from 1904, where QuickTime counts from, to 1970. */
export const FROM_1904 = 2_082_844_800;

/** Epoch milliseconds of the creation time in `mvhd`; null where it is missing or zero. */
export function movieClock(movie: DataView): number | null {
  const head = boxAt(movie, 'mvhd');
  if (head === null || head.byteLength < 16) return null;
  const seconds = head.getUint8(0) === 1 ? Number(head.getBigUint64(4)) : head.getUint32(4);
  const millis = (seconds - FROM_1904) * 1000;
  return seconds === 0 || Math.abs(millis) > 8.64e15 ? null : millis;
}
