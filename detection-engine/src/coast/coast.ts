/** The sea of a cell of one degree and a margin around it. Degrees. */
export interface Coast {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** Polygons; each is its outer ring and its islands, as longitudes and latitudes in turn. */
  readonly sea: readonly (readonly (readonly number[])[])[];
}

/** The south-west corner of the cell at a position, as `latitude,longitude`. */
export const coastCell = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude)},${Math.floor(wrapped(longitude))}`;

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Whether there is sea at a position; degrees. */
export const isAtSea = ({ sea }: Coast, latitude: number, longitude: number): boolean =>
  isWithin(sea.flat(), latitude, wrapped(longitude));

/** Whether an odd number of rings is around the position. */
function isWithin(rings: readonly (readonly number[])[], latitude: number, longitude: number): boolean {
  let isInside = false;
  for (const ring of rings) {
    let [fromX, fromY] = [ring.at(-2)!, ring.at(-1)!];
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [ring[at]!, ring[at + 1]!];
      const isCrossed = y > latitude !== fromY > latitude;
      if (isCrossed && longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) isInside = !isInside;
      [fromX, fromY] = [x, y];
    }
  }
  return isInside;
}
