import type { Coast } from '@rideline/detection-engine';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { PALETTES, type ColorScheme } from '../lib/palette.ts';
import { loadCoast } from './coast-ground.ts';
import { loadBaseStyle, type BaseStyle } from './base-style.ts';
import { LiveMap } from './live-map.ts';
import { boundsOf, type MapRange, type MapTrack } from './map-track.ts';
import { openMap, type GlMap, type MapGround, type ScaleUnit } from './open-map.ts';

export type MapState =
  | { readonly phase: 'opening' }
  | { readonly phase: 'ready'; readonly map: LiveMap }
  | { readonly phase: 'failed' };

interface Options {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  /** Rows to show at first; all without one. */
  readonly home?: readonly MapRange[];
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
export function useMap({
  container,
  track,
  home = [],
  scheme,
  ground,
  scaleUnit,
  addLayers,
}: Options): MapState {
  const [state, setState] = useState<MapState>({ phase: 'opening' });
  const { mapboxToken, tileUrl, styles, coast: knownCoast } = ground;
  const styleUrl = styles?.[scheme] ?? null;
  const shown = home.length > 0 ? home : [{ from: 0, to: track.latitude.length - 1 }];
  const look = useEffectEvent(() => ({
    ground: { mapboxToken, tileUrl, styles },
    palette: PALETTES[scheme],
    scaleUnit,
    bounds: boundsOf(track, ...shown),
  }));
  const onLoad = useEffectEvent(addLayers);
  const shownAtFirst = useEffectEvent(() => shown);
  /** Neither Mapbox nor tiles have land of their own. */
  const isPlain = mapboxToken === null && tileUrl === null;
  const startLoading = useEffectEvent(() => styleUrl !== null && void loadBaseStyle(styleUrl));

  useEffect(() => {
    const element = container.current;
    if (element === null || track.latitude.length === 0) return;
    startLoading();
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
  }, [container, track, mapboxToken, tileUrl]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    state.map.use((map) => map.setScaleUnit(scaleUnit));
  }, [state, scaleUnit]);

  useEffect(() => {
    if (state.phase !== 'ready') return;
    const { map } = state;
    let isCurrent = true;
    let style: BaseStyle | null = null;
    let coast: Coast | null = null;
    const show = () => {
      if (isCurrent) map.use((open) => open.setGround({ palette: PALETTES[scheme], style, coast }));
    };
    show();
    if (styleUrl !== null)
      void loadBaseStyle(styleUrl).then((loaded) => {
        style = loaded;
        if (loaded !== null) show();
      });
    if (isPlain)
      void (knownCoast === undefined ? loadCoast(track, shownAtFirst()) : Promise.resolve(knownCoast)).then(
        (loaded) => {
          coast = loaded;
          if (loaded !== null) show();
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [state, scheme, styleUrl, isPlain, track, knownCoast]);

  return state;
}
