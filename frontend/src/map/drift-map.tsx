import { Checkbox } from '@mantine/core';
import type { DisplayUnits } from '@rideline/detection-engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import { type DriftingRide, type DriftTrack, meanDrift } from './drift-features.ts';
import { addDriftLayers, DRIFT_KINDS, type DriftKind, recolorDrift, showDriftKind } from './drift-layers.ts';
import { MapBoundary, MapFrame } from './map-frame.tsx';
import { unwrapLongitudes } from './map-track.ts';
import type { MapGround, ScaleUnit } from './open-map.ts';
import styles from './session-map.module.css';
import { useMap } from './use-map.ts';
import { useSessionFrame } from './use-session-frame.ts';

interface Props {
  readonly track: DriftTrack;
  readonly rides: readonly DriftingRide[];
  readonly units: DisplayUnits;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
}

const NAMING = { label: 'Map of the wave', instead: 'The rides are listed below.' };

/** How a standing wave was surfed: where attempts begin, their way on the wave, and the drift behind it. */
export function DriftMap(props: Props) {
  return (
    <MapBoundary {...NAMING}>
      <DrawnDrift {...props} />
    </MapBoundary>
  );
}

function DrawnDrift({
  track: { latitude, longitude, time },
  rides,
  units,
  scheme,
  ground,
  scaleUnit,
}: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<readonly DriftKind[]>([]);
  const palette = PALETTES[scheme];
  const track = useMemo(
    () => ({ latitude, longitude: unwrapLongitudes(longitude), time }),
    [latitude, longitude, time],
  );
  const wave = useMemo(() => meanDrift(track, rides, units), [track, rides, units]);
  const state = useMap({
    container,
    track,
    frame: useSessionFrame(track, rides, ground.coast),
    scheme,
    ground,
    scaleUnit,
    addLayers: (map) => addDriftLayers(map, palette, { track, rides, wave }),
  });
  const map = state.phase === 'ready' ? state.map : null;
  useEffect(() => map?.use((open) => recolorDrift(open, palette)), [map, palette]);
  useEffect(
    () =>
      map?.use((open) => {
        for (const kind of DRIFT_KINDS) showDriftKind(open, kind.kind, !hidden.includes(kind.kind));
      }),
    [map, hidden],
  );
  return (
    <MapFrame {...NAMING} phase={state.phase} container={container}>
      <ul className={styles.legend} aria-label="What is shown">
        {DRIFT_KINDS.map(({ kind, name, color }) => (
          <li key={kind}>
            <Checkbox
              size="xs"
              checked={!hidden.includes(kind)}
              color={palette[color]}
              label={name}
              onChange={({ currentTarget: { checked } }) =>
                setHidden(checked ? hidden.filter((other) => other !== kind) : [...hidden, kind])
              }
            />
          </li>
        ))}
        {wave !== null && <li>{wave.text}</li>}
      </ul>
    </MapFrame>
  );
}
