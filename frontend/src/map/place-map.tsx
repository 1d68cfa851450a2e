import { METERS_PER_DEGREE, narrowingAt } from '@rideline/detection-engine';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Feature, Polygon } from 'geojson';
import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { PALETTES, type ColorScheme, type Palette } from '../lib/palette.ts';
import { trackFeature } from './features.ts';
import { MapBoundary, MapFrame } from './map-frame.tsx';
import { unwrapLongitudes, type MapTrack } from './map-track.ts';
import type { GlMap, MapGround, ScaleUnit } from './open-map.ts';
import { useMap } from './use-map.ts';
import { useSessionFrame } from './use-session-frame.ts';

export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radius_meters: number;
}

interface Props {
  readonly track: MapTrack;
  readonly circle: Circle | null;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
  readonly onPlace: (place: Pick<Circle, 'latitude' | 'longitude'>) => void;
}

const CORNERS = 72;
const NO_RIDES: readonly never[] = [];

/** The circle as a polygon in degrees, accurate enough for a few kilometers. */
function circleFeature({ latitude, longitude, radius_meters }: Circle): Feature<Polygon> {
  const high = radius_meters / METERS_PER_DEGREE;
  const wide = high / Math.max(0.01, narrowingAt(latitude));
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + high * Math.sin(angle)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** Wraps a longitude to -180..180. */
const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

const NAMING = {
  label: 'Map to choose a place on',
  instead: 'Use the buttons below to choose a place.',
};

/** A map of the track on which a click chooses a place. */
export function PlaceMap(props: Props) {
  return (
    <MapBoundary {...NAMING}>
      <DrawnPlace {...props} />
    </MapBoundary>
  );
}

function addLayers(map: GlMap, track: MapTrack, palette: Palette): void {
  map.addSource('track', { type: 'geojson', data: trackFeature(track) });
  map.addSource('circle', { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: 'track',
    type: 'line',
    source: 'track',
    paint: { 'line-color': palette.track, 'line-width': 2 },
  });
  map.addLayer({
    id: 'circle',
    type: 'fill',
    source: 'circle',
    paint: { 'fill-color': palette.ride, 'fill-opacity': 0.35, 'fill-outline-color': palette.ride },
  });
  map.getCanvas().style.cursor = 'crosshair';
}

function recolor(map: GlMap, palette: Palette): void {
  map.setPaintProperty('track', 'line-color', palette.track);
  map.setPaintProperty('circle', 'fill-color', palette.ride);
  map.setPaintProperty('circle', 'fill-outline-color', palette.ride);
}

function DrawnPlace({ track: { latitude, longitude }, circle, scheme, ground, scaleUnit, onPlace }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const palette = PALETTES[scheme];
  const track = useMemo(() => ({ latitude, longitude: unwrapLongitudes(longitude) }), [latitude, longitude]);
  const state = useMap({
    container,
    track,
    frame: useSessionFrame(track, NO_RIDES),
    scheme,
    ground,
    scaleUnit,
    addLayers: (map) => addLayers(map, track, palette),
  });
  const map = state.phase === 'ready' ? state.map : null;
  const place = useEffectEvent(({ lngLat }: MapMouseEvent) =>
    onPlace({ latitude: lngLat.lat, longitude: wrap(lngLat.lng) }),
  );

  useEffect(() => map?.listen({ click: (_, event) => place(event) }), [map]);
  useEffect(() => map?.use((open) => recolor(open, palette)), [map, palette]);
  useEffect(() => {
    const features = circle === null ? [] : [circleFeature(circle)];
    map?.use((open) => {
      void open.getSource<GeoJSONSource>('circle')?.setData({ type: 'FeatureCollection', features });
    });
  }, [map, circle]);

  return <MapFrame {...NAMING} phase={state.phase} container={container} />;
}
