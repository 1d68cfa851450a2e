import type { Box } from '@rideline/detection-engine';
import type { RideResult } from '../lib/palette.ts';

/** Positions of a session in degrees, one per row of its track. */
export interface MapTrack {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** A ride's inclusive rows of the track. */
export interface MapRide {
  readonly id: number;
  /** A ride, unless said otherwise. */
  readonly result?: RideResult;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** Inclusive rows. */
export interface MapRange {
  readonly from: number;
  readonly to: number;
}

/** Longitudes without jumps at the antimeridian; values may leave -180..180. */
export function unwrapLongitudes(longitude: Float64Array): Float64Array {
  const unwrapped = Float64Array.from(longitude);
  for (let row = 1; row < unwrapped.length; row++) {
    const step = (unwrapped[row] ?? 0) - (unwrapped[row - 1] ?? 0);
    unwrapped[row] = (unwrapped[row] ?? 0) - Math.round(step / 360) * 360;
  }
  return unwrapped;
}

/** The box around the rows, in degrees. */
export function boxOf(track: MapTrack, { from, to }: MapRange): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = from; row <= to; row++) {
    const [lon, lat] = [track.longitude[row] ?? 0, track.latitude[row] ?? 0];
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, south, east, north };
}
