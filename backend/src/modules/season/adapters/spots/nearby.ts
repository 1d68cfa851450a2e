import { planeDistance } from '@rideline/detection-engine';
import KDBush from 'kdbush';
import type { Position } from '../../events/anchors.ts';

const METERS_PER_DEGREE = 111_000;

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
  within({ latitude, longitude }: Position, meters: number): Item[] {
    const north = meters / METERS_PER_DEGREE;
    const pole = Math.min(89.9, Math.abs(latitude) + north);
    const east = Math.min(180, north / Math.cos((pole * Math.PI) / 180));
    const rows = [-360, 0, 360].flatMap((turn) => {
      const [west, limit] = [longitude - east + turn, longitude + east + turn];
      if (west > 180 || limit < -180) return [];
      return this.index?.range(west, latitude - north, limit, latitude + north) ?? [];
    });
    return rows
      .map((row) => this.items[row]!)
      .filter((item) => planeDistance(latitude, longitude, item.latitude, item.longitude) <= meters);
  }

  /** The nearest item at most so many meters away; the first one of several. */
  nearest(position: Position, meters: number): Item | undefined {
    let nearest: Item | undefined;
    let least = Infinity;
    for (const item of this.within(position, meters)) {
      const { latitude, longitude } = item;
      const distance = planeDistance(position.latitude, position.longitude, latitude, longitude);
      const isNearer =
        distance < least || (distance === least && this.items.indexOf(item) < this.items.indexOf(nearest!));
      if (isNearer) [nearest, least] = [item, distance];
    }
    return nearest;
  }
}
