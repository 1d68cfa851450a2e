import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { fromRoot } from '../lib/paths.mjs';

const STEPS = 100_000;
const METERS_A_DEGREE = 111_195;

/** Reads what coast.mjs wrote: the rings of a cell as longitudes and latitudes in turn. */
function openCoast(folder) {
  const file = readFileSync(fromRoot(folder, 'coast.bin'));
  const start = 4 + file.readUInt32LE();
  const index = JSON.parse(file.subarray(4, start).toString());
  return (south, west) => {
    const [offset, length] = index[`${south},${west}`] ?? [];
    if (offset === undefined) return null;
    const packed = file.subarray(start + offset, start + offset + length);
    return JSON.parse(inflateRawSync(packed).toString()).flatMap((rings) =>
      rings.map((ring) => {
        const at = [west * STEPS, south * STEPS];
        return ring.map((step, index) => (at[index % 2] += step) / STEPS);
      }),
    );
  };
}

/**
 * Measures how far positions on land are from the sea. Positions of one cell should follow each other.
 * @returns meters, 0 at sea; Infinity in a cell without a coast
 */
export function seaDistances(folder) {
  const cellAt = openCoast(folder);
  let [open, rings] = ['', null];
  return (latitude, longitude) => {
    const cell = [Math.floor(latitude), Math.floor(longitude)];
    if (open !== cell.join()) [open, rings] = [cell.join(), cellAt(...cell)];
    return rings === null ? Infinity : distanceToRings(rings, latitude, longitude);
  };
}

function distanceToRings(rings, latitude, longitude) {
  const east = Math.cos((latitude * Math.PI) / 180) * METERS_A_DEGREE;
  let [isAtSea, nearest] = [false, Infinity];
  for (const ring of rings) {
    let [x, y] = [(ring.at(-2) - longitude) * east, (ring.at(-1) - latitude) * METERS_A_DEGREE];
    for (let at = 0; at < ring.length; at += 2) {
      const [fromX, fromY] = [x, y];
      x = (ring[at] - longitude) * east;
      y = (ring[at + 1] - latitude) * METERS_A_DEGREE;
      if (fromY > 0 !== y > 0 && fromX + ((x - fromX) * -fromY) / (y - fromY) > 0) isAtSea = !isAtSea;
      const [stepX, stepY] = [x - fromX, y - fromY];
      const along = -(fromX * stepX + fromY * stepY) / (stepX ** 2 + stepY ** 2 || 1);
      const share = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, Math.hypot(fromX + share * stepX, fromY + share * stepY));
    }
  }
  return isAtSea ? 0 : nearest;
}
