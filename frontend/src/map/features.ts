import type { Feature, FeatureCollection, LineString } from 'geojson';
import type { MapRange, MapRide, MapTrack } from './map-track.ts';

function lineOf(track: MapTrack, { from, to }: MapRange): LineString {
  const coordinates: [number, number][] = [];
  for (let row = from; row <= to; row++) {
    coordinates.push([track.longitude[row] ?? 0, track.latitude[row] ?? 0]);
  }
  const only = coordinates[0];
  if (coordinates.length === 1 && only) coordinates.push(only);
  return { type: 'LineString', coordinates };
}

export function trackFeature(track: MapTrack): Feature<LineString> {
  return {
    type: 'Feature',
    properties: {},
    geometry: lineOf(track, { from: 0, to: track.latitude.length - 1 }),
  };
}

/** One line per ride, with the ride's id as feature id. */
export function rideFeatures(track: MapTrack, rides: readonly MapRide[]): FeatureCollection<LineString> {
  return {
    type: 'FeatureCollection',
    features: rides.map(({ id, result = 'ride', firstRow, lastRow }) => ({
      type: 'Feature',
      id,
      properties: { ride: id, result },
      geometry: lineOf(track, { from: firstRow, to: lastRow }),
    })),
  };
}

/** A line over the range; empty without one. */
export function rangeFeatures(track: MapTrack, range: MapRange | null): FeatureCollection<LineString> {
  return {
    type: 'FeatureCollection',
    features: range === null ? [] : [{ type: 'Feature', properties: {}, geometry: lineOf(track, range) }],
  };
}
