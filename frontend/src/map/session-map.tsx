import { ActionIcon, Flex } from '@mantine/core';
import { type Box } from '@rideline/detection-engine';
import { IconFocusCentered, IconInfoCircle, IconPalette } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { UNCERTAIN_GPS } from '../lib/format.ts';
import { PALETTES, RIDE_RESULTS, type ColorScheme, type RideResult } from '../lib/palette.ts';
import type { HighlightSignal } from '../lib/highlight.ts';
import { directionName, mainDirection } from './main-direction.ts';
import { hideCoveredEnds } from './map-ends.ts';
import { MapBoundary, MapFrame } from './map-frame.tsx';
import { boxOf, unwrapLongitudes, type MapRange, type MapRide, type MapTrack } from './map-track.ts';
import { boundsOf, FIT_PADDING, type GlMap, type MapGround, type ScaleUnit } from './open-map.ts';
import styles from './session-map.module.css';
import { MapLegend } from './speed-colors/map-legend.tsx';
import { createSpeedSteps, isPartlyUncertain, NO_STEP } from './speed-colors/speed-steps.ts';
import { TrackSketch } from './track-sketch.tsx';
import { useBeach } from './use-beach.ts';
import { useMapHighlight } from './use-map-highlight.ts';
import { useMapPointer } from './use-map-pointer.ts';
import { useSessionFrame } from './use-session-frame.ts';
import { useSessionMap } from './use-session-map.ts';

interface Props {
  readonly track: MapTrack;
  /** One per row in the displayed unit; NaN for a doubtful speed. */
  readonly speed: Float64Array;
  readonly speedUnit: string;
  readonly rides: readonly MapRide[];
  /** Drawn in the colors of its speed. */
  readonly openRide: MapRide | null;
  /** Candidates, drawn lightly; the highlighted one is emphasized. */
  readonly candidates: readonly MapRide[];
  readonly range: MapRange | null;
  readonly rideAt: (row: number) => number | null;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
  readonly highlight: HighlightSignal;
  /** The rows to zoom to; null shows the rides. */
  readonly focus: MapRange | null;
  /** Whether the track has the colors of its speed at first. */
  readonly startsBySpeed?: boolean;
  readonly onSelect: (ride: number) => void;
  /** Set while a range is being selected: a click picks its start or end. */
  readonly onPickRow: ((row: number) => void) | null;
  readonly onShowAll: () => void;
  /** The map shows the session for the first time. */
  readonly onDrawn?: (() => void) | undefined;
  /** Shown beside the map's own buttons. */
  readonly children?: ReactNode;
}

/** Half the width of an open ride and some air, in pixels. */
const LINE_ROOM = 12;

/** Shows the box clear of the map's buttons, scale and legend, which may have more than one line. */
function fit(map: GlMap, box: Box): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frame = map.getCanvas().closest('section');
  const legend = frame?.querySelector(`.${styles.legend}`)?.getBoundingClientRect();
  const below = frame && legend ? frame.getBoundingClientRect().bottom - legend.top + LINE_ROOM : 0;
  map.fitBounds(boundsOf(box), {
    padding: { ...FIT_PADDING, bottom: Math.max(FIT_PADDING.bottom, below) },
    maxZoom: 18,
    duration: reducedMotion ? 0 : 500,
  });
}

/** The results that a session has, in the order of the legend. */
const resultsOf = (rides: readonly MapRide[]) =>
  (Object.keys(RIDE_RESULTS) as RideResult[]).filter((known) =>
    rides.some(({ result = 'ride' }) => result === known),
  );

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
  const { speed, speedUnit, rides, openRide, candidates, range, rideAt, scheme, ground, scaleUnit } = props;
  const { highlight, focus, onSelect, onPickRow, onShowAll, onDrawn, children } = props;
  const { latitude, longitude } = props.track;
  const container = useRef<HTMLDivElement>(null);
  const cursorRef = useRef<HTMLDivElement>(null);
  const [bySpeed, setBySpeed] = useState(props.startsBySpeed ?? false);
  const steps = useMemo(() => createSpeedSteps(speed, rides), [speed, rides]);
  const track = useMemo(() => ({ latitude, longitude: unwrapLongitudes(longitude) }), [latitude, longitude]);
  const picture = useMemo(
    () => ({ rides, openRide, candidates, range, steps: steps.ofRow, bySpeed }),
    [rides, openRide, candidates, range, steps, bySpeed],
  );
  const [showsWhole, setShowsWhole] = useState(false);
  const [isKeyOpen, setKeyOpen] = useState(false);
  const whole = useMemo(() => boxOf(track, { from: 0, to: latitude.length - 1 }), [track, latitude]);
  const frame = useSessionFrame(track, rides, ground.coast);
  const direction = useMemo(() => mainDirection(track, rides), [track, rides]);
  const state = useSessionMap({ container, track, frame, picture, scheme, ground, scaleUnit });
  const map = state.phase === 'ready' ? state.map : null;
  useMapPointer({ map, track, rideAt, highlight, onSelect, onPickRow });
  useMapHighlight({ map, cursorRef, track, picture, highlight });
  useBeach(map, frame);

  useEffect(() => {
    if (map === null) return;
    map.use(hideCoveredEnds);
    // The legend moves when a credit appears below it.
    return map.listen({ move: hideCoveredEnds, idle: hideCoveredEnds });
  }, [map, openRide]);

  const [isDrawn, setIsDrawn] = useState(false);
  const drawn = useEffectEvent(() => {
    if (!isDrawn) onDrawn?.();
    setIsDrawn(true);
  });
  useEffect(() => map?.listen({ idle: drawn }), [map]);

  const home = frame?.box ?? whole;
  const goHome = useEffectEvent((open: GlMap) => fit(open, home));
  const isZoomed = useRef(false);
  useEffect(() => {
    if (map === null || (focus === null && !isZoomed.current)) return;
    isZoomed.current = focus !== null;
    map.use((open) => (focus === null ? goHome(open) : fit(open, boxOf(track, focus))));
  }, [map, track, focus]);
  const nextView = rides.length > 0 && showsWhole ? 'Show the rides' : 'Show the whole track';

  return (
    <MapFrame
      {...NAMING}
      phase={state.phase}
      container={container}
      isKeyOpen={isKeyOpen}
      cover={
        !isDrawn && state.phase !== 'failed' ? (
          <TrackSketch track={track} rides={rides} palette={PALETTES[scheme]} ground={ground} />
        ) : null
      }
    >
      <div ref={cursorRef} className={styles.cursor} hidden aria-hidden="true" />
      {map !== null && (
        <Flex pos="absolute" top={10} left={10} gap={6} data-tools>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={nextView}
            title={nextView}
            onClick={() => {
              onShowAll();
              map.use((open) => fit(open, showsWhole ? home : whole));
              setShowsWhole(!showsWhole);
            }}
          >
            <IconFocusCentered size={18} />
          </ActionIcon>
          <ActionIcon
            className={styles.keyButton}
            variant={isKeyOpen ? 'filled' : 'default'}
            size={32}
            aria-expanded={isKeyOpen}
            aria-label="Colors and scale"
            title="Colors and scale"
            onClick={() => setKeyOpen(!isKeyOpen)}
          >
            <IconInfoCircle size={18} />
          </ActionIcon>
          <ActionIcon
            className={styles.key}
            variant={bySpeed ? 'filled' : 'default'}
            size={32}
            aria-pressed={bySpeed}
            aria-label="Color by speed"
            title="Color by speed"
            onClick={() => setBySpeed(!bySpeed)}
          >
            <IconPalette size={18} />
          </ActionIcon>
          {children}
        </Flex>
      )}
      {map !== null && (
        <MapLegend
          from={bySpeed || openRide !== null ? steps.from : null}
          palette={PALETTES[scheme]}
          unit={speedUnit}
          results={openRide === null && !bySpeed ? resultsOf(rides) : []}
          uncertain={!bySpeed && openRide !== null && isPartlyUncertain(steps, openRide)}
          grey={bySpeed ? (steps.ofRow.includes(NO_STEP) ? UNCERTAIN_GPS : null) : 'Between rides'}
          isOneLine={openRide !== null}
          note={direction === null ? null : `Most rides go ${directionName(direction)}`}
        />
      )}
    </MapFrame>
  );
}
