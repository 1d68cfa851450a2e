import type { FeatureCollection, MultiLineString } from 'geojson';
import type { MapRange, MapRide, MapTrack } from '../map-track.ts';

type Line = [number, number][];

/** The track, or a range of it, split by speed step: one feature per step outside rides and one within. */
export function speedFeatures(
  { latitude, longitude }: MapTrack,
  rides: readonly MapRide[],
  stepOfRow: Uint8Array,
  { from, to }: MapRange = { from: 0, to: latitude.length - 1 },
): FeatureCollection<MultiLineString> {
  const isRide = new Uint8Array(latitude.length);
  for (const { firstRow, lastRow } of rides) isRide.fill(1, firstRow + 1, lastRow + 1);
  const lines = new Map<number, Line[]>();
  let previous = -1;
  let line: Line = [];
  for (let row = from + 1; row <= to; row++) {
    const key = (stepOfRow[row] ?? 0) * 2 + (isRide[row] ?? 0);
    if (key !== previous) {
      line = [[longitude[row - 1] ?? 0, latitude[row - 1] ?? 0]];
      const ofKey = lines.get(key);
      if (ofKey === undefined) lines.set(key, [line]);
      else ofKey.push(line);
      previous = key;
    }
    line.push([longitude[row] ?? 0, latitude[row] ?? 0]);
  }
  return {
    type: 'FeatureCollection',
    features: [...lines].map(([key, coordinates]) => ({
      type: 'Feature',
      properties: { step: key >> 1, ride: key & 1 },
      geometry: { type: 'MultiLineString', coordinates },
    })),
  };
}
