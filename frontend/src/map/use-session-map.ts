import { useEffect, useRef, type RefObject } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import type { LiveMap } from './live-map.ts';
import type { SessionFrame } from '@rideline/detection-engine';
import type { MapTrack } from './map-track.ts';
import type { MapGround, ScaleUnit } from './open-map.ts';
import { addSessionLayers, recolor, showPicture, type SessionPicture } from './session-layers.ts';
import { useMap, type MapState } from './use-map.ts';

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  readonly frame: SessionFrame | null;
  readonly picture: SessionPicture;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
}

/** The map of a session; rides and colors change on the open map. */
export function useSessionMap(options: Options): MapState {
  const { container, track, frame, picture, scheme, ground, scaleUnit } = options;
  const palette = PALETTES[scheme];
  const addLayers = (map: Parameters<typeof addSessionLayers>[0]) => addSessionLayers(map, track, palette);
  const state = useMap({ container, track, frame, scheme, ground, scaleUnit, addLayers });
  const map = state.phase === 'ready' ? state.map : null;
  const drawn = useRef<{ readonly on: LiveMap; readonly picture: SessionPicture } | null>(null);

  useEffect(() => map?.use((open) => recolor(open, palette)), [map, palette]);

  useEffect(() => {
    if (map === null) return;
    const before = drawn.current?.on === map ? drawn.current.picture : null;
    map.use((open) => showPicture(open, track, picture, before));
    drawn.current = { on: map, picture };
  }, [map, track, picture]);

  return state;
}
