import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource } from 'maplibre-gl';
import type { Palette } from '../../lib/palette.ts';
import type { GlMap } from '../open-map.ts';
import { stepColor } from '../session-layers.ts';
import { dotFeatures, headingFeatures, type MapTakeOffs } from './take-off-features.ts';

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** Adds empty layers; `showTakeOffs` fills them. */
export function addTakeOffLayers(map: GlMap, palette: Palette): void {
  map.addSource('headings', { type: 'geojson', data: NOTHING });
  map.addSource('take-offs', { type: 'geojson', data: NOTHING });
  map.addLayer({
    id: 'headings',
    type: 'line',
    source: 'headings',
    layout: { 'line-cap': 'round' },
    paint: { 'line-color': stepColor(palette), 'line-width': 2 },
  });
  map.addLayer({
    id: 'take-offs',
    type: 'circle',
    source: 'take-offs',
    paint: {
      'circle-color': stepColor(palette),
      'circle-radius': 5,
      'circle-stroke-width': 1.25,
      'circle-stroke-color': palette.surface,
    },
  });
}

export function showTakeOffs(map: GlMap, takeOffs: MapTakeOffs, stepOfRow: Uint8Array): void {
  const set = (source: string, data: FeatureCollection) =>
    void map.getSource<GeoJSONSource>(source)?.setData(data);
  set('take-offs', dotFeatures(takeOffs, stepOfRow));
  set('headings', headingFeatures(takeOffs, stepOfRow));
}

/** Applies the colors of another color scheme. */
export function recolorTakeOffs(map: GlMap, palette: Palette): void {
  map.setPaintProperty('headings', 'line-color', stepColor(palette));
  map.setPaintProperty('take-offs', 'circle-color', stepColor(palette));
  map.setPaintProperty('take-offs', 'circle-stroke-color', palette.surface);
}
