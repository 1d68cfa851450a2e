import type { SessionFrame } from '@rideline/detection-engine';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import { loadBaseStyle, type BaseStyle } from './base-style.ts';
import { LiveMap } from './live-map.ts';
import type { MapTrack } from './map-track.ts';
import { boundsOf, loadLibrary, openMap, type GlMap, type MapGround, type ScaleUnit } from './open-map.ts';

export type MapState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'ready'; readonly map: LiveMap }
  | { readonly phase: 'failed' };

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  /** What to show at first, with the coast below it; the map opens once it is known. */
  readonly frame: SessionFrame | null;
  readonly scheme: ColorScheme;
  readonly ground: MapGround;
  readonly scaleUnit: ScaleUnit;
  /** Adds sources and layers to an opened map. */
  readonly addLayers: (map: GlMap) => void;
}

/**
 * Opens a map and removes it when track or background change, the component unmounts or a call on the map fails. Units
 * and colors change on the open map.
 */
export function useMap({ container, track, frame, scheme, ground, scaleUnit, addLayers }: Options): MapState {
  const [state, setState] = useState<MapState>({ phase: 'opening' });
  const { mapboxToken, tileUrl, styles } = ground;
  const styleUrl = styles?.[scheme] ?? null;
  const coast = frame?.coast ?? null;
  const isFramed = frame !== null;
  const look = useEffectEvent(() => ({
    ground: { mapboxToken, tileUrl, styles },
    palette: PALETTES[scheme],
    scaleUnit,
    bounds: boundsOf(frame!.box),
  }));
  const onLoad = useEffectEvent(addLayers);
  const loadStyle = useEffectEvent(() => styleUrl !== null && void loadBaseStyle(styleUrl));

  // Beside the coast, so that the map waits for the slower of them only.
  useEffect(() => {
    void loadLibrary(mapboxToken).catch(() => undefined);
    loadStyle();
  }, [mapboxToken]);

  useEffect(() => {
    const element = container.current;
    if (element === null || track.latitude.length === 0 || !isFramed) return;
    let cancelled = false;
    let live: LiveMap | undefined;
    const fail = () => {
      if (!cancelled) setState({ phase: 'failed' });
    };
    const open = async () => {
      const opened = new LiveMap(
        await openMap({
          container: element,
          ...look(),
        }),
        (error) => {
          console.error(error);
          fail();
        },
      );
      live = opened;
      if (cancelled) opened.end();
      // The button that turns it back is there while the map is turned.
      opened.listen({
        move: (map) => element.parentElement?.toggleAttribute('data-turned', map.getBearing() !== 0),
      });
      opened.whenLoaded((map) => {
        onLoad(map);
        setState({ phase: 'ready', map: opened });
      });
    };
    open().catch(fail);
    return () => {
      cancelled = true;
      live?.end();
      setState({ phase: 'opening' });
    };
  }, [container, track, isFramed, mapboxToken, tileUrl]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    state.map.use((map) => map.setScaleUnit(scaleUnit));
  }, [state, scaleUnit]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    const { map } = state;
    let isCurrent = true;
    let style: BaseStyle | null = null;
    const show = () => {
      if (isCurrent) map.use((open) => open.setGround({ palette: PALETTES[scheme], style, coast }));
    };
    show();
    if (styleUrl !== null)
      void loadBaseStyle(styleUrl).then((loaded) => {
        style = loaded;
        if (loaded !== null) show();
      });
    return () => {
      isCurrent = false;
    };
  }, [state, scheme, styleUrl, coast]);

  return state;
}
