import type { Track } from '@rideline/detection-engine';
import type { Ride } from '../../events/shared.ts';

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
  const surf = surfPoints(track.length, rides);
  let json = '[';
  for (let row = 0; row < track.length; row++) {
    if (row > 0) json += ',';
    json +=
      `{"id":${row + 1},"activity_id":${activityId},"time":"${new Date(track.time[row]!).toISOString()}",` +
      `"latitude":${track.latitude[row]!},"longitude":${track.longitude[row]!},` +
      `"distance":${track.distance[row]!},"speed_km_h":${Math.round(track.speed[row]! * 3600) / 1000},` +
      (speeds === undefined ? '' : `"speed":${speeds[row]!},`) +
      `"is_surf_point":${surf[row] === 1}}`;
  }
  return `${json}]`;
}

/** 1 for every row of the track that is a surf point of a ride. */
function surfPoints(length: number, rides: readonly Ride[]): Uint8Array {
  const surf = new Uint8Array(length);
  for (const ride of rides) {
    for (const [first, last] of ride.surfRuns) surf.fill(1, first, last + 1);
  }
  return surf;
}
