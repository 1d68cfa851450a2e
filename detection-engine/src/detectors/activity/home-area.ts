import { median } from '../../track/quantile.ts';
import { longitudeDifference, METERS_PER_DEGREE, metersPerLongitude } from '../../track/distance.ts';
import { firstRowAt, nextRowAt, sampleEvenly } from '../../track/row-at.ts';
import { findStillness } from '../../track/stillness.ts';
import type { Track } from '../../track/track.ts';
import type { RecordedPart } from '../../track/trim-track.ts';

/** Where the session takes place: center (degrees) and radius `reach` (meters). */
export interface HomeArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly reach: number;
  /** Meters of a degree of longitude. */
  readonly scale: number;
}

type Places = Pick<Track, 'time' | 'latitude' | 'longitude'>;

/** The reach: this multiple of the median distance from the center, plus these meters. */
const REACH_FACTOR = 3;
const REACH_MARGIN = 200;

/** The median position of a session, and a reach from the median distance to it. */
export function findHomeArea(track: Places, rows: readonly number[] = sampleMoving(track)): HomeArea {
  const latitude = median(rows.map((row) => track.latitude[row]!));
  const origin = track.longitude[0]!;
  const east = median(rows.map((row) => longitudeDifference(origin, track.longitude[row]!)));
  const scale = metersPerLongitude(latitude);
  const middle = { latitude, longitude: longitudeDifference(0, origin + east), reach: 0, scale };
  const distances = rows.map((row) => distanceFromHome(track, middle, row));
  return { ...middle, reach: REACH_FACTOR * median(distances) + REACH_MARGIN };
}

/** Rows spread over the time of a track, without long stretches in which nobody moved: a watch may lie at home for a day. */
export function sampleMoving(track: Places): readonly number[] {
  const rows = sampleEvenly(track.time);
  const still = findStillness(track);
  if (still.length === 0) return rows;
  const step = (track.time.at(-1)! - track.time[0]! - total(still)) / rows.length;
  const moving: number[] = [];
  let row = 0;
  for (const { startTime, endTime } of [...still, { startTime: Infinity, endTime: Infinity }]) {
    for (
      ;
      row < track.time.length && track.time[row]! <= startTime;
      row = nextRowAt(track.time, track.time[row]! + step, row)
    )
      moving.push(row);
    row = firstRowAt(track.time, endTime + 1);
  }
  return moving.length > 0 ? moving : rows;
}

const total = (parts: readonly RecordedPart[]) =>
  parts.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);

/** Meters east and north of the home area's center. */
export function fromHome(home: HomeArea, latitude: number, longitude: number): [east: number, north: number] {
  return [
    longitudeDifference(home.longitude, longitude) * home.scale,
    (latitude - home.latitude) * METERS_PER_DEGREE,
  ];
}

/** Meters from the home area's center to a row of the track. */
export function distanceFromHome(track: Places, home: HomeArea, row: number): number {
  const [east, north] = fromHome(home, track.latitude[row]!, track.longitude[row]!);
  return Math.sqrt(east * east + north * north);
}
