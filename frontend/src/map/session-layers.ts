import type { GeoJSONSource } from 'maplibre-gl';
import type { Palette } from '../lib/palette.ts';
import { endFeatures, rideFeatures, trackFeature } from './features.ts';
import type { MapRide, MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

/** Adds track, rides and ends to a map whose style has loaded. */
export function addSessionLayers(
  map: GlMap,
  track: MapTrack,
  rides: readonly MapRide[],
  palette: Palette,
): void {
  map.addSource('track', { type: 'geojson', data: trackFeature(track) });
  map.addSource('rides', { type: 'geojson', data: rideFeatures(track, rides) });
  map.addSource('ends', { type: 'geojson', data: endFeatures(track) });
  map.addLayer({
    id: 'track',
    type: 'line',
    source: 'track',
    layout: ROUND,
    paint: { 'line-color': palette.track, 'line-width': 1.75, 'line-opacity': 0.8 },
  });
  map.addLayer({
    id: 'rides',
    type: 'line',
    source: 'rides',
    layout: ROUND,
    paint: {
      'line-color': palette.ride,
      'line-width': 3.5,
      'line-opacity': ['case', ['boolean', ['feature-state', 'dimmed'], false], 0.35, 1],
    },
  });
  map.addLayer({
    id: 'ride-lit',
    type: 'line',
    source: 'rides',
    layout: ROUND,
    paint: {
      'line-color': palette.rideActive,
      'line-width': 6,
      'line-opacity': ['case', ['boolean', ['feature-state', 'lit'], false], 1, 0],
    },
  });
  map.addLayer({
    id: 'ends',
    type: 'circle',
    source: 'ends',
    paint: {
      'circle-radius': 5,
      'circle-color': ['match', ['get', 'end'], 'start', '#ffffff', palette.cursor],
      'circle-stroke-color': ['match', ['get', 'end'], 'start', palette.cursor, '#ffffff'],
      'circle-stroke-width': 2,
    },
  });
}

/** Draws other rides on the same track. */
export function showRides(map: GlMap, track: MapTrack, rides: readonly MapRide[]): void {
  void map.getSource<GeoJSONSource>('rides')?.setData(rideFeatures(track, rides));
}

/** Lights one ride and steps the others back; null shows all alike. */
export function lightRide(map: GlMap, rides: readonly MapRide[], lit: number | null): void {
  for (const { id } of rides) {
    map.setFeatureState({ source: 'rides', id }, { lit: id === lit, dimmed: lit !== null && id !== lit });
  }
}

/** Follows a change between light and dark without loading anything again. */
export function recolor(map: GlMap, palette: Palette, plainGround: boolean): void {
  if (plainGround) map.setPaintProperty('ground', 'background-color', palette.ground);
  map.setPaintProperty('track', 'line-color', palette.track);
  map.setPaintProperty('rides', 'line-color', palette.ride);
  map.setPaintProperty('ride-lit', 'line-color', palette.rideActive);
  map.setPaintProperty('ends', 'circle-color', ['match', ['get', 'end'], 'start', '#ffffff', palette.cursor]);
  map.setPaintProperty('ends', 'circle-stroke-color', [
    'match',
    ['get', 'end'],
    'start',
    palette.cursor,
    '#ffffff',
  ]);
}
