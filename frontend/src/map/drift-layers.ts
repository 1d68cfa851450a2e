import type { ExpressionSpecification } from 'maplibre-gl';
import type { Palette } from '../lib/palette.ts';
import { driftFeatures, type DriftingRide, type DriftTrack, type meanDrift } from './drift-features.ts';
import { trackFeature } from './features.ts';
import type { GlMap } from './open-map.ts';
import { pixelsOf } from './pixels.ts';

export type DriftKind = 'start' | 'wave' | 'drift' | 'tour';

/** In the order of the legend; from the lowest layer on, the other way round. */
export const DRIFT_KINDS: readonly {
  readonly kind: DriftKind;
  readonly name: string;
  readonly color: 'candidate' | 'ride' | 'attempt' | 'tour';
}[] = [
  { kind: 'start', name: 'Where attempts begin', color: 'candidate' },
  { kind: 'wave', name: 'On the wave', color: 'ride' },
  { kind: 'drift', name: 'Drift', color: 'attempt' },
  { kind: 'tour', name: 'Tours', color: 'tour' },
];

interface Drawn {
  readonly track: DriftTrack;
  readonly rides: readonly DriftingRide[];
  readonly wave: ReturnType<typeof meanDrift>;
}

export function addDriftLayers(map: GlMap, palette: Palette, { track, rides, wave }: Drawn): void {
  map.addSource('way', { type: 'geojson', data: trackFeature(track) });
  map.addSource('drifts', { type: 'geojson', data: driftFeatures(track, rides) });
  map.addLayer({
    id: 'way',
    type: 'line',
    source: 'way',
    paint: { 'line-color': palette.track, 'line-width': 1, 'line-opacity': 0.6 },
  });
  for (const { kind, color } of DRIFT_KINDS.toReversed()) {
    const filter: ExpressionSpecification = ['==', ['get', 'kind'], kind];
    if (kind === 'start') {
      map.addLayer({
        id: kind,
        type: 'circle',
        source: 'drifts',
        filter,
        paint: {
          'circle-radius': 5,
          'circle-color': palette[color],
          'circle-stroke-width': 1.25,
          'circle-stroke-color': palette.surface,
        },
      });
    } else {
      map.addLayer({
        id: kind,
        type: 'line',
        source: 'drifts',
        filter,
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': palette[color], 'line-width': kind === 'wave' ? 3.5 : 2 },
      });
    }
  }
  if (wave === null) return;
  map.addSource('mean', {
    type: 'geojson',
    data: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'LineString', coordinates: [wave.begin, wave.end] },
        { type: 'Point', coordinates: wave.begin },
      ],
    },
  });
  const pixels = (zoom: number) => Math.max(8, pixelsOf(wave.spread, wave.begin[1]!, zoom));
  map.addLayer({
    id: 'mean-drift',
    type: 'line',
    source: 'mean',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': palette.label, 'line-width': 3 },
  });
  map.addLayer({
    id: 'mean-start',
    type: 'circle',
    source: 'mean',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 8, pixels(8), 20, pixels(20)],
      'circle-opacity': 0,
      'circle-stroke-width': 2,
      'circle-stroke-color': palette.candidate,
    },
  });
}

export function showDriftKind(map: GlMap, kind: DriftKind, shown: boolean): void {
  map.setLayoutProperty(kind, 'visibility', shown ? 'visible' : 'none');
}

/** Applies the colors of another color scheme. */
export function recolorDrift(map: GlMap, palette: Palette): void {
  map.setPaintProperty('way', 'line-color', palette.track);
  for (const { kind, color } of DRIFT_KINDS) {
    map.setPaintProperty(kind, kind === 'start' ? 'circle-color' : 'line-color', palette[color]);
  }
}
