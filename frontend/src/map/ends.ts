import type { MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import styles from './session-map.module.css';

/** A round S up to the left of the first point and a square F up to the right of the last: many sessions end where they began. */
export function addEnds(map: GlMap, { latitude, longitude }: MapTrack): void {
  const add = (row: number, name: 'Start' | 'Finish', corner: 'bottom-right' | 'bottom-left') => {
    const element = document.createElement('div');
    element.className = styles.end ?? '';
    element.dataset['end'] = name;
    element.role = 'img';
    element.ariaLabel = name;
    element.textContent = name.charAt(0);
    map.addMarker(element, corner, [longitude[row] ?? 0, latitude[row] ?? 0]);
  };
  add(0, 'Start', 'bottom-right');
  add(latitude.length - 1, 'Finish', 'bottom-left');
}
