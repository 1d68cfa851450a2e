import type { Coast } from '@rideline/detection-engine';
import type { FeatureCollection, Polygon, Position } from 'geojson';
import type {
  ExpressionSpecification,
  GeoJSONSource,
  Map as MapLibreMap,
  StyleSpecification,
} from 'maplibre-gl';
import type { Palette } from '../lib/palette.ts';
import { pixelsOf } from './pixels.ts';

const CREDIT = 'Coast © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** The shore fades over this distance on its land side. */
const SHORE_METERS = 60;

/** Farther out the land would end with its cell. */
const FADED: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9.8, 0, 10.6, 1];

/** Pixels of a distance at each zoom. */
const pixels = (meters: number, latitude: number): ExpressionSpecification => {
  const atZoom = (zoom: number) => pixelsOf(meters, latitude, zoom);
  return ['interpolate', ['exponential', 2], ['zoom'], 8, atZoom(8), 20, atZoom(20)];
};

const LAYERS = ['land', 'sea', 'shore'];
const layout = { visibility: 'none' } as const;

/** Hidden layers of land and sea for a style without tiles. */
export function coastLayers(
  palette: Pick<Palette, 'ground' | 'land'>,
): Pick<StyleSpecification, 'sources' | 'layers'> {
  const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];
  return {
    sources: { coast: { type: 'geojson', data: NOTHING, attribution: CREDIT, tolerance: 0 } },
    layers: [
      {
        id: 'land',
        type: 'fill',
        source: 'coast',
        layout,
        filter: isKind('land'),
        paint: { 'fill-color': palette.land, 'fill-antialias': false, 'fill-opacity': FADED },
      },
      {
        id: 'sea',
        type: 'fill',
        source: 'coast',
        layout,
        filter: isKind('sea'),
        paint: { 'fill-color': palette.ground },
      },
      {
        id: 'shore',
        type: 'line',
        source: 'coast',
        layout,
        filter: isKind('sea'),
        paint: { 'line-color': palette.ground },
      },
    ],
  };
}

export function colorCoast(map: MapLibreMap, { ground, land }: Pick<Palette, 'ground' | 'land'>): void {
  map.setPaintProperty('land', 'fill-color', land);
  map.setPaintProperty('sea', 'fill-color', ground);
  map.setPaintProperty('shore', 'line-color', ground);
}

/** Without a coast the layers are hidden, and with them the credit. */
export function showCoast(map: MapLibreMap, coast: Coast | null): void {
  const visibility = coast === null ? 'none' : 'visible';
  for (const id of LAYERS) map.setLayoutProperty(id, 'visibility', visibility);
  if (coast === null) return;
  const { west, south, east, north, sea } = coast;
  const box = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const latitude = (south + north) / 2;
  map.setPaintProperty('shore', 'line-width', pixels(2 * SHORE_METERS, latitude));
  map.setPaintProperty('shore', 'line-blur', pixels(SHORE_METERS, latitude));
  void map.getSource<GeoJSONSource>('coast')?.setData({
    type: 'FeatureCollection',
    features: [feature('land', [box]), ...sea.map((rings) => feature('sea', rings.map(closed)))],
  });
}

const feature = (kind: 'land' | 'sea', coordinates: Position[][]) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'Polygon', coordinates } satisfies Polygon,
});

function closed(ring: readonly number[]): Position[] {
  const points = Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at]!, ring[2 * at + 1]!]);
  return [...points, points[0]!];
}
