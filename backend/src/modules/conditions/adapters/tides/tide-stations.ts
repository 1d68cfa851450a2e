import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { openBuiltTable, readPart } from '../../../../kernel/built-table.ts';
import type { Constituent, Offsets, Station } from './tide-prediction.ts';

/** Written by the build (`scripts/build/tides.mjs`). */
const FILE = new URL('../../../../../tides/tides.bin', import.meta.url);
/** The tide of a farther station is another one. */
const FARTHEST_KM = 50;
/** A gauge on the coast counts over a nearer one in a river or lagoon, where the tide is later and lower, if it is this much farther at most. */
const COAST_DETOUR_KM = 25;
/** Of 50 kB in memory. */
const MOST_BLOCKS = 40;
const decompress = promisify(brotliDecompress);

interface Index {
  readonly blockLengths: readonly number[];
  readonly stationsABlock: number;
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
  /** Stations away from the sea. */
  readonly inland: readonly (readonly [number: number, meters: number])[];
  readonly constituents: readonly string[];
  readonly credits: readonly string[];
}
type Entry =
  | readonly [name: string, credit: number, constituents: readonly number[]]
  | readonly [name: string, credit: number, reference: number, offsets: readonly number[]];

interface NamedStation {
  readonly name: string;
  /** Meters. */
  readonly distance: number;
}
export interface NearStation extends Station, NamedStation {
  readonly credit: string;
}

/** The stations of the world from a file, read in blocks of neighbors; needs no network. */
@Injectable()
export class TideStations {
  private opened: Promise<OpenTable | null> | null = null;

  /** The nearest station; null without one that is near. */
  async nearest(latitude: number, longitude: number): Promise<NearStation | null> {
    const found = await this.find(latitude, longitude, FARTHEST_KM);
    if (found === null) return null;
    const { table, entry, named } = found;
    return { ...named, credit: table.index.credits[entry[1]]!, ...(await table.station(entry)) };
  }

  /** The nearest station, however far it is. */
  async named(latitude: number, longitude: number): Promise<NamedStation | null> {
    return (await this.find(latitude, longitude, Infinity))?.named ?? null;
  }

  private async find(latitude: number, longitude: number, farthestKm: number) {
    const table = await (this.opened ??= OpenTable.open());
    if (table === null) return null;
    const number = table.nearest(latitude, longitude, farthestKm);
    if (number === null) return null;
    const entry = await table.entry(number);
    const meters = Math.round(table.kmTo(number, latitude, longitude) * 1000);
    return { table, entry, named: { name: entry[0], distance: meters } };
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.opened)?.close();
  }
}

class OpenTable {
  private readonly places: KDBush;
  /** Kilometers to the sea by number. */
  private readonly inland: ReadonlyMap<number, number>;
  private readonly starts: readonly number[];
  private readonly blocks = new Map<number, Promise<readonly Entry[]>>();

  private constructor(
    private readonly file: FileHandle,
    readonly index: Index,
    firstBlock: number,
  ) {
    this.places = new KDBush(index.latitude.length);
    for (const [number, latitude] of index.latitude.entries()) {
      this.places.add(index.longitude[number]!, latitude);
    }
    this.places.finish();
    this.inland = new Map(index.inland.map(([number, meters]) => [number, meters / 1000]));
    let start = firstBlock;
    this.starts = index.blockLengths.map((length) => (start += length) - length);
  }

  static async open(): Promise<OpenTable | null> {
    const table = await openBuiltTable(FILE);
    return table && new OpenTable(table.file, (await unpacked(table.index)) as Index, table.start);
  }

  /**
   * The nearest station. Of a place that may be on the coast it is the nearest on the coast, a little farther: a gauge
   * in a river is nearer to a session up the river than to the sea.
   */
  nearest(latitude: number, longitude: number, farthestKm: number): number | null {
    const [nearest] = around(this.places, longitude, latitude, 1, farthestKm);
    if (nearest === undefined) return null;
    const km = this.kmTo(nearest, latitude, longitude);
    if (km < (this.inland.get(nearest) ?? Infinity)) return nearest;
    const reach = Math.min(farthestKm, km + COAST_DETOUR_KM);
    const isCoast = (number: number) => !this.inland.has(number);
    return around(this.places, longitude, latitude, 1, reach, isCoast)[0] ?? nearest;
  }

  kmTo(number: number, latitude: number, longitude: number): number {
    const { index } = this;
    return distance(longitude, latitude, index.longitude[number]!, index.latitude[number]!);
  }

  async entry(number: number): Promise<Entry> {
    const { stationsABlock } = this.index;
    const block = await this.block(Math.floor(number / stationsABlock));
    return block[number % stationsABlock]!;
  }

  async station(entry: Entry): Promise<Station> {
    if (entry.length === 3) return { constituents: this.constituents(entry[2]), offsets: null };
    const [, , reference, offsets] = entry;
    const [, , constituents] = await this.entry(reference);
    return {
      constituents: this.constituents(constituents as readonly number[]),
      offsets: offsetsOf(offsets),
    };
  }

  close = () => this.file.close();

  private constituents(packed: readonly number[]): readonly Constituent[] {
    return Array.from({ length: packed.length / 3 }, (_, at) => ({
      name: this.index.constituents[packed[3 * at]!]!,
      amplitude: packed[3 * at + 1]! / 1000,
      phase: packed[3 * at + 2]! / 10,
    }));
  }

  private block(number: number): Promise<readonly Entry[]> {
    const known = this.blocks.get(number);
    const block =
      known ??
      readPart(this.file, this.starts[number]!, this.index.blockLengths[number]!).then(
        async (packed) => (await unpacked(packed)) as readonly Entry[],
      );
    this.blocks.delete(number);
    this.blocks.set(number, block);
    if (this.blocks.size > MOST_BLOCKS) this.blocks.delete(this.blocks.keys().next().value!);
    return block;
  }
}

const unpacked = async (packed: Buffer): Promise<unknown> =>
  JSON.parse((await decompress(packed)).toString());

function offsetsOf(packed: readonly number[]): Offsets {
  const [highTime, lowTime, isRatio, high, low, aboveDatum, mean] = packed as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    time: { high: highTime, low: lowTime },
    height: { high: high / 1000, low: low / 1000, type: isRatio === 1 ? 'ratio' : 'fixed' },
    aboveDatum: aboveDatum / 1000,
    mean: mean / 1000,
  };
}
