import type { Position } from '../events/anchors.ts';

/** Cells in a degree: about 20 m each. */
const PER_DEGREE = 5000;
/** More than there are from west to east. */
const PER_ROW = 400 * PER_DEGREE;

/** Take-offs that are near enough to each other to be one. */
export interface Cell extends Position {
  readonly rides: number;
  /** Those of sessions with few rides. */
  readonly ofFew: number;
}

/** Sessions with fewer rides make a spot with fewer. */
const FEW_RIDES = 10;

export const cellKey = (latitude: number, longitude: number): number =>
  Math.floor((latitude + 90) * PER_DEGREE) * PER_ROW + Math.floor((longitude + 180) * PER_DEGREE);

/** A session's take-offs in cells: the first position in each, and the number of rides. */
export type SessionCell = readonly [latitude: number, longitude: number, rides: number];

export function sessionCells(takeOffs: readonly Position[]): SessionCell[] {
  const cells = new Map<number, SessionCell>();
  for (const { latitude, longitude } of takeOffs) {
    const key = cellKey(latitude, longitude);
    const [north, east, rides] = cells.get(key) ?? [latitude, longitude, 0];
    cells.set(key, [north, east, rides + 1]);
  }
  return [...cells.values()];
}

/** The cells of several sessions by their key. The order of the sessions decides on the position in each. */
export function mergedCells(sessions: Iterable<readonly SessionCell[]>): ReadonlyMap<number, Cell> {
  const merged = new Map<number, { latitude: number; longitude: number; rides: number; ofFew: number }>();
  for (const cells of sessions) {
    const isFew = cells.reduce((sum, [, , rides]) => sum + rides, 0) < FEW_RIDES;
    for (const [latitude, longitude, rides] of cells) {
      const key = cellKey(latitude, longitude);
      const ofFew = isFew ? rides : 0;
      const cell = merged.get(key);
      if (cell === undefined) {
        merged.set(key, { latitude, longitude, rides, ofFew });
      } else {
        cell.rides += rides;
        cell.ofFew += ofFew;
      }
    }
  }
  return merged;
}
