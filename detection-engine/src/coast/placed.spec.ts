import { describe, expect, it } from '@jest/globals';
import { placedIn, planeDistance } from '../index.ts';

const AREA = { left: 10, top: 20, width: 200, height: 100 };

describe('positions in a picture', () => {
  it('keep distances, with north up and the box in the middle', () => {
    const box = { west: -122.51, south: 37.76, east: -122.5, north: 37.77 };
    const { place, perMeter } = placedIn(box, AREA);
    const [[x, y], [otherX, otherY]] = [place(37.76, -122.51), place(37.77, -122.5)];
    expect([otherX > x, otherY < y]).toEqual([true, true]);
    expect([(x + otherX) / 2, (y + otherY) / 2]).toEqual([expect.closeTo(110), expect.closeTo(70)]);
    expect([y, otherY]).toEqual([expect.closeTo(120), expect.closeTo(20)]);
    expect(Math.hypot(otherX - x, otherY - y) / perMeter).toBeCloseTo(
      planeDistance(37.76, -122.51, 37.77, -122.5),
      -1,
    );
  });

  it.each([
    [179.999, -179.999],
    [-179.999, 179.999],
  ])('stay in one piece from %d to %d degrees', (from, to) => {
    const [west, east] = from > 0 ? [179.999, 180.001] : [-180.001, -179.999];
    const { place, perMeter } = placedIn({ west, south: -17, east, north: -17 }, AREA, 40);
    const meters = (place(-17, to)[0] - place(-17, from)[0]) / perMeter;
    expect(Math.abs(meters)).toBeCloseTo(planeDistance(-17, from, -17, to), -1);
    expect(Math.sign(meters)).toBe(Math.sign(from));
  });

  it('enlarge a small box by as much as the least extent allows', () => {
    expect(placedIn({ west: 5, south: 5, east: 5, north: 5 }, AREA, 40).perMeter).toBe(2.5);
  });
});
