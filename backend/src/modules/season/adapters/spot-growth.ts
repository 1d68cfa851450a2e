import type { Position } from '../events/anchors.ts';
import type { Area } from '../spots.aggregate.ts';
import { type DenseCell, Density, REACH } from './density.ts';
import { metersBetween, Nearby } from './nearby.ts';
import type { Cell } from './ride-cells.ts';

/** A spot is at most so many meters wide. */
const WIDEST = 1500;

/** What sessions add to the spots that are known. */
export interface Growth {
  /** Anchors of each new spot, the one with most rides around it first. */
  readonly found: readonly (readonly Position[])[];
  readonly extended: readonly Area[];
}

interface GrowingArea {
  readonly spotId: number | undefined;
  readonly anchors: Position[];
  readonly known: number;
}

/**
 * Density clustering of take-offs that keeps what is known: a chain of dense cells from a known spot extends it, any other
 * chain is a new spot.
 */
export function spotGrowth(cells: readonly Cell[], areas: readonly Area[]): Growth {
  const growing = areas.map(({ spotId, anchors }): GrowingArea => ({
    spotId,
    anchors: [...anchors],
    known: anchors.length,
  }));
  const anchored = new Nearby(growing.flatMap((area) => area.anchors.map((anchor) => ({ ...anchor, area }))));
  const density = new Density(cells);
  const uncovered = density.denseOf(cells.filter((cell) => anchored.nearest(cell, REACH) === undefined));
  if (uncovered.length === 0) return { found: [], extended: [] };

  const areaOf = new Map<DenseCell, GrowingArea>();
  for (const cell of density.denseOf(density.around(uncovered))) {
    const anchor = anchored.nearest(cell, REACH);
    if (anchor !== undefined) areaOf.set(cell, anchor.area);
  }
  const nearby = new Nearby([...areaOf.keys(), ...uncovered]);
  spread([...areaOf.keys()], areaOf, nearby);
  const found: GrowingArea[] = [];
  for (const seed of uncovered.toSorted(densestFirst)) {
    if (areaOf.has(seed)) continue;
    const area: GrowingArea = { spotId: undefined, anchors: [place(seed)], known: 0 };
    found.push(area);
    areaOf.set(seed, area);
    spread([seed], areaOf, nearby);
  }
  return {
    found: found.map(({ anchors }) => anchors),
    extended: growing.flatMap(({ spotId, anchors, known }) =>
      spotId === undefined || anchors.length === known ? [] : [{ spotId, anchors: anchors.slice(known) }],
    ),
  };
}

/** Lets areas grow from their cells to neighbors that have none, as far as a spot is wide. */
function spread(from: DenseCell[], areaOf: Map<DenseCell, GrowingArea>, nearby: Nearby<DenseCell>): void {
  // More cells are added while it is read.
  for (const cell of from) {
    const area = areaOf.get(cell)!;
    for (const neighbor of nearby.within(cell, REACH)) {
      if (areaOf.has(neighbor) || !fits(neighbor, area)) continue;
      areaOf.set(neighbor, area);
      from.push(neighbor);
      if (area.anchors.every((anchor) => metersBetween(anchor, neighbor) > REACH)) {
        area.anchors.push(place(neighbor));
      }
    }
  }
}

const fits = (cell: Position, { anchors }: GrowingArea) =>
  anchors.every((anchor) => metersBetween(anchor, cell) <= WIDEST);

const place = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });

const densestFirst = (one: DenseCell, other: DenseCell) =>
  other.around - one.around || one.latitude - other.latitude || one.longitude - other.longitude;
