import { describe, expect, it } from '@jest/globals';
import { stationsWithWrongClock } from './tide-clocks.mjs';

const SPEEDS = { M2: 28.9841042, S2: 30, N2: 28.4397295, K1: 15.0410686 };

/** A station of a harbor's tide, `late` minutes behind it. */
function station(id: string, kmNorth: number, late = 0, height = 1) {
  return {
    id,
    latitude: 30 + kmNorth / 111,
    longitude: -80,
    harmonic_constituents: Object.entries(SPEEDS).map(([name, speed]) => ({
      name,
      amplitude: height,
      phase: (((200 + (late / 60) * speed) % 360) + 360) % 360,
    })),
  };
}
const left = (...stations: ReturnType<typeof station>[]) => [...stationsWithWrongClock(stations)];

describe('stations with a wrong clock', () => {
  it('have all others around them against them', () => {
    const around = [station('noaa/1', 1), station('ticon/b-2-esp-ieo', 2, 5)];
    expect(left(...around, station('ticon/a-1-esp-uhslc', 0, -61))).toEqual(['ticon/a-1-esp-uhslc']);
    expect(left(...around, station('ticon/a-1-esp-uhslc', 0, -30))).toEqual([]);
  });

  it('are not those that a river or an inlet delays: by other times, or lower', () => {
    const around = [station('noaa/1', 1), station('noaa/2', 2)];
    const inRiver = station('ticon/a-1-usa-usgs', 0, 70);
    const later = station('', 0, 130).harmonic_constituents;
    inRiver.harmonic_constituents[3] = later[3]!;
    expect(left(...around, inRiver)).toEqual([]);
    expect(left(...around, station('ticon/b-1-usa-usgs', 0, 150, 0.6))).toEqual([]);
  });

  it('are none of two that have nobody else near', () => {
    expect(left(station('noaa/1', 1), station('ticon/a-1-ita-x', 0, 75))).toEqual([]);
  });

  it('are a whole producer of whose stations most are wrong, but those that agree with the nearest other', () => {
    const places = [0, 100, 200];
    const others = places.flatMap((km) => [
      station(`noaa/${km}`, km + 3),
      station(`noaa/${km + 900}`, km + 900),
      station(`ticon/a-${km}-usa-usgs`, km + 903),
    ]);
    const wrong = places.map((km) => station(`ticon/a-${km}-usa-sfwmd`, km, -290));
    const unseen = station('ticon/a-30-usa-sfwmd', 30, -290);
    const right = station('ticon/a-70-usa-sfwmd', 70);
    expect(left(...others, ...wrong, unseen, right)).toEqual([...wrong, unseen].map(({ id }) => id));
    expect(left(...others, ...wrong.slice(1))).toEqual([]);
  });
});
