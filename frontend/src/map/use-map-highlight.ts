import { useEffect, type RefObject } from 'react';
import type { HighlightSignal } from '../lib/highlight.ts';
import type { LiveMap } from './live-map.ts';
import type { MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import { light, type SessionPicture } from './session-layers.ts';

interface Options {
  readonly map: LiveMap | null;
  readonly cursorRef: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  readonly picture: SessionPicture;
  readonly highlight: HighlightSignal;
}

/** Lights the ride and moves the cursor that charts and table point at, without redrawing anything else. */
export function useMapHighlight({ map, cursorRef, track, picture, highlight }: Options): void {
  useEffect(() => {
    if (map === null) return;
    let lit: number | null | undefined;
    const follow = (open: GlMap) => {
      const { ride, row } = highlight.get();
      if (ride !== lit) {
        lit = ride;
        light(open, picture, lit);
      }
      const dot = cursorRef.current;
      if (dot === null) return;
      dot.hidden = row === null;
      if (row === null) return;
      const { x, y } = open.project([track.longitude[row] ?? 0, track.latitude[row] ?? 0]);
      dot.style.transform = `translate(${x}px, ${y}px)`;
    };
    map.use(follow);
    const deafen = map.listen({ move: follow });
    const end = highlight.subscribe(() => map.use(follow));
    return () => {
      end();
      deafen();
    };
  }, [map, cursorRef, track, picture, highlight]);
}
