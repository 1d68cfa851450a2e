import { firstRowAt } from './row-at.ts';
import { createTrack, type Track } from './track.ts';

/** A part of a recording in epoch milliseconds, both ends inclusive. */
export interface RecordedPart {
  readonly startTime: number;
  readonly endTime: number;
}

/**
 * The rows of a track within a part of it, with the distance counted from the first of them. The whole track for null,
 * and where the part has no rows. The columns share the memory of the track's.
 */
export function trimTrack(track: Track, part: RecordedPart | null): Track {
  if (part === null) return track;
  const first = firstRowAt(track.time, part.startTime);
  const end = firstRowAt(track.time, part.endTime + 1);
  if (first >= end || end - first === track.length) return track;
  const start = track.distance[first]!;
  return createTrack({
    time: track.time.subarray(first, end),
    latitude: track.latitude.subarray(first, end),
    longitude: track.longitude.subarray(first, end),
    // Differences of centimeters are rounded to the codec's grid again.
    distance: track.distance.subarray(first, end).map((meters) => Math.round((meters - start) * 100) / 100),
    speed: track.speed.subarray(first, end),
    speedSource: track.speedSource.subarray(first, end),
    doubtful: track.doubtful.subarray(first, end),
  });
}

/** The part from the first to the last row within `part`; null where that is the whole track or nothing of it. */
export function partOfRows({ time }: Pick<Track, 'time'>, { startTime, endTime }: RecordedPart) {
  const first = firstRowAt(time, startTime);
  const last = firstRowAt(time, endTime + 1) - 1;
  if (first > last || (first === 0 && last === time.length - 1)) return null;
  return { startTime: time[first]!, endTime: time[last]! };
}
