import { Blob } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { BlobSource, PartSource } from './byte-source.ts';

const KILOBYTE = 1024;
/** Bytes that tell their place, up to 16 MB. */
const byteAt = (place: number) => (place ^ (place >>> 8) ^ (place >>> 16)) & 0xff;
const bytesOf = (start: number, end: number) =>
  Uint8Array.from({ length: end - start }, (_, index) => byteAt(start + index));

/** A file that counts what is read of it. */
class CountedFile extends Blob {
  readonly pieces: number[] = [];
  override slice(start?: number, end?: number): Blob {
    const piece = super.slice(start, end);
    this.pieces.push(piece.size);
    return piece;
  }
}

function fileOf(size: number) {
  const file = new CountedFile([bytesOf(0, size)]);
  return { source: new BlobSource(file as unknown as globalThis.Blob), pieces: file.pieces };
}

describe('a file as a source', () => {
  it('gives the bytes of any range, and fewer at its end', async () => {
    const { source } = fileOf(20_000);
    expect(source.size).toBe(20_000);
    for (const [start, end] of [
      [0, 10],
      [12_345, 19_999],
      [5, 6],
      [19_990, 30_000],
      [20_000, 20_010],
    ] as const) {
      expect(await source.read(start, end)).toEqual(bytesOf(start, Math.min(end, 20_000)));
    }
  });

  it('reads ahead, so that neighboring ranges need one reading', async () => {
    const { source, pieces } = fileOf(100 * KILOBYTE);
    for (let at = 0; at < 4 * KILOBYTE; at += 100) {
      expect(await source.read(at, Math.min(at + 100, 4 * KILOBYTE))).toHaveLength(
        Math.min(100, 4 * KILOBYTE - at),
      );
    }
    expect(pieces).toEqual([8 * KILOBYTE]);
  });

  it('reads more at once while ranges follow each other, up to 256 kB', async () => {
    const { source, pieces } = fileOf(2000 * KILOBYTE);
    for (let at = 0; at < 1900 * KILOBYTE; at += KILOBYTE) await source.read(at, at + KILOBYTE);
    expect(pieces[0]).toBeLessThan(pieces[1]!);
    expect(Math.max(...pieces)).toBe(256 * KILOBYTE);
    expect(pieces.length).toBeLessThan(20);
  });

  it('reads little where ranges are far apart', async () => {
    const { source, pieces } = fileOf(2000 * KILOBYTE);
    for (let at = 0; at < 1900 * KILOBYTE; at += 100 * KILOBYTE) await source.read(at, at + 30);
    expect(Math.max(...pieces.slice(1))).toBe(4 * KILOBYTE);
  });

  it('reads a range of any length at once', async () => {
    const { source, pieces } = fileOf(900 * KILOBYTE);
    expect(await source.read(0, 900 * KILOBYTE)).toEqual(bytesOf(0, 900 * KILOBYTE));
    expect(pieces).toEqual([900 * KILOBYTE]);
  });
});

it('a part of a source counts from its own start and ends with it', async () => {
  const { source } = fileOf(1000);
  const part = new PartSource(source, 100, 50);
  expect(part.size).toBe(50);
  expect(await part.read(0, 10)).toEqual(bytesOf(100, 110));
  expect(await part.read(40, 500)).toEqual(bytesOf(140, 150));
});
