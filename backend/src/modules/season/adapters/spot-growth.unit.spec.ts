import { describe, expect, it } from '@jest/globals';
import type { Position } from '../events/anchors.ts';
import type { Area } from '../spots.aggregate.ts';
import { mergedCells, sessionCells } from './ride-cells.ts';
import { spotGrowth } from './spot-growth.ts';

const BEACH = { latitude: 37.594, longitude: -122.505 };
/** Take-offs so many meters north of a place. */
const at = (meters: readonly number[], { latitude, longitude } = BEACH): Position[] =>
  meters.map((north) => ({ latitude: latitude + north / 111_195, longitude }));
const many = (rides: number, north: number, place = BEACH) => at(Array<number>(rides).fill(north), place);

const growth = (sessions: readonly (readonly Position[])[], areas: readonly Area[] = []) =>
  spotGrowth([...mergedCells(sessions.map(sessionCells)).values()], areas);
const spotsIn = (...sessions: readonly (readonly Position[])[]) => growth(sessions).found.length;
/** So many rides somewhere else make a session one with many. */
const elsewhere = Array.from({ length: 10 }, (_, index) => ({ latitude: 10 + index, longitude: 0 }));

describe('spots', () => {
  it('are where five rides began within 100 m, three in sessions with few', () => {
    expect(spotsIn([...many(5, 0), ...elsewhere])).toBe(1);
    expect(spotsIn([...many(4, 0), ...elsewhere])).toBe(0);
    expect(spotsIn(many(3, 0))).toBe(1);
    expect(spotsIn(many(2, 0))).toBe(0);
    expect(spotsIn(many(2, 0), many(1, 30))).toBe(1);
  });

  it('join over gaps of 90 m, also of several sessions, and not over 130 m', () => {
    expect(spotsIn([...many(5, 0), ...many(5, 90), ...many(5, 180)])).toBe(1);
    expect(spotsIn(many(5, 0), many(5, 90))).toBe(1);
    expect(spotsIn([...many(5, 0), ...many(5, 130)])).toBe(2);
  });

  it('are at most 1.5 km wide', () => {
    const beach = (meters: number) =>
      Array.from({ length: meters / 50 + 1 }, (_, step) => many(5, step * 50)).flat();
    expect(spotsIn(beach(1450))).toBe(1);
    const long = growth([beach(2500)]).found;
    expect(long).toHaveLength(2);
    for (const anchors of long) {
      const north = anchors.map(({ latitude }) => latitude);
      expect((Math.max(...north) - Math.min(...north)) * 111_195).toBeLessThanOrEqual(1501);
    }
  });

  it('lie across the date line', () => {
    const line = (degrees: number) => Array<Position>(5).fill({ latitude: -17, longitude: degrees });
    expect(spotsIn([...line(179.9998), ...line(-179.9998)])).toBe(1);
  });

  it('are shown where most rides began', () => {
    const [[first] = []] = growth([[...many(5, 0), ...many(9, 60), ...many(5, 120)]]).found;
    expect(first).toEqual(at([60])[0]);
  });
});

describe('known spots', () => {
  const known = [{ spotId: 7, anchors: at([0]) }];

  it('are not found again, and grow where later rides began beside them', () => {
    expect(growth([many(5, 40)], known)).toEqual({ found: [], extended: [] });
    expect(growth([many(5, 0), many(5, 90), many(5, 170)], known)).toEqual({
      found: [],
      extended: [{ spotId: 7, anchors: at([170]) }],
    });
  });

  it('leave a break of its own beside them', () => {
    expect(growth([many(5, 0), many(5, 300)], known)).toEqual({ found: [at([300])], extended: [] });
  });

  it('stay two when rides began between them', () => {
    const two = [...known, { spotId: 8, anchors: at([160]) }];
    expect(growth([many(5, 0), many(5, 80), many(5, 160)], two)).toEqual({ found: [], extended: [] });
  });
});
