import { describe, expect, it } from '@jest/globals';
import { planeDistance } from '@rideline/detection-engine';
import type { Config } from '../../../platform/config/config.ts';
import { cutCircle } from '../read/public/visible-session.ts';
import { CutShifts } from './cut-shifts.ts';

const keyed = (...keys: readonly number[]) =>
  new CutShifts({ secretKeys: keys.map((key) => new Uint8Array(32).fill(key)) } as Partial<Config> as Config);
const shifts = keyed(1);
const places = [
  [37.7594, -122.5107],
  [-28.1642, 153.5495],
  [0, 179.9999],
  [66.5, -179.9999],
] as const;
const circles = places.flatMap(([latitude, longitude]) =>
  [10, 100, 200, 20_000].map((radiusMeters) => ({ latitude, longitude, radiusMeters })),
);

describe('the circle that is cut around a hidden place', () => {
  it.each(circles)('contains the chosen circle and has another center: %j', (chosen) => {
    for (let owner = 1; owner <= 100; owner++) {
      const cut = cutCircle({ ...chosen, shift: shifts.shiftOf(owner, chosen) });
      const off = planeDistance(chosen.latitude, chosen.longitude, cut.latitude, cut.longitude);
      const { radiusMeters } = chosen;
      expect(Math.abs(cut.longitude)).toBeLessThanOrEqual(180);
      expect(off).toBeGreaterThan(0.24 * radiusMeters);
      // 0.1 % tolerance for the planar distance.
      expect(off + radiusMeters).toBeLessThan(cut.radiusMeters * 1.001);
    }
  });

  it('is shifted in every direction', () => {
    const chosen = circles[2]!;
    const quadrants = Array.from({ length: 400 }, (_, owner) => {
      const [north, east] = shifts.shiftOf(owner, chosen);
      return (north > 0 ? 2 : 0) + (east > 0 ? 1 : 0);
    });
    for (const quadrant of [0, 1, 2, 3]) {
      expect(quadrants.filter((one) => one === quadrant).length).toBeGreaterThan(70);
    }
  });

  it('has the same shift for every session of a person around one place, and another one under another key', () => {
    const home = { latitude: 37.7594, longitude: -122.5107, radiusMeters: 200 };
    const nextDay = { ...home, latitude: 37.7595, longitude: -122.5106 };
    expect(shifts.shiftOf(7, nextDay)).toEqual(shifts.shiftOf(7, home));
    expect(shifts.shiftOf(8, home)).not.toEqual(shifts.shiftOf(7, home));
    expect(shifts.shiftOf(7, { ...home, radiusMeters: 500 }).map((meters) => meters / 2.5)).not.toEqual(
      shifts.shiftOf(7, home),
    );
    expect(keyed(2).shiftOf(7, home)).not.toEqual(shifts.shiftOf(7, home));
    expect(keyed(2, 1).shiftOf(7, home)).toEqual(shifts.shiftOf(7, home));
  });
});
