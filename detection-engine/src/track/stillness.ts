import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from './distance.ts';
import { nextRowAt } from './row-at.ts';
import type { Track } from './track.ts';
import type { RecordedPart } from './trim-track.ts';

/** A shorter rest is part of surfing. */
const LONGEST_REST_MS = 20 * 60_000;
/** Meters that noise moves a watch that lies still. Somebody who waits for waves drifts farther. */
const STILL = 15;
/** Meters between the ends of a silence in which nobody surfed. */
const SILENT = 100;
/** Milliseconds between the rows of a first look. */
const STRIDE_MS = 60_000;

type Places = Pick<Track, 'time' | 'latitude' | 'longitude'>;

/** Stretches of over 20 minutes without movement: a watch that was left running, or a long pause. */
export function findStillness(places: Places): readonly RecordedPart[] {
  const still: RecordedPart[] = [];
  if (!mayRest(places)) return still;
  const { time, latitude } = places;
  let first = 0;
  let scale = metersPerLongitude(latitude[0]!);
  for (let row = 1; row <= time.length; row++) {
    const isSilence =
      row < time.length &&
      time[row]! - time[row - 1]! > LONGEST_REST_MS &&
      isWithin(places, SILENT, row - 1, row, scale);
    if (row < time.length && !isSilence && isWithin(places, STILL, first, row, scale)) continue;
    if (time[row - 1]! - time[first]! > LONGEST_REST_MS) {
      still.push({ startTime: time[first]!, endTime: time[row - 1]! });
    }
    if (isSilence) still.push({ startTime: time[row - 1]!, endTime: time[row]! });
    first = row;
    if (row < time.length) scale = metersPerLongitude(latitude[row]!);
  }
  return still;
}

/**
 * Whether there may be such a stretch. Its rows are at most twice STILL apart: first one a minute is compared, and all of
 * them where these stay.
 */
function mayRest(places: Places): boolean {
  const { time, latitude } = places;
  const rows: number[] = [];
  for (let row = 0; row < time.length; row = nextRowAt(time, time[row]! + STRIDE_MS, row)) rows.push(row);
  return rows.some((row, index) => {
    const scale = metersPerLongitude(latitude[row]!);
    const isNear = (other: number) => isWithin(places, 2 * STILL + 1, row, other, scale);
    let next = index + 1;
    while (next < rows.length && isNear(rows[next]!)) next++;
    let from = rows[index - 1] ?? 0;
    let to = rows[next] ?? time.length - 1;
    if (time[to]! - time[from]! <= LONGEST_REST_MS) return false;
    if (time[row]! - time[from]! > LONGEST_REST_MS) return true;
    from = to = row;
    while (from > 0 && isNear(from - 1)) from--;
    while (to + 1 < time.length && isNear(to + 1)) to++;
    return time[to]! - time[from]! > LONGEST_REST_MS;
  });
}

function isWithin(
  { latitude, longitude }: Places,
  meters: number,
  row: number,
  other: number,
  scale: number,
): boolean {
  const east = longitudeDifference(longitude[row]!, longitude[other]!) * scale;
  const north = (latitude[other]! - latitude[row]!) * METERS_PER_DEGREE;
  return east * east + north * north <= meters * meters;
}
