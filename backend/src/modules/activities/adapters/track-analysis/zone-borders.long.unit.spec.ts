import { describe, expect, it } from '@jest/globals';
import { coastCell, utcOffset } from '@rideline/detection-engine';
import { find } from 'geo-tz/all';
import { Coasts } from '../coasts.ts';
import { zoneAt } from './zone-borders.ts';

/** Degrees beside a coast: on the beach and in the water. */
const ASIDE = 0.002;
const TIMES = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
const clockIn = (timeZone: string) => TIMES.map((millis) => utcOffset({ millis, timeZone })).join();

/** Positions on both sides of the coast of a cell; few of each ring, so that islands have theirs. */
async function besideCoast(coasts: Coasts, south: number, west: number) {
  const coast = await coasts.ofCell(coastCell(south, west));
  if (coast === null) return [];
  return coast.sea.flatMap((rings) =>
    rings.slice(0, 3).map((ring) => {
      const at = 2 * Math.floor(ring.length / 4);
      return { latitude: ring[at + 1]! + ASIDE, longitude: ring[at]! - ASIDE };
    }),
  );
}

describe('the zones of coasts', () => {
  it('have the clock of the exact borders', async () => {
    const coasts = new Coasts();
    const others: unknown[] = [];
    let positions = 0;
    for (let south = -60; south < 75; south += 1) {
      for (let west = -180; west < 180; west += 1) {
        for (const { latitude, longitude } of await besideCoast(coasts, south, west)) {
          if (Math.abs(longitude) >= 180) continue;
          positions += 1;
          const [exact] = find(latitude, longitude);
          const zone = await zoneAt({ latitude, longitude });
          if (clockIn(zone) !== clockIn(exact!)) others.push([latitude, longitude, zone, exact]);
        }
      }
    }
    await coasts.onModuleDestroy();
    expect(others).toEqual([]);
    expect(positions).toBeGreaterThan(8000);
  }, 600_000);
});
