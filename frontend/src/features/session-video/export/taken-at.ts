import { isoAtOffset } from '@rideline/detection-engine';
import type { MetadataTags } from 'mediabunny';
import { boxAt, boxesIn, bytesOf, moviePlace } from '../read/boxes.ts';
import { APPLE_DATE } from '../read/open-video.ts';
import { FROM_1904 } from '../read/movie-clock.ts';

/**
 * When a clip was filmed, to the millisecond and with the clock at the spot. None of the film's own tags, which can have
 * its place, goes into a clip.
 * @param offset of the spot from UTC, as '+11:00'; UTC where it is not known
 */
export function tagsOfClip(millis: number, offset: string | null): MetadataTags {
  const seconds = isoAtOffset(millis, offset ?? '+00:00');
  const fraction = new Date(millis).toISOString().slice(19, 23);
  return { raw: { [APPLE_DATE]: seconds.slice(0, 19) + fraction + seconds.slice(19).replace(':', '') } };
}

/** Sets the times of creation and change at the head of `mvhd`, `tkhd` or `mdhd`. */
function writeTimes(head: DataView | null, seconds: number): void {
  if (head === null) return;
  const isLong = head.getUint8(0) === 1;
  for (const index of [0, 1]) {
    if (isLong) head.setBigUint64(4 + 8 * index, BigInt(seconds));
    else head.setUint32(4 + 4 * index, seconds);
  }
}

/**
 * The same MP4 file with the time of what it shows as its creation time, by which galleries sort. Writers of MP4 files
 * put the time of writing there.
 */
export async function takenAt(file: Blob, millis: number): Promise<Blob> {
  const place = await moviePlace(file);
  if (place === null) return file;
  const movie = await bytesOf(file, place.from, place.to);
  const seconds = Math.round(millis / 1000) + FROM_1904;
  writeTimes(boxAt(movie, 'mvhd'), seconds);
  for (const { type, content } of boxesIn(movie)) {
    if (type !== 'trak') continue;
    writeTimes(boxAt(content, 'tkhd'), seconds);
    writeTimes(boxAt(content, 'mdia', 'mdhd'), seconds);
  }
  const before = file.slice(0, place.from);
  return new Blob([before, movie.buffer, file.slice(place.to)], { type: file.type });
}
