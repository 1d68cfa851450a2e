import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';

/** The part of the map both libraries share, in MapLibre's words. */
type SharedMap = Pick<
  MapLibreMap,
  | 'addLayer'
  | 'addSource'
  | 'fitBounds'
  | 'getSource'
  | 'getZoom'
  | 'on'
  | 'off'
  | 'once'
  | 'project'
  | 'remove'
  | 'setFeatureState'
  | 'setLayoutProperty'
  | 'setPaintProperty'
  | 'getCanvas'
>;

export type ScaleUnit = 'metric' | 'imperial';

type Corner = 'bottom-left' | 'bottom-right';

/** A map with what either library makes beside it. */
export interface GlMap extends SharedMap {
  readonly setScaleUnit: (unit: ScaleUnit) => void;
  /** Puts an element on the map, this corner of it at the position. */
  readonly addMarker: (element: HTMLElement, corner: Corner, position: [number, number]) => void;
}

export interface MapGround {
  /** A Mapbox access token: Mapbox draws the ground. */
  readonly mapboxToken: string | null;
  /** A raster tile address with {z}, {x} and {y}; without it the ground is plain. */
  readonly tileUrl: string | null;
}

export interface OpenOptions {
  readonly container: HTMLElement;
  readonly ground: MapGround;
  readonly groundColor: string;
  readonly scaleUnit: ScaleUnit;
  readonly bounds: [[number, number], [number, number]];
}

const VIEW = { fitBoundsOptions: { padding: 36, maxZoom: 17 }, cooperativeGestures: true } as const;
const MAPBOX_STYLE = 'mapbox://styles/mapbox/satellite-streets-v12';
const OSM = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

function groundStyle(color: string, tileUrl: string | null): StyleSpecification {
  const background = { id: 'ground', type: 'background', paint: { 'background-color': color } } as const;
  if (tileUrl === null) return { version: 8, sources: {}, layers: [background] };
  const attribution = tileUrl.includes('openstreetmap') ? OSM : '';
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [tileUrl], tileSize: 256, maxzoom: 19, attribution } },
    layers: [background, { id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

async function openMapLibre(options: OpenOptions): Promise<GlMap> {
  const [library, { default: workerUrl }] = await Promise.all([
    import('maplibre-gl'),
    import('maplibre-gl/dist/maplibre-gl-worker.mjs?url'),
    import('maplibre-gl/dist/maplibre-gl.css'),
  ]);
  library.setWorkerUrl(workerUrl);
  const { container, ground, groundColor, scaleUnit, bounds } = options;
  const map = new library.Map({
    container,
    bounds,
    ...VIEW,
    style: groundStyle(groundColor, ground.tileUrl),
    attributionControl: ground.tileUrl === null ? false : { compact: true },
  });
  map.addControl(new library.NavigationControl({ visualizePitch: true }), 'top-right');
  const scale = new library.ScaleControl({ unit: scaleUnit, maxWidth: 120 });
  map.addControl(scale, 'bottom-left');
  return Object.assign(map, {
    setScaleUnit: scale.setUnit,
    addMarker: (element: HTMLElement, anchor: Corner, position: [number, number]) =>
      void new library.Marker({ element, anchor }).setLngLat(position).addTo(map),
  });
}

async function openMapbox(options: OpenOptions, accessToken: string): Promise<GlMap> {
  const [{ default: library }] = await Promise.all([
    import('mapbox-gl'),
    import('mapbox-gl/dist/mapbox-gl.css'),
  ]);
  const { container, scaleUnit, bounds } = options;
  const map = new library.Map({ container, bounds, ...VIEW, style: MAPBOX_STYLE, accessToken });
  map.addControl(new library.NavigationControl({ visualizePitch: true }), 'top-right');
  const scale = new library.ScaleControl({ unit: scaleUnit, maxWidth: 120 });
  map.addControl(scale, 'bottom-left');
  // Mapbox and MapLibre grew from one library: the calls above are the ones that stayed the same.
  return Object.assign(map as unknown as SharedMap, {
    setScaleUnit: (unit: ScaleUnit) => scale.setUnit(unit),
    addMarker: (element: HTMLElement, anchor: Corner, position: [number, number]) =>
      void new library.Marker({ element, anchor }).setLngLat(position).addTo(map),
  });
}

/** Opens the map that the settings ask for. Each library is loaded only when it draws. */
export function openMap(options: OpenOptions): Promise<GlMap> {
  const { mapboxToken } = options.ground;
  return mapboxToken === null ? openMapLibre(options) : openMapbox(options, mapboxToken);
}
