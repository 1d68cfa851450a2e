import { describe, expect, it } from '@jest/globals';
import { arrowsAlong, fitWave } from './wave-shape.ts';

const size = { width: 300, height: 200 };

describe('the picture of a wave', () => {
  it('shows every row of the ride inside, north up and east right', () => {
    const track = {
      latitude: Float64Array.from([48, 48.0005, 48.001, 49]),
      longitude: Float64Array.from([-123, -122.999, -122.998, -122]),
    };
    const at = fitWave(track, { id: 1, firstRow: 0, lastRow: 2 }, size);
    for (const row of [0, 1, 2]) {
      const [x, y] = at(row);
      expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
    }
    expect(at(2)[0]).toBeGreaterThan(at(0)[0]);
    expect(at(2)[1]).toBeLessThan(at(0)[1]);
  });

  it('keeps a ride across the antimeridian in one piece', () => {
    const track = {
      latitude: Float64Array.from([10, 10, 10]),
      longitude: Float64Array.from([179.9999, 180, -179.9999]),
    };
    const at = fitWave(track, { id: 1, firstRow: 0, lastRow: 2 }, size);
    expect(at(1)[0] - at(0)[0]).toBeCloseTo(at(2)[0] - at(1)[0], 3);
  });

  it('draws a ride that stays in one place in the middle', () => {
    const track = { latitude: Float64Array.from([10, 10]), longitude: Float64Array.from([20, 20]) };
    expect(fitWave(track, { id: 1, firstRow: 0, lastRow: 1 }, size)(1)).toEqual([150, 100]);
  });

  it('has arrows that point the way that was ridden', () => {
    const down = arrowsAlong(
      [0, 10, 20, 30, 40].map((y) => [5, y] as const),
      2,
    );
    expect(down.map(({ degrees }) => degrees)).toEqual([90, 90]);
    expect(arrowsAlong([[5, 5]], 2)).toEqual([]);
  });
});
