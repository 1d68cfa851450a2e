import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { type Coast, coastCell } from '@rideline/detection-engine';

/** Written by the build (`scripts/build/coast.mjs`). */
const FILE = new URL('../../../../../coast/coast.bin', import.meta.url);
const MARGIN = 0.15;
const STEPS = 100_000;
const inflate = promisify(inflateRaw);

type Index = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** Land and sea from a file with the coasts of the world; needs no network. */
@Injectable()
export class Coasts {
  private opened: Promise<{ file: FileHandle; index: Index; start: number } | null> | null = null;

  /** The coast of the cell at a position; null without one. */
  at = (latitude: number, longitude: number): Promise<Coast | null> =>
    this.ofCell(coastCell(latitude, longitude));

  async ofCell(cell: string): Promise<Coast | null> {
    const opened = await (this.opened ??= openFile());
    const place = opened !== null && Object.hasOwn(opened.index, cell) ? opened.index[cell] : undefined;
    if (opened === null || place === undefined) return null;
    const { buffer } = await opened.file.read(Buffer.alloc(place[1]), 0, place[1], opened.start + place[0]);
    const polygons = JSON.parse((await inflate(buffer)).toString()) as number[][][];
    const [south = 0, west = 0] = cell.split(',').map(Number);
    return {
      west: Math.max(-180, west - MARGIN),
      south: Math.max(-90, south - MARGIN),
      east: Math.min(180, west + 1 + MARGIN),
      north: Math.min(90, south + 1 + MARGIN),
      sea: polygons.map((rings) => rings.map((ring) => unpacked(ring, west, south))),
    };
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.opened)?.file.close();
  }
}

/** null where the file was not built: pictures and maps do without it. */
async function openFile() {
  const file = await open(FILE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (file === null) return null;
  const { buffer: length } = await file.read(Buffer.alloc(4), 0, 4, 0);
  const bytes = length.readUInt32LE();
  const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, 4);
  return { file, index: JSON.parse(buffer.toString()) as Index, start: 4 + bytes };
}

function unpacked(steps: readonly number[], west: number, south: number): number[] {
  const at = [west * STEPS, south * STEPS];
  return steps.map((step, index) => (at[index % 2]! += step) / STEPS);
}
