import { Nearby } from './nearby.ts';
import type { Cell } from './ride-cells.ts';

/** Rides at most so many meters apart are neighbors. */
export const REACH = 100;
/** Rides around a take-off that make it part of a spot. */
const ENOUGH = 5;
/** The same among sessions with few rides. */
const ENOUGH_OF_FEW = 3;

/** A cell with enough rides around it. */
export interface DenseCell extends Cell {
  /** Rides within reach. */
  readonly around: number;
}

/** Finds the dense cells among cells, as the core points of density clustering (DBSCAN). */
export class Density {
  private readonly nearby: Nearby<Cell>;

  constructor(cells: readonly Cell[]) {
    this.nearby = new Nearby(cells);
  }

  /** Those of these cells that are dense. */
  denseOf(cells: readonly Cell[]): DenseCell[] {
    return cells.flatMap((cell): DenseCell[] => {
      let [around, ofFew] = [0, 0];
      for (const neighbor of this.nearby.within(cell, REACH)) {
        around += neighbor.rides;
        ofFew += neighbor.ofFew;
      }
      return around >= ENOUGH || ofFew >= ENOUGH_OF_FEW ? [{ ...cell, around }] : [];
    });
  }

  /** All cells within reach of these, themselves included. */
  around(cells: readonly Cell[]): readonly Cell[] {
    return [...new Set(cells.flatMap((cell) => this.nearby.within(cell, REACH)))];
  }
}
