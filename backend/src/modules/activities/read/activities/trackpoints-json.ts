import type { Track } from '@rideline/detection-engine';
import type { Ride } from '../../events/shared.ts';
import { putFixed, putText, putTimeOfDay, putWhole } from './json-bytes.ts';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const ID = ascii(',{"id":');
const LATITUDE = ascii('","latitude":');
const LONGITUDE = ascii(',"longitude":');
const DISTANCE = ascii(',"distance":');
const SPEED_KM_H = ascii(',"speed_km_h":');
const SURF = ascii(',"is_surf_point":true}');
const NO_SURF = ascii(',"is_surf_point":false}');
/** More than any point takes. */
const BYTES_A_POINT = 280;
const DAY_MS = 86_400_000;

/**
 * The spec's trackpoint objects as JSON text, written straight from the track's columns: building the objects
 * first and stringifying them costs several times as much.
 * @param speeds each row's speed in another unit, as a field `speed` beside `speed_km_h`
 */
export function trackpointsJson(
  track: Track,
  activityId: number,
  rides: readonly Ride[],
  speeds?: Float64Array,
): string {
  const { time, latitude, longitude, distance, speed, length } = track;
  if (length === 0) return '[]';
  const surf = surfPoints(length, rides);
  const bytes = Buffer.allocUnsafe(length * BYTES_A_POINT);
  let at = 0;
  let midnight = Number.NEGATIVE_INFINITY;
  let activityAndDate = ascii('');
  for (let row = 0; row < length; row++) {
    const millis = time[row]!;
    if (millis - midnight >= DAY_MS) {
      midnight = Math.floor(millis / DAY_MS) * DAY_MS;
      const date = new Date(midnight).toISOString().slice(0, 'yyyy-mm-ddT'.length);
      activityAndDate = ascii(`,"activity_id":${activityId},"time":"${date}`);
    }
    at = putWhole(bytes, putText(bytes, at, ID), row + 1);
    at = putTimeOfDay(bytes, putText(bytes, at, activityAndDate), millis - midnight);
    // The codec's grid: 1e-7 degrees and centimetres; speed is answered to 0.001 km/h.
    at = putFixed(bytes, putText(bytes, at, LATITUDE), Math.round(latitude[row]! * 1e7), 7);
    at = putFixed(bytes, putText(bytes, at, LONGITUDE), Math.round(longitude[row]! * 1e7), 7);
    at = putFixed(bytes, putText(bytes, at, DISTANCE), Math.round(distance[row]! * 100), 2);
    at = putFixed(bytes, putText(bytes, at, SPEED_KM_H), Math.round(speed[row]! * 3600), 3);
    if (speeds !== undefined) at = putText(bytes, at, ascii(`,"speed":${speeds[row]!}`));
    at = putText(bytes, at, surf[row] === 1 ? SURF : NO_SURF);
  }
  return `[${bytes.toString('latin1', 1, at)}]`;
}

/** 1 for every row of the track that is a surf point of a ride. */
function surfPoints(length: number, rides: readonly Ride[]): Uint8Array {
  const surf = new Uint8Array(length);
  for (const ride of rides) {
    for (const [first, last] of ride.surfRuns) surf.fill(1, first, last + 1);
  }
  return surf;
}
