import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import type { Box, Coast } from '@rideline/detection-engine';
import type { ColorScheme, Palette } from '../lib/palette.ts';
import { BaseLayers, GROUND_END, VEIL, type BaseStyle } from './base-style.ts';
import { coastLayers, colorCoast, showCoast } from './coast-ground.ts';

/** The methods that MapLibre and Mapbox have in common, typed by MapLibre. */
type SharedMap = Pick<
  MapLibreMap,
  | 'addImage'
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
  | 'setFilter'
  | 'setLayoutProperty'
  | 'setPaintProperty'
  | 'getBearing'
  | 'getCanvas'
>;

export type ScaleUnit = 'metric' | 'imperial';

type Anchor = 'bottom-left' | 'bottom-right' | 'bottom';

/** A map with its scale and markers, which each library creates in its own way. */
export interface GlMap extends SharedMap {
  readonly setScaleUnit: (unit: ScaleUnit) => void;
  /** Sets what is below the session; Mapbox has its own. */
  readonly setGround: (ground: Ground) => void;
  /** Adds an element with the given corner or its center at the position. */
  readonly addMarker: (element: HTMLElement, anchor: Anchor, position: [number, number]) => void;
}

export interface Ground {
  readonly palette: Palette;
  readonly style: BaseStyle | null;
  readonly coast: Coast | null;
}

export interface MapGround {
  /** Mapbox access token; selects Mapbox. */
  readonly mapboxToken: string | null;
  /** Raster tile URL with {z}, {x} and {y}. */
  readonly tileUrl: string | null;
  /** Addresses of vector styles; a plain background without them. */
  readonly styles: Readonly<Record<ColorScheme, string>> | null;
  /** The coast, where it is known; otherwise the server is asked for it. */
  readonly coast?: Coast | null;
}

export interface OpenOptions {
  readonly container: HTMLElement;
  readonly ground: MapGround;
  readonly palette: Palette;
  readonly scaleUnit: ScaleUnit;
  readonly bounds: [[number, number], [number, number]];
}

/** Pixels kept free around a track: the start and finish markers stay clear of the buttons at the top. */
export const FIT_PADDING = { top: 72, right: 64, bottom: 76, left: 44 };
const VIEW = { fitBoundsOptions: { padding: FIT_PADDING, maxZoom: 18 }, cooperativeGestures: true };
const MAPBOX_STYLE = 'mapbox://styles/mapbox/satellite-streets-v12';
const OSM = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

function groundStyle(palette: Palette, tileUrl: string | null): StyleSpecification {
  const { ground: color } = palette;
  const background = { id: 'ground', type: 'background', paint: { 'background-color': color } } as const;
  if (tileUrl === null) {
    const hidden = { type: 'background', layout: { visibility: 'none' } } as const;
    const veil = { ...hidden, id: VEIL, paint: { 'background-color': color, 'background-opacity': 0.4 } };
    const { sources, layers } = coastLayers(palette);
    return { version: 8, sources, layers: [background, ...layers, veil, { ...hidden, id: GROUND_END }] };
  }
  const attribution = tileUrl.includes('openstreetmap') ? OSM : '';
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [tileUrl], tileSize: 256, maxzoom: 19, attribution } },
    layers: [background, { id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

const loadMapLibre = () =>
  Promise.all([
    import('maplibre-gl'),
    import('maplibre-gl/dist/maplibre-gl-worker.mjs?url'),
    import('maplibre-gl/dist/maplibre-gl.css'),
  ]);

const loadMapbox = () => Promise.all([import('mapbox-gl'), import('mapbox-gl/dist/mapbox-gl.css')]);

/** Loads the code of the configured library. */
export const loadLibrary = (mapboxToken: string | null): Promise<unknown> =>
  mapboxToken === null ? loadMapLibre() : loadMapbox();

/** Southwest and northeast corners, as the libraries have them. */
export const boundsOf = ({ west, south, east, north }: Box): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

async function openMapLibre(options: OpenOptions): Promise<GlMap> {
  const [library, { default: workerUrl }] = await loadMapLibre();
  library.setWorkerUrl(workerUrl);
  const { container, ground, palette, scaleUnit, bounds } = options;
  const map = new library.Map({
    container,
    bounds,
    ...VIEW,
    style: groundStyle(palette, ground.tileUrl),
    attributionControl: false,
  });
  map.addControl(new library.NavigationControl({ visualizePitch: true }), 'top-right');
  const scale = new library.ScaleControl({ unit: scaleUnit, maxWidth: 120 });
  map.addControl(scale, 'bottom-left');
  // Below the legend, which makes room for it.
  map.addControl(new library.AttributionControl({ compact: true }), 'bottom-right');
  foldCredit(map, container);
  // The library would log every tile that a tile server doesn't answer.
  map.on('error', ({ error }) => {
    if (!('url' in error)) console.error(error);
  });
  const base = new BaseLayers(map);
  return Object.assign(map, {
    setGround: ({ palette: colors, style, coast }: Ground) => {
      map.setPaintProperty('ground', 'background-color', colors.ground);
      if (ground.tileUrl !== null) return;
      map.setPaintProperty(VEIL, 'background-color', colors.ground);
      colorCoast(map, colors);
      showCoast(map, style === null ? coast : null);
      try {
        base.show(style);
      } catch (error) {
        console.error(error);
        base.show(null);
      }
    },
    setScaleUnit: scale.setUnit,
    addMarker: (element: HTMLElement, anchor: Anchor, position: [number, number]) =>
      void new library.Marker({ element, anchor }).setLngLat(position).addTo(map),
  });
}

/** The library opens a compact credit at first. */
function foldCredit(map: Pick<MapLibreMap, 'on' | 'off'>, container: HTMLElement): void {
  const fold = () => {
    const credit = container.querySelector('.maplibregl-compact-show');
    if (credit === null) return;
    credit.classList.remove('maplibregl-compact-show');
    credit.removeAttribute('open');
    map.off('idle', fold);
  };
  map.on('idle', fold);
}

async function openMapbox(options: OpenOptions, accessToken: string): Promise<GlMap> {
  const [{ default: library }] = await loadMapbox();
  const { container, scaleUnit, bounds } = options;
  const map = new library.Map({ container, bounds, ...VIEW, style: MAPBOX_STYLE, accessToken });
  map.addControl(new library.NavigationControl({ visualizePitch: true }), 'top-right');
  const scale = new library.ScaleControl({ unit: scaleUnit, maxWidth: 120 });
  map.addControl(scale, 'bottom-left');
  // MapLibre is a fork of Mapbox; the methods of SharedMap are the same in both.
  return Object.assign(map as unknown as SharedMap, {
    setGround: () => undefined,
    setScaleUnit: (unit: ScaleUnit) => scale.setUnit(unit),
    addMarker: (element: HTMLElement, anchor: Anchor, position: [number, number]) =>
      void new library.Marker({ element, anchor }).setLngLat(position).addTo(map),
  });
}

/** Opens a map with the configured library, which is loaded on first use. */
export function openMap(options: OpenOptions): Promise<GlMap> {
  const { mapboxToken } = options.ground;
  return mapboxToken === null ? openMapLibre(options) : openMapbox(options, mapboxToken);
}
