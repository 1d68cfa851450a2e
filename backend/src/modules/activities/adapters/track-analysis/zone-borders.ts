import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { openBuiltTable, readPart } from '../../../../platform/built-table.ts';

/** Written by the build (`scripts/build/zone-borders.mjs`). */
const FILE = 'zone-borders/zone-borders.bin';
/** Steps of a degree in the file. */
const STEPS = 100_000;
/** Degrees of a zone of the open sea. */
const SEA_ZONE = 15;
const decompress = promisify(brotliDecompress);

/** A tile of the world: the number of its only zone, where its borders are, or its quarters; absent on the open sea. */
type Tile = number | Borders | Quarters;
interface Borders {
  readonly at: readonly [offset: number, bytes: number];
}
interface Quarters {
  readonly a?: Tile;
  readonly b?: Tile;
  readonly c?: Tile;
  readonly d?: Tile;
}
/** Outlines with holes: steps east and north from point to point, the first from the corner of the tile. */
type Zone = readonly [number: number, polygons: readonly (readonly (readonly number[])[])[]];

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface Table {
  readonly file: FileHandle;
  readonly start: number;
  readonly zones: readonly string[];
  readonly tree: Tile;
}

let opened: Promise<Table> | null = null;

async function open(): Promise<Table> {
  const table = await openBuiltTable(FILE);
  if (table === null) throw new Error('The borders of time zones are not built: npm run build');
  const index = JSON.parse((await decompress(table.index)).toString('utf8')) as Pick<Table, 'zones' | 'tree'>;
  return { file: table.file, start: table.start, ...index };
}

/** IANA name of the zone of a position in degrees; on the open sea that of its longitude, as 'Etc/GMT+9'. */
export async function zoneAt({ latitude, longitude }: Position): Promise<string> {
  const table = await (opened ??= open());
  let [west, south, width, height] = [-180, -90, 360, 180];
  let tile: Tile | undefined = table.tree;
  while (typeof tile === 'object' && !('at' in tile)) {
    [width, height] = [width / 2, height / 2];
    const [isEast, isNorth] = [longitude >= west + width, latitude >= south + height];
    tile = tile[isNorth ? (isEast ? 'a' : 'b') : isEast ? 'd' : 'c'];
    if (isEast) west += width;
    if (isNorth) south += height;
  }
  const zone =
    typeof tile === 'object' ? await zoneWithin(table, tile.at, [longitude - west, latitude - south]) : tile;
  return zone === undefined ? seaZone(longitude) : table.zones[zone]!;
}

async function zoneWithin(
  { file, start }: Table,
  [offset, bytes]: readonly [number, number],
  [east, north]: readonly [number, number],
): Promise<number | undefined> {
  const text = await decompress(await readPart(file, start + offset, bytes));
  const zones = JSON.parse(text.toString('utf8')) as readonly Zone[];
  const isWithin = (rings: readonly (readonly number[])[]) =>
    rings.reduce((within, ring) => within !== crosses(ring, east * STEPS, north * STEPS), false);
  return zones.find(([, polygons]) => polygons.some(isWithin))?.[0];
}

/** Whether a ray to the east crosses a ring an odd number of times. */
function crosses(steps: readonly number[], east: number, north: number): boolean {
  let isOdd = false;
  let [x, y] = [steps[0]!, steps[1]!];
  for (let at = 2; at < steps.length; at += 2) {
    const [toX, toY] = [x + steps[at]!, y + steps[at + 1]!];
    if (y > north !== toY > north && east < x + ((north - y) / (toY - y)) * (toX - x)) isOdd = !isOdd;
    [x, y] = [toX, toY];
  }
  return isOdd;
}

function seaZone(longitude: number): string {
  const hours = Math.round(longitude / SEA_ZONE);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
}
