import { Skeleton, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Feature, Polygon } from 'geojson';
import type { GeoJSONSource, MapMouseEvent } from 'maplibre-gl';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import { trackFeature } from './features.ts';
import { boundsOf, unwrapLongitudes, type MapTrack } from './map-track.ts';
import { openMap, type GlMap, type MapGround } from './open-map.ts';
import styles from './session-map.module.css';

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
  readonly scaleUnit: 'metric' | 'imperial';
  readonly onPlace: (place: Pick<Circle, 'latitude' | 'longitude'>) => void;
}

const METERS_PER_DEGREE = 111_320;
const CORNERS = 72;

/** The circle as corners, near enough for a circle that a session fits into. */
function circleFeature({ latitude, longitude, radius_meters }: Circle): Feature<Polygon> {
  const high = radius_meters / METERS_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = ((corner % CORNERS) / CORNERS) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + high * Math.sin(angle)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}

/** The longitude on the same turn of the globe that degrees are counted in. */
const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The track to choose a place on with a click. */
export function PlaceMap({ track, circle, scheme, ground, scaleUnit, onPlace }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap | null | 'failed'>(null);
  const place = useRef(onPlace);
  const { mapboxToken, tileUrl } = ground;
  const { latitude, longitude } = track;
  const drawn = useMemo(() => ({ latitude, longitude: unwrapLongitudes(longitude) }), [latitude, longitude]);
  useEffect(() => {
    place.current = onPlace;
  });

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let gone = false;
    let opened: GlMap | undefined;
    const palette = PALETTES[scheme];
    const open = async () => {
      const made = await openMap({
        container: element,
        ground: { mapboxToken, tileUrl },
        groundColor: palette.ground,
        scaleUnit,
        bounds: boundsOf(drawn, { from: 0, to: drawn.latitude.length - 1 }),
      });
      opened = made;
      if (gone) {
        made.remove();
        return;
      }
      made.once('load', () => {
        if (gone) return;
        made.addSource('track', { type: 'geojson', data: trackFeature(drawn) });
        made.addSource('circle', {
          type: 'geojson',
          data: { type: 'FeatureCollection', features: [] },
        });
        made.addLayer({
          id: 'track',
          type: 'line',
          source: 'track',
          paint: { 'line-color': palette.track, 'line-width': 2 },
        });
        made.addLayer({
          id: 'circle',
          type: 'fill',
          source: 'circle',
          paint: { 'fill-color': palette.ride, 'fill-opacity': 0.35, 'fill-outline-color': palette.ride },
        });
        made.on('click', ({ lngLat }: MapMouseEvent) =>
          place.current({ latitude: lngLat.lat, longitude: wrap(lngLat.lng) }),
        );
        made.getCanvas().style.cursor = 'crosshair';
        setMap(made);
      });
    };
    open().catch(() => {
      if (!gone) setMap('failed');
    });
    return () => {
      gone = true;
      opened?.remove();
      setMap(null);
    };
  }, [drawn, mapboxToken, tileUrl, scaleUnit, scheme]);

  useEffect(() => {
    if (map === null || map === 'failed') return;
    const features = circle === null ? [] : [circleFeature(circle)];
    void map.getSource<GeoJSONSource>('circle')?.setData({ type: 'FeatureCollection', features });
  }, [map, circle]);

  return (
    <section
      className={styles.map}
      aria-label="Map to choose a place on"
      data-phase={map === null ? 'opening' : map === 'failed' ? 'failed' : 'ready'}
    >
      <div ref={container} className={styles.canvas} />
      {map === null && <Skeleton className={styles.cover} radius={0} />}
      {map === 'failed' && (
        <Text className={styles.message} size="sm">
          This browser can't draw the map (WebGL is off). The buttons below choose a place without it.
        </Text>
      )}
    </section>
  );
}
