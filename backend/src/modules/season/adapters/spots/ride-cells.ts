import type { Position } from '../../events/anchors.ts';

/** Degrees: about 20 m. */
const CELL = 0.0002;

/** Take-offs that are near enough to each other to be one. */
export interface Cell extends Position {
  readonly rides: number;
  /** Those of sessions with few rides. */
  readonly ofFew: number;
}

/** Sessions with fewer rides make a spot with fewer. */
const FEW_RIDES = 10;

/** The cell of a position. */
export const cellKey = ({ latitude, longitude }: Position): string =>
  `${Math.floor(latitude / CELL)} ${Math.floor(longitude / CELL)}`;

/** A session's take-offs in cells: the first position in each, and the number of rides. */
export type SessionCell = readonly [latitude: number, longitude: number, rides: number];

export function sessionCells(takeOffs: readonly Position[]): SessionCell[] {
  const cells = new Map<string, SessionCell>();
  for (const { latitude, longitude } of takeOffs) {
    const key = cellKey({ latitude, longitude });
    const [north, east, rides] = cells.get(key) ?? [latitude, longitude, 0];
    cells.set(key, [north, east, rides + 1]);
  }
  return [...cells.values()];
}

/** The cells of several sessions by their key. The order of the sessions decides on the position in each. */
export function mergedCells(sessions: Iterable<readonly SessionCell[]>): Map<string, Cell> {
  const merged = new Map<string, Cell>();
  for (const cells of sessions) {
    const all = cells.reduce((sum, [, , rides]) => sum + rides, 0);
    for (const [latitude, longitude, rides] of cells) {
      const key = cellKey({ latitude, longitude });
      const before = merged.get(key) ?? { latitude, longitude, rides: 0, ofFew: 0 };
      const ofFew = before.ofFew + (all < FEW_RIDES ? rides : 0);
      merged.set(key, { ...before, rides: before.rides + rides, ofFew });
    }
  }
  return merged;
}
