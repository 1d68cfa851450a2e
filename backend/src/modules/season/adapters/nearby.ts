import { METERS_PER_DEGREE, narrowingAt, planeDistance } from '@rideline/detection-engine';
import KDBush from 'kdbush';
import type { Position } from '../events/anchors.ts';

/** A box a little wider than the circle loses none on its edge to rounding. */
const WIDER = 1.002;

/** Finds the positions around a position, also across the date line. */
export class Nearby<Item extends Position> {
  private readonly index: KDBush | undefined;

  constructor(private readonly items: readonly Item[]) {
    if (items.length === 0) return;
    this.index = new KDBush(items.length);
    for (const { latitude, longitude } of items) this.index.add(longitude, latitude);
    this.index.finish();
  }

  /** The items at most so many meters away. */
  within(position: Position, meters: number): Item[] {
    const found: Item[] = [];
    for (const row of this.rowsAround(position, meters)) {
      const item = this.items[row]!;
      if (metersBetween(position, item) <= meters) found.push(item);
    }
    return found;
  }

  /** The nearest item at most so many meters away; the first one of several. */
  nearest(position: Position, meters: number): Item | undefined {
    let [nearest, least] = [Infinity, meters];
    for (const row of this.rowsAround(position, meters)) {
      const distance = metersBetween(position, this.items[row]!);
      const isNearer = distance < least || (distance === least && row < nearest);
      if (isNearer) [nearest, least] = [row, distance];
    }
    return this.items[nearest];
  }

  /** The rows of a box that contains the circle. */
  private rowsAround({ latitude, longitude }: Position, meters: number): readonly number[] {
    if (this.index === undefined) return [];
    const north = (meters / METERS_PER_DEGREE) * WIDER;
    const pole = Math.min(89.9, Math.abs(latitude) + north);
    const east = Math.min(180, north / narrowingAt(pole));
    const [south, top] = [latitude - north, latitude + north];
    const rows = this.index.range(longitude - east, south, longitude + east, top);
    if (longitude - east < -180) rows.push(...this.index.range(longitude - east + 360, south, 180, top));
    if (longitude + east > 180) rows.push(...this.index.range(-180, south, longitude + east - 360, top));
    return rows;
  }
}

export const metersBetween = (one: Position, other: Position): number =>
  planeDistance(one.latitude, one.longitude, other.latitude, other.longitude);
