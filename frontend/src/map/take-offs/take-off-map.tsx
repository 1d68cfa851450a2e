import { Box } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createHighlight } from '../../lib/highlight.ts';
import { PALETTES, type ColorScheme } from '../../lib/palette.ts';
import { useSignal } from '../../lib/signal.ts';
import { MapBoundary, MapFrame } from '../map-frame.tsx';
import { unwrapLongitudes } from '../map-track.ts';
import type { MapGround, ScaleUnit } from '../open-map.ts';
import { MapLegend } from '../speed-colors/map-legend.tsx';
import { createSteps } from '../speed-colors/speed-steps.ts';
import { useBeach } from '../use-beach.ts';
import { useMap } from '../use-map.ts';
import { useMapPointer } from '../use-map-pointer.ts';
import { useSessionFrame } from '../use-session-frame.ts';
import type { MapTakeOffs } from './take-off-features.ts';
import { addTakeOffLayers, recolorTakeOffs, showTakeOffs } from './take-off-layers.ts';

interface Props {
  readonly takeOffs: MapTakeOffs;
  /** Of each ride in the displayed unit. */
  readonly lengths: Float64Array;
  readonly unit: string;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
  /** What a ride is, for the pointed one. */
  readonly describe: (row: number) => string;
  readonly onSelect: (row: number) => void;
}

const NAMING = { label: 'Map of the take-offs', instead: 'The longest rides are listed below.' };

/** Where rides began: a dot for each, colored by length, with the direction of its wave. A click selects one. */
export function TakeOffMap(props: Props) {
  return (
    <MapBoundary {...NAMING}>
      <DrawnTakeOffs {...props} />
    </MapBoundary>
  );
}

const itself = (row: number) => row;
const NO_RIDES: readonly never[] = [];

function DrawnTakeOffs({ takeOffs, lengths, unit, scheme, ground, scaleUnit, describe, onSelect }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [highlight] = useState(createHighlight);
  const pointed = useSignal(highlight, ({ ride }) => ride);
  const palette = PALETTES[scheme];
  const { latitude, longitude, heading } = takeOffs;
  const track = useMemo(
    () => ({ latitude, longitude: unwrapLongitudes(longitude), heading }),
    [latitude, longitude, heading],
  );
  const steps = useMemo(() => createSteps(lengths, Math.max(...lengths)), [lengths]);
  const frame = useSessionFrame(track, NO_RIDES);
  const state = useMap({
    container,
    track,
    frame,
    scheme,
    ground,
    scaleUnit,
    addLayers: (map) => addTakeOffLayers(map, palette),
  });
  const map = state.phase === 'ready' ? state.map : null;
  useBeach(map, frame);
  useMapPointer({ map, track, rideAt: itself, highlight, onSelect, onPickRow: null });
  useEffect(() => map?.use((open) => recolorTakeOffs(open, palette)), [map, palette]);
  useEffect(() => map?.use((open) => showTakeOffs(open, track, steps.ofRow)), [map, track, steps]);

  return (
    <MapFrame {...NAMING} phase={state.phase} container={container}>
      {pointed !== null && (
        <Box
          pos="absolute"
          top={10}
          left={10}
          py={4}
          px={10}
          fz="sm"
          bg="color-mix(in srgb, var(--rl-surface) 92%, transparent)"
          bdrs="sm"
          style={{ pointerEvents: 'none' }}
        >
          {describe(pointed)}
        </Box>
      )}
      {map !== null && (
        <MapLegend
          from={steps.from}
          palette={palette}
          unit={unit}
          results={[]}
          uncertain={false}
          grey={null}
          of="rides"
        />
      )}
    </MapFrame>
  );
}
