import { describe, expect, it } from '@jest/globals';
import { readTrackFile } from '../../test/read-with-room.ts';
import type { TrackFormat } from '../track/recorded-track.ts';
import { encodeTrackFile } from './encode.ts';

type Place = readonly [latitude: number, longitude: number];

const START = Date.UTC(2026, 8, 12, 15);
const DENVER: Place = [39.7392, -104.9903];
/** A position a second, walking north at Santa Cruz. */
const there = (row: number): Place => [36.95 + row * 1e-5, -122.02];

/** Reads a file of 60 rows a second apart and returns which have a position, and what was left out. */
async function read(
  placeOf: (row: number) => Place | null,
  format: TrackFormat = 'gpx',
  secondOf: (row: number) => number = (row) => row,
) {
  const length = 60;
  const column = (value: (row: number) => number) => Float64Array.from({ length }, (_, row) => value(row));
  const bytes = encodeTrackFile(
    {
      length,
      time: column((row) => START + secondOf(row) * 1000),
      latitude: column((row) => placeOf(row)?.[0] ?? NaN),
      longitude: column((row) => placeOf(row)?.[1] ?? NaN),
      recordedSpeed: column(() => 1.1),
      recordedDistance: column((row) => row * 1.1),
      denseSpeed: null,
    },
    format,
  );
  const track = await readTrackFile(bytes, `a.${format}`);
  const placed = Array.from(track.latitude, (degrees, row) => (Number.isNaN(degrees) ? -1 : row));
  return { track, placed: placed.filter((row) => row >= 0), warnings: track.facts.warnings };
}
const rowsExcept = (left: (row: number) => boolean) =>
  Array.from({ length: 60 }, (_, row) => row).filter((row) => !left(row));

describe.each(['fit', 'gpx', 'tcx'] as const)('positions of a %s file', (format) => {
  it('are none at 0, 0, and those are counted', async () => {
    const isLost = (row: number) => row < 12 || row === 30;
    const { track, placed, warnings } = await read((row) => (isLost(row) ? [0, 0] : there(row)), format);
    expect(track.length).toBe(60);
    expect(placed).toEqual(rowsExcept(isLost));
    expect(warnings).toEqual(['13 positions at 0, 0 (no GPS signal) were left out.']);
  });

  it.each([
    ['the first one', (row: number) => row === 0],
    ['a run at the start', (row: number) => row < 15],
    ['a run in the middle', (row: number) => row > 20 && row < 40],
    ['every fifth one', (row: number) => row % 5 === 2],
  ])('are left out far from the rest: %s', async (_, isFar) => {
    const { placed, warnings } = await read((row) => (isFar(row) ? DENVER : there(row)), format);
    expect(placed).toEqual(rowsExcept(isFar));
    const count = 60 - placed.length;
    expect(warnings).toEqual([
      `${count} position${count === 1 ? '' : 's'} far from the rest of the session ${count === 1 ? 'was' : 'were'} left out.`,
    ]);
  });
});

describe('positions', () => {
  it('have longitudes of 0 to 360 too', async () => {
    const { track, warnings } = await read((row) => [-16.77, 179.9997 + row * 1e-5]);
    expect(track.longitude[59]).toBeCloseTo(-179.99971, 5);
    expect(warnings).toEqual([]);
  });

  it('are kept far away where there was time to get there', async () => {
    const { placed, warnings } = await read(
      (row) => (row < 10 ? [37.3, -121.9] : there(row)),
      'gpx',
      (row) => (row < 10 ? row : row + 3600),
    );
    expect(placed).toHaveLength(60);
    expect(warnings).toEqual([]);
  });

  it('are left out where there was time to get there and none to get back', async () => {
    const { placed } = await read(
      (row) => (row === 30 ? [37.3, -121.9] : there(row)),
      'gpx',
      (row) => (row < 30 ? row : row + 3600),
    );
    expect(placed).toEqual(rowsExcept((row) => row === 30));
  });

  it('are all kept where no place has most of them', async () => {
    const { placed, warnings } = await read((row) => [30 + row / 10, -100]);
    expect(placed).toHaveLength(60);
    expect(warnings).toEqual([]);
  });
});
