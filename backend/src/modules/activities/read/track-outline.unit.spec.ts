import { describe, expect, it } from '@jest/globals';
import { type Coast, cleanTrack, sessionFrame, simulateSession } from '@rideline/detection-engine';
import { simplified } from './simplified.ts';
import { OUTLINE_SIDE, trackOutline } from './track-outline.ts';

const track = cleanTrack(
  simulateSession({ surfType: 'traveling_waves', seed: 4, durationMinutes: 60 }).recorded,
);
const rides = [
  { firstPoint: 600, lastPoint: 630, distance: 150 },
  { firstPoint: 1200, lastPoint: 1225, distance: 100 },
];

type Rides = Parameters<typeof trackOutline>[1];

const outlineOf = (drawn: Rides, coast: Coast | null = null, of = track) => {
  const spans = drawn.map(({ firstPoint, lastPoint }) => [firstPoint, lastPoint] as const);
  return trackOutline(of, drawn, { ...sessionFrame(of, spans, null), coast });
};

const pointsOf = (path: string): [number, number][] => {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+) (-?[\d.]+)/g)].map(([, step, dx, dy]) => {
    [x, y] = step === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    return [x, y];
  });
};
const isInside = ([x, y]: [number, number]) => x >= 0 && y >= 0 && x <= OUTLINE_SIDE && y <= OUTLINE_SIDE;

describe('the outline of a track', () => {
  it('has its rides within the square, and few points', () => {
    const outline = outlineOf(rides);
    expect(outline.rides.match(/M/g)).toHaveLength(2);
    expect(pointsOf(outline.rides).every(isInside)).toBe(true);
    expect(pointsOf(outline.way).length).toBeLessThanOrEqual(160);
    expect(outline.way.length + outline.rides.length).toBeLessThan(1_800);
  });

  it('has the whole way within the square where there is no ride', () => {
    const outline = outlineOf([]);
    expect(outline.rides).toBe('');
    expect(pointsOf(outline.way).length).toBeGreaterThan(10);
    expect(pointsOf(outline.way).every(isInside)).toBe(true);
  });

  it('has the sea where land is in the picture', () => {
    const [latitude, longitude] = [track.latitude[600]!, track.longitude[600]!];
    const box = { west: longitude - 1, south: latitude - 1, east: longitude + 1, north: latitude + 1 };
    const seaUntil = (east: number) => ({
      ...box,
      sea: [[[box.west, box.south, east, box.south, east, box.north, box.west, box.north]]],
    });
    expect(outlineOf(rides, seaUntil(longitude)).sea).toMatch(/^M-8 -8L-8 72L[\d.]+ 72L[\d.]+ -8Z$/);
    expect(outlineOf(rides, seaUntil(box.east)).sea).toBe('');
    expect(outlineOf(rides).sea).toBe('');
  });

  it('is the same anywhere on earth', () => {
    const moved = { ...track, longitude: track.longitude.map((degrees) => degrees + 40) };
    expect(outlineOf(rides, null, moved)).toEqual(outlineOf(rides));
  });

  it('is a dot for a single point, and empty for none', () => {
    const [latitude, longitude] = [track.latitude, track.longitude];
    const at = (length: number) =>
      outlineOf([], null, {
        ...track,
        length,
        latitude: latitude.slice(0, length),
        longitude: longitude.slice(0, length),
      });
    expect(at(0)).toEqual({ way: '', rides: '', sea: '' });
    expect(at(1).way).toMatch(/^M32 32$/);
  });
});

describe('simplifying a line', () => {
  const line = { x: Float64Array.of(0, 1, 2, 3, 4), y: Float64Array.of(0, 0.1, 4, 0.1, 0) };

  it('keeps what is farther away than the tolerance', () => {
    expect(simplified(line, 0, 4, { tolerance: 3, most: 9 })).toEqual([0, 2, 4]);
    expect(simplified(line, 0, 4, { tolerance: 0.5, most: 9 })).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps the farthest rows first', () => {
    expect(simplified(line, 0, 4, { tolerance: 0, most: 3 })).toEqual([0, 2, 4]);
    expect(simplified(line, 2, 2, { tolerance: 0, most: 3 })).toEqual([2]);
  });
});
