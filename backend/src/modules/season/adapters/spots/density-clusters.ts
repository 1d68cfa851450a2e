import type { Cell } from './ride-cells.ts';
import { Nearby } from './nearby.ts';

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

/** Density clusters (DBSCAN without border points): chains of dense cells within reach of each other. */
export function densityClusters(cells: readonly Cell[]): DenseCell[][] {
  const nearby = new Nearby(cells);
  const dense = cells.flatMap((cell): DenseCell[] => {
    const neighbors = nearby.within(cell, REACH);
    const around = sum(neighbors, ({ rides }) => rides);
    const isDense = around >= ENOUGH || sum(neighbors, ({ ofFew }) => ofFew) >= ENOUGH_OF_FEW;
    return isDense ? [{ ...cell, around }] : [];
  });
  return chains(dense);
}

function chains(cells: readonly DenseCell[]): DenseCell[][] {
  const nearby = new Nearby(cells);
  const seen = new Set<DenseCell>();
  return cells.flatMap((first) => {
    if (seen.has(first)) return [];
    seen.add(first);
    const chain = [first];
    // The chain grows while it is read.
    for (const cell of chain) {
      for (const neighbor of nearby.within(cell, REACH)) {
        if (seen.has(neighbor)) continue;
        seen.add(neighbor);
        chain.push(neighbor);
      }
    }
    return [chain];
  });
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);
