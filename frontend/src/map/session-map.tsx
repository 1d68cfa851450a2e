import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconPalette } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import type { HighlightSignal } from '../lib/highlight.ts';
import { MapBoundary, MapFrame } from './map-frame.tsx';
import { boundsOf, unwrapLongitudes, type MapRange, type MapRide, type MapTrack } from './map-track.ts';
import { FIT_PADDING, type GlMap, type MapGround, type ScaleUnit } from './open-map.ts';
import styles from './session-map.module.css';
import { SpeedLegend } from './speed-colors/speed-legend.tsx';
import { createSpeedSteps, NO_STEP } from './speed-colors/speed-steps.ts';
import { useMapHighlight } from './use-map-highlight.ts';
import { useMapPointer } from './use-map-pointer.ts';
import { useSessionMap } from './use-session-map.ts';

interface Props {
  readonly track: MapTrack;
  /** One per row in the displayed unit; NaN for a doubtful speed. */
  readonly speed: Float64Array;
  readonly speedUnit: string;
  readonly rides: readonly MapRide[];
  /** Candidates, drawn lightly; the highlighted one is emphasized. */
  readonly candidates: readonly MapRide[];
  readonly range: MapRange | null;
  readonly rideAt: (row: number) => number | null;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
  readonly highlight: HighlightSignal;
  /** The rows to zoom to; null shows the whole track. */
  readonly focus: MapRange | null;
  readonly onSelect: (ride: number) => void;
  /** Set while a range is being selected: a click picks its start or end. */
  readonly onPickRow: ((row: number) => void) | null;
  readonly onShowAll: () => void;
}

function fit(map: GlMap, track: MapTrack, range: MapRange): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.fitBounds(boundsOf(track, range), {
    padding: FIT_PADDING,
    maxZoom: 18,
    duration: reducedMotion ? 0 : 500,
  });
}

const NAMING = { label: 'Map of the session', instead: 'Table and charts show the same session.' };

/** The session's track and rides on a map that shares the highlight of charts and tables. */
export function SessionMap(props: Props) {
  return (
    <MapBoundary {...NAMING}>
      <DrawnSession {...props} />
    </MapBoundary>
  );
}

function DrawnSession(props: Props) {
  const { speed, speedUnit, rides, candidates, range, rideAt, scheme, ground, scaleUnit } = props;
  const { highlight, focus, onSelect, onPickRow, onShowAll } = props;
  const { latitude, longitude } = props.track;
  const container = useRef<HTMLDivElement>(null);
  const cursorRef = useRef<HTMLDivElement>(null);
  const [bySpeed, setBySpeed] = useState(false);
  const steps = useMemo(() => (bySpeed ? createSpeedSteps(speed, rides) : null), [bySpeed, speed, rides]);
  const track = useMemo(() => ({ latitude, longitude: unwrapLongitudes(longitude) }), [latitude, longitude]);
  const picture = useMemo(
    () => ({ rides, candidates, range, steps: steps?.ofRow ?? null }),
    [rides, candidates, range, steps],
  );
  const state = useSessionMap({ container, track, picture, scheme, ground, scaleUnit });
  const map = state.phase === 'ready' ? state.map : null;
  useMapPointer({ map, track, rideAt, highlight, onSelect, onPickRow });
  useMapHighlight({ map, cursorRef, track, picture, highlight });

  const whole = useMemo(() => ({ from: 0, to: latitude.length - 1 }), [latitude]);
  const isZoomed = useRef(false);
  useEffect(() => {
    if (map === null || (focus === null && !isZoomed.current)) return;
    isZoomed.current = focus !== null;
    map.use((open) => fit(open, track, focus ?? whole));
  }, [map, track, focus, whole]);

  return (
    <MapFrame {...NAMING} phase={state.phase} container={container}>
      <div ref={cursorRef} className={styles.cursor} hidden aria-hidden="true" />
      {map !== null && (
        <div className={styles.tools}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label="Show the whole track"
            title="Show the whole track"
            onClick={() => {
              onShowAll();
              map.use((open) => fit(open, track, whole));
            }}
          >
            <IconFocusCentered size={18} />
          </ActionIcon>
          <ActionIcon
            variant={bySpeed ? 'filled' : 'default'}
            size={32}
            aria-pressed={bySpeed}
            aria-label="Color by speed"
            title="Color by speed"
            onClick={() => setBySpeed(!bySpeed)}
          >
            <IconPalette size={18} />
          </ActionIcon>
        </div>
      )}
      {steps !== null && (
        <SpeedLegend
          from={steps.from}
          palette={PALETTES[scheme]}
          unit={speedUnit}
          uncertain={steps.ofRow.includes(NO_STEP)}
        />
      )}
    </MapFrame>
  );
}
