import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import { openBuiltTable, readPart } from '../../../platform/built-table.ts';
import type { Constituent } from './tide-prediction.ts';

/** Of 50 kB in memory. */
const MOST_BLOCKS = 40;
const decompress = promisify(brotliDecompress);

/** What the index of every table of stations has. */
export interface StationIndex {
  readonly blockLengths: readonly number[];
  readonly stationsABlock: number;
  readonly latitude: readonly number[];
  readonly longitude: readonly number[];
  readonly constituents: readonly string[];
  readonly credits: readonly string[];
}

/** A table of stations that the build wrote (`scripts/build/tides.mjs`), read in blocks of neighbors. */
export class BuiltStations<Index extends StationIndex, Entry> {
  private readonly places: KDBush;
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
    let start = firstBlock;
    this.starts = index.blockLengths.map((length) => (start += length) - length);
  }

  /** null where the file was not built: the app does without it. */
  static async open<Index extends StationIndex, Entry>(
    path: string,
  ): Promise<BuiltStations<Index, Entry> | null> {
    const table = await openBuiltTable(path);
    return table && new BuiltStations(table.file, (await unpacked(table.index)) as Index, table.start);
  }

  /** The number of the nearest station within a distance; null without one. */
  nearest(
    latitude: number,
    longitude: number,
    farthestKm: number,
    isWanted?: (number: number) => boolean,
  ): number | null {
    return around(this.places, longitude, latitude, 1, farthestKm, isWanted)[0] ?? null;
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

  constituents(packed: readonly number[]): readonly Constituent[] {
    return Array.from({ length: packed.length / 3 }, (_, at) => ({
      name: this.index.constituents[packed[3 * at]!]!,
      amplitude: packed[3 * at + 1]! / 1000,
      phase: packed[3 * at + 2]! / 10,
    }));
  }

  close = () => this.file.close();

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
