import { useEffect, useRef, useState, type RefObject } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import { boundsOf, type MapTrack } from './map-track.ts';
import { openMap, type GlMap, type MapGround } from './open-map.ts';
import { addSessionLayers, recolor, showPicture, type SessionPicture } from './session-layers.ts';

export type MapState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'ready'; readonly map: GlMap }
  | { readonly phase: 'failed' };

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  readonly picture: SessionPicture;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: 'metric' | 'imperial';
}

/** Opens the map once per track and ground; rides and colours change on the open map. */
export function useSessionMap({ container, track, picture, scheme, ground, scaleUnit }: Options): MapState {
  const [state, setState] = useState<MapState>({ phase: 'opening' });
  const { mapboxToken, tileUrl } = ground;
  const wanted = useRef(scheme);
  const drawn = useRef<SessionPicture | null>(null);

  useEffect(() => {
    wanted.current = scheme;
    if (state.phase === 'ready') recolor(state.map, PALETTES[scheme], mapboxToken === null);
  }, [state, scheme, mapboxToken]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    showPicture(state.map, track, picture, drawn.current);
    drawn.current = picture;
  }, [state, track, picture]);

  useEffect(() => {
    const element = container.current;
    if (element === null || track.latitude.length === 0) return;
    let gone = false;
    let opened: GlMap | undefined;
    const open = async () => {
      const map = await openMap({
        container: element,
        ground: { mapboxToken, tileUrl },
        groundColor: PALETTES[wanted.current].ground,
        scaleUnit,
        bounds: boundsOf(track, { from: 0, to: track.latitude.length - 1 }),
      });
      opened = map;
      if (gone) {
        map.remove();
        return;
      }
      map.once('load', () => {
        if (gone) return;
        addSessionLayers(map, track, PALETTES[wanted.current]);
        drawn.current = null;
        setState({ phase: 'ready', map });
      });
    };
    open().catch(() => {
      if (!gone) setState({ phase: 'failed' });
    });
    return () => {
      gone = true;
      opened?.remove();
      setState({ phase: 'opening' });
    };
  }, [container, track, mapboxToken, tileUrl, scaleUnit]);

  return state;
}
