import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateRawSync } from 'node:zlib';
import { fromRoot } from '../lib/paths.mjs';
import { writeTable } from './write-table.mjs';

/** Degrees that a cell reaches over the next ones, so that one cell is enough for a session. */
const MARGIN = 0.15;
/** Steps of a degree: about a meter. */
const STEPS = 100_000;
/** Square degrees; borders that run along a cell and back have none. */
const LEAST_AREA = 1e-9;

/** The part of a ring on one side of a parallel or meridian, or null; borders along it may overlap. */
function clip(ring, axis, limit, side) {
  const clipped = [];
  let area = 0;
  const add = (point) => {
    const last = clipped.at(-1) ?? point;
    area += last[0] * point[1] - point[0] * last[1];
    clipped.push(point);
  };
  let from = ring.at(-1);
  let wasInside = (from[axis] - limit) * side >= 0;
  for (const to of ring) {
    const isInside = (to[axis] - limit) * side >= 0;
    if (isInside !== wasInside) {
      const share = (limit - from[axis]) / (to[axis] - from[axis]);
      const other = from[1 - axis] + share * (to[1 - axis] - from[1 - axis]);
      add(axis === 0 ? [limit, other] : [other, limit]);
    }
    if (isInside) add(to);
    [from, wasInside] = [to, isInside];
  }
  if (clipped.length < 3) return null;
  const [[lastX, lastY], [firstX, firstY]] = [clipped.at(-1), clipped[0]];
  return Math.abs(area + lastX * firstY - firstX * lastY) < LEAST_AREA ? null : clipped;
}

/** Polygons of the sea within the limit; a polygon is its outer ring and its islands. */
const clipAll = (polygons, axis, limit, side) =>
  polygons.flatMap(([outer, ...islands]) => {
    const kept = clip(outer, axis, limit, side);
    if (kept === null) return [];
    return [[kept, ...islands.map((ring) => clip(ring, axis, limit, side)).filter((ring) => ring !== null)]];
  });

/** Whether all of the sea's border is that of its cell. */
const isOpenSea = ([[outer] = [], ...more], /** @type {number[]} */ [west, south, east, north]) =>
  more.length === 0 && outer.every(([x, y]) => x === west || x === east || y === south || y === north);

/** Calls `found` with each cell of a degree that has a coast. */
function split(polygons, /** @type {number[]} */ [west, south, east, north], found) {
  if (polygons.length === 0) return;
  const box = [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];
  const edges = [-180, -90, 180, 90].map((limit, at) => (at < 2 ? Math.max : Math.min)(limit, box[at]));
  if (polygons.every((rings) => rings.length === 1) && isOpenSea(polygons, edges)) return;
  if (east - west === 1 && north - south === 1) return found(polygons, west, south);
  const axis = east - west >= north - south ? 0 : 1;
  const middle = axis === 0 ? (west + east) >> 1 : (south + north) >> 1;
  const [low, high] =
    axis === 0
      ? [
          [west, south, middle, north],
          [middle, south, east, north],
        ]
      : [
          [west, south, east, middle],
          [west, middle, east, north],
        ];
  split(clipAll(polygons, axis, middle + MARGIN, -1), low, found);
  split(clipAll(polygons, axis, middle - MARGIN, 1), high, found);
}

/** Steps from the cell's corner, then from point to point. */
function packed(polygons, west, south) {
  const flat = polygons.map((rings) =>
    rings.map((ring) => {
      let [x, y] = [west * STEPS, south * STEPS];
      return ring.flatMap(([longitude, latitude]) => {
        const [nextX, nextY] = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
        const step = [nextX - x, nextY - y];
        [x, y] = [nextX, nextY];
        return step;
      });
    }),
  );
  return deflateRawSync(JSON.stringify(flat), { level: 9 });
}

/**
 * Cuts the seas of the world into cells of a degree. The file begins with the length of its index in bytes; the index
 * has offset and length of each cell with a coast, by latitude and longitude of its south-west corner.
 */
export function buildCoast(output) {
  const { resolve } = createRequire(fromRoot('backend/package.json'));
  const world = JSON.parse(readFileSync(resolve('@geo-maps/earth-seas-10m/map.geo.json'), 'utf8'));
  const seas = world.geometries.flatMap(({ coordinates }) => coordinates);
  const open = seas.map((rings) => rings.map((ring) => ring.slice(0, -1)));
  const cells = [];
  const index = {};
  let offset = 0;
  split(open, [-180, -90, 180, 90], (polygons, west, south) => {
    const cell = packed(polygons, west, south);
    index[`${south},${west}`] = [offset, cell.length];
    offset += cell.length;
    cells.push(cell);
  });
  writeTable(output, 'coast.bin', Buffer.from(JSON.stringify(index)), cells);
}
