import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { fromRoot } from '../lib/paths.mjs';
import { writeTable } from './write-table.mjs';

/** Steps of a degree: about a meter. */
const STEPS = 100_000;
/** The table of `geo-tz` halves the world in both directions until a tile has few borders. */
const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** The quarters of a tile by the letters of `geo-tz`, in its order. */
function quarters({ west, south, east, north }) {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return {
    a: { west: longitude, south: latitude, east, north },
    b: { west, south: latitude, east: longitude, north },
    c: { west, south, east: longitude, north: latitude },
    d: { west: longitude, south, east, north: latitude },
  };
}

/** Rings as steps from point to point, the first one from the corner of the tile. */
function stepsOf({ type, coordinates }, { west, south }) {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  return polygons.map((rings) =>
    rings.map((ring) => {
      let [x, y] = [0, 0];
      return ring.flatMap(([longitude, latitude]) => {
        const [nextX, nextY] = [(longitude - west) * STEPS, (latitude - south) * STEPS].map(Math.round);
        const step = [nextX - x, nextY - y];
        [x, y] = [nextX, nextY];
        return step;
      });
    }),
  );
}

const packed = (value) =>
  brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/**
 * Writes the borders of the world's zones: a tree of tiles in the index, whose leaves are the number of the tile's only
 * zone, or offset and length of its borders.
 * @param {string} output
 */
export function buildZoneBorders(output) {
  const backend = createRequire(fromRoot('backend/package.json'));
  const [geobuf, Pbf] = ['geobuf', 'pbf'].map((name) => backend(name));
  const data = (name) =>
    readFileSync(join(dirname(backend.resolve('geo-tz')), '../data', `timezones.geojson.${name}`));
  const { timezones, lookup } = JSON.parse(data('index.json').toString('utf8'));
  const borders = data('geo.dat');
  const tiles = [];
  let offset = 0;
  function leaf({ pos, len }, tile) {
    const { features } = geobuf.decode(new Pbf(borders.subarray(pos, pos + len)));
    const zones = features.map(({ properties, geometry }) => [
      timezones.indexOf(properties.tzid),
      stepsOf(geometry, tile),
    ]);
    const bytes = packed(zones);
    tiles.push(bytes);
    offset += bytes.length;
    return { at: [offset - bytes.length, bytes.length] };
  }
  function tree(node, tile) {
    if (Array.isArray(node)) return node[0];
    if (node.len > 0) return leaf(node, tile);
    const parts = quarters(tile);
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, tree(part, parts[name])]));
  }
  const index = { zones: timezones, tree: tree(lookup, WORLD) };
  writeTable(output, 'zone-borders.bin', packed(index), tiles);
}
