import { METERS_PER_DEGREE } from '@rideline/detection-engine';
import type { MapRide, MapTrack } from '../map-track.ts';

export type Point = readonly [x: number, y: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels kept free for the markers and their labels. */
const PADDING = 26;
/** A wave is never drawn larger than this, in pixels per meter. */
const MAX_SCALE = 12;

/** Projects rows onto a picture that the rows of the ride fill; north is up. */
export function fitWave(
  { latitude, longitude }: MapTrack,
  { firstRow, lastRow }: MapRide,
  { width, height }: Size,
): (row: number) => Point {
  const shrink = Math.cos(((latitude[firstRow] ?? 0) * Math.PI) / 180);
  const metersOf = (row: number): Point => {
    // A ride across the antimeridian stays in one piece.
    const east = (longitude[row] ?? 0) - (longitude[firstRow] ?? 0);
    const north = (latitude[row] ?? 0) - (latitude[firstRow] ?? 0);
    return [(east - Math.round(east / 360) * 360) * METERS_PER_DEGREE * shrink, -north * METERS_PER_DEGREE];
  };
  let [left, top, right, bottom] = [0, 0, 0, 0];
  for (let row = firstRow; row <= lastRow; row++) {
    const [x, y] = metersOf(row);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const fits = (room: number, meters: number) => Math.max(1, room - 2 * PADDING) / Math.max(meters, 1e-6);
  const scale = Math.min(fits(width, right - left), fits(height, bottom - top), MAX_SCALE);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return (row) => {
    const [x, y] = metersOf(row);
    return [width / 2 + (x - middleX) * scale, height / 2 + (y - middleY) * scale];
  };
}

/** Points on the line with the direction of travel in degrees, evenly spaced along it. */
export function arrowsAlong(points: readonly Point[], count: number): { at: Point; degrees: number }[] {
  const lengths = points.map(([x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const arrows: { at: Point; degrees: number }[] = [];
  let travelled = 0;
  for (let index = 1; index < points.length && arrows.length < count; index++) {
    travelled += lengths[index] ?? 0;
    if (travelled < (total * (arrows.length + 1)) / (count + 1)) continue;
    const [from = [0, 0], to = [0, 0]] = [points[Math.max(0, index - 2)], points[index]];
    arrows.push({ at: to, degrees: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI });
  }
  return arrows;
}
