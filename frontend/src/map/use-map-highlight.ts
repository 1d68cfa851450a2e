import { useEffect, type RefObject } from 'react';
import type { HighlightSignal } from '../lib/highlight.ts';
import type { LiveMap } from './live-map.ts';
import type { MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import { highlightRide, type SessionPicture } from './session-layers.ts';

interface Options {
  readonly map: LiveMap | null;
  readonly cursorRef: RefObject<HTMLDivElement | null>;
  readonly track: MapTrack;
  readonly picture: SessionPicture;
  readonly highlight: HighlightSignal;
}

/** Applies the shared highlight to the map: the ride's layers and the cursor dot, without a React render. */
export function useMapHighlight({ map, cursorRef, track, picture, highlight }: Options): void {
  useEffect(() => {
    if (map === null) return;
    let highlighted: number | null | undefined;
    const follow = (open: GlMap) => {
      const { ride, row } = highlight.get();
      if (ride !== highlighted) {
        highlighted = ride;
        highlightRide(open, picture, ride);
      }
      const dot = cursorRef.current;
      if (dot === null) return;
      dot.hidden = row === null;
      if (row === null) return;
      const { x, y } = open.project([track.longitude[row] ?? 0, track.latitude[row] ?? 0]);
      dot.style.transform = `translate(${x}px, ${y}px)`;
    };
    map.use(follow);
    const stopListening = map.listen({ move: follow });
    const unsubscribe = highlight.subscribe(() => map.use(follow));
    return () => {
      unsubscribe();
      stopListening();
    };
  }, [map, cursorRef, track, picture, highlight]);
}
