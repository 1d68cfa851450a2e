import type { SessionFrame } from '@rideline/detection-engine';
import { useEffect } from 'react';
import type { LiveMap } from './live-map.ts';
import type { GlMap } from './open-map.ts';
import styles from './session-map.module.css';

/** Shows an arrow to a beach outside of the view. */
export function useBeach(map: LiveMap | null, frame: SessionFrame | null): void {
  const beach = frame?.beach ?? null;
  useEffect(() => {
    if (map === null || beach === null) return;
    let added: ReturnType<typeof addBeach> | undefined;
    map.use((open) => {
      added = addBeach(open, beach);
    });
    const stopTurning = map.listen({ move: (open) => added?.turn(open) });
    return () => {
      stopTurning();
      added?.remove();
    };
  }, [map, beach]);
}

/** Adds an arrow to a beach outside of the view; `turn` keeps its direction while the map turns. */
function addBeach(
  map: GlMap,
  { latitude, longitude, bearing }: NonNullable<SessionFrame['beach']>,
): { readonly turn: (map: GlMap) => void; readonly remove: () => void } {
  const element = document.createElement('div');
  element.className = styles.beach ?? '';
  const arrow = document.createElement('span');
  arrow.textContent = '↑';
  arrow.ariaHidden = 'true';
  element.append(arrow, 'Beach');
  const turn = (open: GlMap) => {
    arrow.style.transform = `rotate(${bearing - open.getBearing()}deg)`;
  };
  turn(map);
  // Above its place, which is clear of the legend.
  map.addMarker(element, 'bottom', [longitude, latitude]);
  return { turn, remove: () => element.remove() };
}
