import type { MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import styles from './session-map.module.css';

/** What lies over the map: buttons, scale and credit of either library, and the app's own. */
const COVERS = `[class*='gl-ctrl-group'], [class*='gl-ctrl-scale'], [class*='gl-ctrl-attrib'], [data-tools], .${styles.legend}`;

/**
 * Adds a round S to the upper left of the first point and a square F to the upper right of the last: they do not
 * overlap in sessions that end where they began.
 */
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

/** Hides a start or finish under the map's buttons, scale or legend; a view from farther out shows it. */
export function hideCoveredEnds(map: GlMap): void {
  const frame = map.getCanvas().closest('section');
  if (frame === null) return;
  const covers = [...frame.querySelectorAll(COVERS)].map((cover) => cover.getBoundingClientRect());
  for (const end of frame.querySelectorAll<HTMLElement>('[data-end]')) {
    const { left, top, right, bottom } = end.getBoundingClientRect();
    const isCovered = covers.some(
      (cover) => cover.left < right && cover.right > left && cover.top < bottom && cover.bottom > top,
    );
    end.style.visibility = isCovered ? 'hidden' : '';
  }
}
