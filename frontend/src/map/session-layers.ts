import type { FeatureCollection } from 'geojson';
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSource,
  LineLayerSpecification,
} from 'maplibre-gl';
import type { Palette } from '../lib/palette.ts';
import { rangeFeatures, rideFeatures, trackFeature } from './features.ts';
import { addEnds } from './map-ends.ts';
import type { MapRange, MapRide, MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import { ARROW_PIXELS, arrowImage } from './ride-arrow.ts';
import { speedFeatures } from './speed-colors/speed-features.ts';
import { NO_STEP, UNCERTAIN_IN_RIDE } from './speed-colors/speed-steps.ts';

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;
const NO_RIDE: FilterSpecification = ['==', ['get', 'ride'], null];
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };
/** Of the track, and of what is around an open ride. */
const TRACK_OPACITY = 0.8;
const FAINT = 0.35;
const is = (state: string): ExpressionSpecification => ['boolean', ['feature-state', state], false];

/** Line color by speed step; the track's color for rows without a step. */
export const stepColor = ({ speeds, track, ride }: Palette): ExpressionSpecification => [
  'match',
  ['get', 'step'],
  UNCERTAIN_IN_RIDE,
  ride,
  ...speeds.flatMap((color, step) => [step, color]),
  track,
];

/** Line color by result. */
const resultColor = ({ ride, tour, attempt }: Palette): ExpressionSpecification => [
  'match',
  ['get', 'result'],
  'tour',
  tour,
  'attempt',
  attempt,
  ride,
];

/** The content of the layers besides the track. */
export interface SessionPicture {
  readonly rides: readonly MapRide[];
  readonly candidates: readonly MapRide[];
  readonly range: MapRange | null;
  /** The speed step of each row. */
  readonly steps: Uint8Array;
  /** Whether all of the track has the colors of its speed; otherwise only the open ride. */
  readonly bySpeed: boolean;
  readonly openRide: MapRide | null;
}

/** Adds the layers to a map whose style has loaded; `showPicture` fills them. */
export function addSessionLayers(map: GlMap, track: MapTrack, palette: Palette): void {
  map.addSource('track', { type: 'geojson', data: trackFeature(track) });
  for (const id of ['speeds', 'range', 'rides', 'candidates']) {
    map.addSource(id, { type: 'geojson', data: NOTHING });
  }
  const line = (id: string, source: string, paint: LineLayerSpecification['paint']) =>
    map.addLayer({ id, type: 'line', source, layout: ROUND, paint });
  line('range', 'range', { 'line-color': palette.rangeLine, 'line-width': 11 });
  line('track', 'track', { 'line-color': palette.track, 'line-width': 1.75, 'line-opacity': TRACK_OPACITY });
  line('rides', 'rides', {
    'line-color': resultColor(palette),
    'line-width': 3.5,
    'line-opacity': ['case', is('dimmed'), FAINT, 1],
  });
  line('candidates', 'candidates', {
    'line-color': palette.candidate,
    'line-width': ['case', is('lit'), 6, 3],
    'line-opacity': ['case', is('lit'), 1, is('dimmed'), 0.3, 0.65],
  });
  line('ride-halo', 'rides', {
    'line-color': palette.cursor,
    'line-width': 9,
    'line-opacity': ['case', is('lit'), 1, 0],
  });
  line('ride-lit', 'rides', {
    'line-color': palette.rideActive,
    'line-width': 6,
    'line-opacity': ['case', is('lit'), 1, 0],
  });
  line('speeds', 'speeds', {
    'line-color': stepColor(palette),
    'line-width': [
      'case',
      ['==', ['get', 'step'], UNCERTAIN_IN_RIDE],
      1.5,
      ['==', ['get', 'ride'], 1],
      4.5,
      2,
    ],
  });
  map.addImage('arrow', arrowImage(), { pixelRatio: ARROW_PIXELS });
  map.addLayer({
    id: 'arrows',
    type: 'symbol',
    source: 'rides',
    filter: NO_RIDE,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 70,
      'icon-image': 'arrow',
      'icon-allow-overlap': true,
      'icon-ignore-placement': true,
    },
  });
  addEnds(map, track);
}

const RIDE_LAYERS = ['rides', 'ride-lit'];
const PLAIN_LAYERS = ['track', ...RIDE_LAYERS];

/** The open ride by its speeds; where these are doubtful, a thin line of its own color. */
function openRideFeatures(track: MapTrack, ride: MapRide, steps: Uint8Array) {
  const inRide = steps.map((step) => (step === NO_STEP ? UNCERTAIN_IN_RIDE : step));
  return speedFeatures(track, [ride], inRide, { from: ride.firstRow, to: ride.lastRow });
}

const setData = (map: GlMap, source: string, data: Parameters<GeoJSONSource['setData']>[0]) =>
  void map.getSource<GeoJSONSource>(source)?.setData(data);

/** Updates rides, candidates, range and speeds; unchanged sources are skipped. */
export function showPicture(
  map: GlMap,
  track: MapTrack,
  picture: SessionPicture,
  before: SessionPicture | null,
): void {
  const { rides, candidates, range, steps, bySpeed, openRide } = picture;
  if (rides !== before?.rides) setData(map, 'rides', rideFeatures(track, rides));
  if (candidates !== before?.candidates) setData(map, 'candidates', rideFeatures(track, candidates));
  if (range !== before?.range) setData(map, 'range', rangeFeatures(track, range));
  const isSame =
    before !== null &&
    bySpeed === before.bySpeed &&
    openRide === before.openRide &&
    steps === before.steps &&
    rides === before.rides;
  if (isSame) return;
  const colored = bySpeed
    ? speedFeatures(track, rides, steps)
    : openRide === null
      ? NOTHING
      : openRideFeatures(track, openRide, steps);
  setData(map, 'speeds', colored);
  const show = (id: string, shown: boolean) =>
    map.setLayoutProperty(id, 'visibility', shown ? 'visible' : 'none');
  for (const id of PLAIN_LAYERS) show(id, !bySpeed);
  show('ride-halo', bySpeed || openRide !== null);
  // The open ride is drawn by its speeds and arrows alone, the rest faintly.
  for (const id of RIDE_LAYERS) map.setFilter(id, ['!=', ['get', 'ride'], openRide?.id ?? null]);
  map.setFilter('arrows', openRide === null ? NO_RIDE : ['==', ['get', 'ride'], openRide.id]);
  map.setPaintProperty('track', 'line-opacity', openRide === null ? TRACK_OPACITY : FAINT);
}

/** Highlights one ride or candidate and dims the others; null resets all. */
export function highlightRide(map: GlMap, { rides, candidates }: SessionPicture, lit: number | null): void {
  const set = (source: string, entries: readonly MapRide[]) => {
    for (const { id } of entries) {
      map.setFeatureState({ source, id }, { lit: id === lit, dimmed: lit !== null && id !== lit });
    }
  };
  set('rides', rides);
  set('candidates', candidates);
}

/** Applies the colors of another color scheme. */
export function recolor(map: GlMap, palette: Palette): void {
  map.setPaintProperty('range', 'line-color', palette.rangeLine);
  map.setPaintProperty('track', 'line-color', palette.track);
  map.setPaintProperty('speeds', 'line-color', stepColor(palette));
  map.setPaintProperty('ride-halo', 'line-color', palette.cursor);
  map.setPaintProperty('rides', 'line-color', resultColor(palette));
  map.setPaintProperty('candidates', 'line-color', palette.candidate);
  map.setPaintProperty('ride-lit', 'line-color', palette.rideActive);
}
