import { firstRowAt } from './row-at.ts';
import { createTrack, type Track, type TrackColumns } from './track.ts';

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
  const { length: _, ...columns } = track;
  const rows = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.subarray(first, end)]),
  ) as unknown as TrackColumns;
  const start = rows.distance[0]!;
  // Differences of centimeters are rounded to the codec's grid again.
  const distance = rows.distance.map((meters) => Math.round((meters - start) * 100) / 100);
  return createTrack({ ...rows, distance });
}

/** The part from the first to the last row within `part`; null where that is the whole track or nothing of it. */
export function partOfRows({ time }: Pick<Track, 'time'>, { startTime, endTime }: RecordedPart) {
  const first = firstRowAt(time, startTime);
  const last = firstRowAt(time, endTime + 1) - 1;
  if (first > last || (first === 0 && last === time.length - 1)) return null;
  return { startTime: time[first]!, endTime: time[last]! };
}
