import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from './distance.ts';
import type { Track } from './track.ts';
import type { RecordedPart } from './trim-track.ts';

/** A shorter rest is part of surfing. */
const LONGEST_REST_MS = 20 * 60_000;
/** Meters that noise moves a watch that lies still. Somebody who waits for waves drifts farther. */
const STILL = 15;
/** Meters between the ends of a silence in which nobody surfed. */
const SILENT = 100;

/** Stretches of over 20 minutes without movement: a watch that was left running, or a long pause. */
export function findStillness({
  time,
  latitude,
  longitude,
}: Pick<Track, 'time' | 'latitude' | 'longitude'>): readonly RecordedPart[] {
  const still: RecordedPart[] = [];
  const isWithin = (meters: number, row: number, other: number, scale: number) => {
    const east = longitudeDifference(longitude[row]!, longitude[other]!) * scale;
    const north = (latitude[other]! - latitude[row]!) * METERS_PER_DEGREE;
    return east * east + north * north <= meters * meters;
  };
  let first = 0;
  let scale = metersPerLongitude(latitude[0]!);
  for (let row = 1; row <= time.length; row++) {
    const isSilence =
      row < time.length &&
      time[row]! - time[row - 1]! > LONGEST_REST_MS &&
      isWithin(SILENT, row - 1, row, scale);
    if (row < time.length && !isSilence && isWithin(STILL, first, row, scale)) continue;
    if (time[row - 1]! - time[first]! > LONGEST_REST_MS) {
      still.push({ startTime: time[first]!, endTime: time[row - 1]! });
    }
    if (isSilence) still.push({ startTime: time[row - 1]!, endTime: time[row]! });
    first = row;
    if (row < time.length) scale = metersPerLongitude(latitude[row]!);
  }
  return still;
}
