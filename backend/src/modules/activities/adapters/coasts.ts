import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { type Coast, coastCell } from '@rideline/detection-engine';
import { openBuiltTable, readPart } from '../../../platform/built-table.ts';

/** Written by the build (`scripts/build/coast.mjs`). */
const FILE = 'coast/coast.bin';
const MARGIN = 0.15;
const STEPS = 100_000;
const inflate = promisify(inflateRaw);

type Index = Readonly<Record<string, readonly [offset: number, length: number]>>;

/** Land and sea from a file with the coasts of the world; needs no network. */
@Injectable()
export class Coasts {
  private opened: ReturnType<typeof openCoasts> | null = null;

  /** The coast of the cell at a position; null without one. */
  at = (latitude: number, longitude: number): Promise<Coast | null> =>
    this.ofCell(coastCell(latitude, longitude));

  async ofCell(cell: string): Promise<Coast | null> {
    const opened = await (this.opened ??= openCoasts());
    const place = opened !== null && Object.hasOwn(opened.index, cell) ? opened.index[cell] : undefined;
    if (opened === null || place === undefined) return null;
    const [offset, length] = place;
    const packed = await readPart(opened.file, opened.start + offset, length);
    const polygons = JSON.parse((await inflate(packed)).toString()) as number[][][];
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

async function openCoasts() {
  const table = await openBuiltTable(FILE);
  return table && { ...table, index: JSON.parse(table.index.toString()) as Index };
}

function unpacked(steps: readonly number[], west: number, south: number): number[] {
  const at = [west * STEPS, south * STEPS];
  return steps.map((step, index) => (at[index % 2]! += step) / STEPS);
}
