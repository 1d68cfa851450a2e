import { narrowingAt } from '@rideline/detection-engine';

/** At the equator, of a world whose width is 512 pixels at zoom 0. */
const METERS_PER_PIXEL = 78_272;

/** Pixels of a distance on a map. */
export const pixelsOf = (meters: number, latitude: number, zoom: number): number =>
  (meters / (METERS_PER_PIXEL * narrowingAt(latitude))) * 2 ** zoom;
