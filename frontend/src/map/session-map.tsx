import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { IconFocusCentered } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ColorScheme } from '../lib/palette.ts';
import type { HighlightSignal } from '../lib/highlight.ts';
import { boundsOf, unwrapLongitudes, type MapRange, type MapRide, type MapTrack } from './map-track.ts';
import type { GlMap, MapGround } from './open-map.ts';
import styles from './session-map.module.css';
import { useMapHighlight } from './use-map-highlight.ts';
import { useMapPointer } from './use-map-pointer.ts';
import { useSessionMap } from './use-session-map.ts';

interface Props {
  readonly track: MapTrack;
  readonly rides: readonly MapRide[];
  readonly rideAt: (row: number) => number | null;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: 'metric' | 'imperial';
  readonly highlight: HighlightSignal;
  /** The rows to look at; null shows the whole track. */
  readonly focus: MapRange | null;
  readonly onSelect: (ride: number) => void;
  readonly onShowAll: () => void;
}

function fit(map: GlMap, track: MapTrack, range: MapRange): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.fitBounds(boundsOf(track, range), { padding: 48, maxZoom: 18, duration: still ? 0 : 500 });
}

/** The session's track with its rides; what is pointed at here lights up elsewhere, and the other way round. */
export function SessionMap(props: Props) {
  const { rides, rideAt, scheme, ground, scaleUnit, highlight, focus, onSelect, onShowAll } = props;
  const { latitude, longitude } = props.track;
  const container = useRef<HTMLDivElement>(null);
  const cursorRef = useRef<HTMLDivElement>(null);
  const track = useMemo(() => ({ latitude, longitude: unwrapLongitudes(longitude) }), [latitude, longitude]);
  const state = useSessionMap({ container, track, rides, scheme, ground, scaleUnit });
  const map = state.phase === 'ready' ? state.map : null;
  useMapPointer({ map, track, rideAt, highlight, onSelect });
  useMapHighlight({ map, cursorRef, track, rides, highlight });

  const whole = useMemo(() => ({ from: 0, to: latitude.length - 1 }), [latitude]);
  const moved = useRef(false);
  useEffect(() => {
    if (map === null || (focus === null && !moved.current)) return;
    moved.current = focus !== null;
    fit(map, track, focus ?? whole);
  }, [map, track, focus, whole]);

  return (
    <section className={styles.map} aria-label="Map of the session" data-phase={state.phase}>
      <div ref={container} className={styles.canvas} />
      <div ref={cursorRef} className={styles.cursor} hidden aria-hidden="true" />
      {state.phase === 'opening' && <Skeleton className={styles.cover} radius={0} />}
      {state.phase === 'failed' && (
        <Text className={styles.message} role="status">
          This browser can't draw the map (WebGL is off). Table and charts show the same session.
        </Text>
      )}
      {map !== null && (
        <ActionIcon
          className={styles.whole}
          variant="default"
          size={32}
          aria-label="Show the whole track"
          title="Show the whole track"
          onClick={() => {
            onShowAll();
            fit(map, track, whole);
          }}
        >
          <IconFocusCentered size={18} />
        </ActionIcon>
      )}
    </section>
  );
}
