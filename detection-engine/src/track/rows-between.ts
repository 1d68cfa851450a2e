import { longitudeDifference } from './distance.ts';
import { firstRowAt } from './row-at.ts';
import { createTrack, type Track } from './track.ts';

/** A moment between a row and the one after it, by the share of the time between them; 0 at the row. */
interface Place {
  readonly row: number;
  readonly share: number;
}

/**
 * The rows of a stretch, with one at its start and one at its end: where it begins or ends between two rows, the position
 * is on the straight line between them, and speed and distance are those of a speed that changes evenly.
 */
export function rowsBetween(track: Track, startTime: number, endTime: number): Track {
  const { time, distance, speed } = track;
  const first = firstRowAt(time, startTime);
  const end = firstRowAt(time, endTime + 1);
  const places: Place[] = [
    ...edge(track, first, startTime),
    ...Array.from({ length: end - first }, (_, index) => ({ row: first + index, share: 0 })),
    ...edge(track, end, endTime),
  ];
  const line =
    (values: Float64Array) =>
    ({ row, share }: Place) =>
      share === 0 ? values[row]! : values[row]! + share * (values[row + 1]! - values[row]!);
  const column = (value: (place: Place) => number) => Float64Array.from(places, value);
  const kept = (values: Uint8Array) => Uint8Array.from(places, ({ row }) => values[row]!);
  /** From the row of the stretch next to the moment, as `rideEnd` measures it. */
  const traveled = (place: Place) => {
    const { row, share } = place;
    if (share === 0) return distance[row]!;
    const inner = row < first ? row + 1 : row;
    const seconds = Math.abs(momentOf(track, place) - time[inner]!) / 1000;
    const covered = ((line(speed)(place) + speed[inner]!) / 2) * seconds;
    const meters = Math.min(covered, distance[row + 1]! - distance[row]!);
    return distance[inner]! + (inner === row ? meters : -meters);
  };
  return createTrack({
    time: column((place) => momentOf(track, place)),
    latitude: column(line(track.latitude)),
    longitude: column(({ row, share }) => {
      const from = track.longitude[row]!;
      return share === 0 ? from : from + share * longitudeDifference(from, track.longitude[row + 1]!);
    }),
    distance: column(traveled),
    speed: column(line(speed)),
    speedSource: kept(track.speedSource),
    doubtful: kept(track.doubtful),
    heartRate: kept(track.heartRate),
    stopped: kept(track.stopped),
  });
}

const momentOf = ({ time }: Track, { row, share }: Place) =>
  share === 0 ? time[row]! : Math.round(time[row]! + share * (time[row + 1]! - time[row]!));

/** The moment as a place between the row before `next` and it; none where a row is at the moment or there is none. */
function edge({ time }: Track, next: number, moment: number): Place[] {
  const row = next - 1;
  if (row < 0 || next >= time.length || time[next] === moment || time[row] === moment) return [];
  return [{ row, share: (moment - time[row]!) / (time[next]! - time[row]!) }];
}
