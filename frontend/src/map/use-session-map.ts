import { useEffect, useRef, useState, type RefObject } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import { boundsOf, type MapRide, type MapTrack } from './map-track.ts';
import { openMap, type GlMap, type MapGround } from './open-map.ts';
import { addSessionLayers, recolor, showRides } from './session-layers.ts';

export type MapState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'ready'; readonly map: GlMap }
  | { readonly phase: 'failed' };

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  readonly rides: readonly MapRide[];
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: 'metric' | 'imperial';
}

/** Opens the map once per track and ground; rides and colours change on the open map. */
export function useSessionMap({ container, track, rides, scheme, ground, scaleUnit }: Options): MapState {
  const [state, setState] = useState<MapState>({ phase: 'opening' });
  const { mapboxToken, tileUrl } = ground;
  const shown = useRef({ rides, scheme });

  useEffect(() => {
    shown.current = { rides, scheme };
    if (state.phase !== 'ready') return;
    showRides(state.map, track, rides);
    recolor(state.map, PALETTES[scheme], mapboxToken === null);
  }, [state, track, rides, scheme, mapboxToken]);

  useEffect(() => {
    const element = container.current;
    if (element === null || track.latitude.length === 0) return;
    let gone = false;
    let opened: GlMap | undefined;
    const open = async () => {
      const map = await openMap({
        container: element,
        ground: { mapboxToken, tileUrl },
        groundColor: PALETTES[shown.current.scheme].ground,
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
        addSessionLayers(map, track, shown.current.rides, PALETTES[shown.current.scheme]);
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
