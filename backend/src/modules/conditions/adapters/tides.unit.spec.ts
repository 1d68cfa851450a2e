import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SessionTides } from './session-tides.ts';
import { StationPrediction, type Turn } from './tide-prediction.ts';
import { TideStations } from './tide-stations.ts';

const stations = new TideStations();
const tides = new SessionTides(stations);
afterAll(() => stations.onModuleDestroy());

const HOUR = 3_600_000;
const FOOT = 0.3048;
const tideAt = (latitude: number, longitude: number, start: string, hours = 2) => {
  const startTime = Date.parse(start);
  return tides.of({ latitude, longitude, startTime, endTime: startTime + hours * HOUR });
};

/** Predictions that NOAA published, above mean lower low water: for a station with constituents, and for those that change another one's turns. */
const PUBLISHED = [
  {
    name: 'Friday Harbor',
    at: [48.5453, -123.0125],
    meters: 1,
    offset: 'Z',
    /** Of the mean sea level, by NOAA's datums. */
    mean: 1.387,
    table: `2026-07-15 02:52 2.568 H|2026-07-15 06:58 2.128 L|2026-07-15 10:47 2.353 H|2026-07-15 19:02 -0.891 L
      |2026-07-16 03:24 2.551 H|2026-07-16 08:07 1.925 L|2026-07-16 11:55 2.163 H|2026-07-16 19:48 -0.682 L
      |2026-07-17 03:55 2.519 H|2026-07-17 09:15 1.660 L|2026-07-17 13:09 1.926 H|2026-07-17 20:30 -0.373 L`,
  },
  {
    name: 'Nurse Channel',
    at: [22.5167, -75.85],
    meters: 1,
    offset: 'Z',
    mean: null,
    table: `2026-07-15 00:52 0.914 H|2026-07-15 07:27 -0.054 L|2026-07-15 13:13 0.713 H|2026-07-15 19:26 -0.106 L
      |2026-07-16 01:43 0.903 H|2026-07-16 08:17 -0.061 L|2026-07-16 14:08 0.732 H|2026-07-16 20:20 -0.070 L`,
  },
  {
    name: 'Kamalo Harbor',
    at: [21.0483, -156.877],
    meters: 1,
    offset: 'Z',
    mean: null,
    table: `2026-07-15 02:01 0.841 H|2026-07-15 09:37 0.022 L|2026-07-15 14:07 0.273 H|2026-07-15 19:43 -0.041 L
      |2026-07-16 02:42 0.804 H|2026-07-16 10:13 0.018 L|2026-07-16 15:03 0.307 H|2026-07-16 20:34 0.013 L`,
  },
  {
    name: 'Content Keys',
    at: [24.79, -81.4833],
    meters: 1,
    offset: 'Z',
    mean: null,
    table: `2025-12-17 02:55 1.128 H|2025-12-17 10:57 -0.044 L|2025-12-17 16:48 0.658 H|2025-12-17 22:04 0.337 L
      |2025-12-18 03:33 1.148 H|2025-12-18 11:35 -0.099 L|2025-12-18 17:25 0.640 H|2025-12-18 22:40 0.316 L`,
  },
  {
    name: 'Arletta',
    at: [47.28, -122.652],
    meters: FOOT,
    offset: '-08:00',
    mean: null,
    table: `2022-11-10 00:00 -1.710 L|2022-11-10 07:18 13.797 H|2022-11-10 12:50 7.468 L|2022-11-10 17:22 12.269 H
      |2022-11-11 00:34 -1.672 L|2022-11-11 08:01 13.869 H|2022-11-11 13:40 7.926 L|2022-11-11 17:54 11.601 H
      |2022-11-12 01:11 -1.365 L|2022-11-12 08:44 13.767 H|2022-11-12 14:36 8.163 L|2022-11-12 18:30 10.885 H`,
  },
  {
    name: 'Craney Island Light',
    at: [36.8917, -76.3383],
    meters: FOOT,
    offset: '-05:00',
    mean: null,
    table: `2020-11-04 04:40 0.378 L|2020-11-04 11:19 3.046 H|2020-11-04 17:37 0.476 L|2020-11-04 23:47 2.434 H
      |2020-11-05 05:19 0.434 L|2020-11-05 12:00 2.978 H|2020-11-05 18:22 0.518 L`,
  },
] as const;

/** Six minutes and seven centimeters. */
function expectNear(turns: readonly Turn[], expected: readonly Turn[]): void {
  const found = expected.map(
    ({ time }) => turns.toSorted((a, b) => Math.abs(a.time - time) - Math.abs(b.time - time))[0]!,
  );
  expect(found.map(({ kind }) => kind)).toEqual(expected.map(({ kind }) => kind));
  for (const [index, turn] of found.entries()) {
    expect(Math.abs(turn.time - expected[index]!.time)).toBeLessThanOrEqual(6 * 60_000);
    expect(Math.abs(turn.height - expected[index]!.height)).toBeLessThanOrEqual(0.07);
  }
}

describe('the turns of a station', () => {
  it.each(PUBLISHED)(
    'are those that NOAA published for $name',
    async ({ name, at, meters, offset, mean, table }) => {
      const station = (await stations.nearest(at[0], at[1]))!;
      expect(station.name).toContain(name);
      const published = table.split('|').map((line): Turn => {
        const [day, clock, height, kind] = line.trim().split(' ') as [string, string, string, string];
        return {
          time: Date.parse(`${day}T${clock}:00${offset}`),
          height: Number(height) * meters - (mean ?? station.offsets!.mean),
          kind: kind === 'H' ? 'high' : 'low',
        };
      });
      const turns = new StationPrediction(station).turns(published[0]!.time, published.at(-1)!.time);
      expectNear(turns, published);
    },
  );

  // No table was at hand of an authority for a station of TICON. NOAA has constituents of its own for these harbors.
  it.each([
    ['La Libertad', [-2.2, -80.917], [-2.2017, -80.91]],
    ['Pago Pago', [-14.283, -170.683], [-14.28, -170.69]],
  ] as const)(
    "of TICON are those of NOAA's station at %s, around a year's end",
    async (name, ticon, noaa) => {
      const [from, to] = [Date.parse('2025-12-30T00:00:00Z'), Date.parse('2026-01-03T00:00:00Z')];
      const turnsAt = async ([north, east]: readonly [number, number], credit: string) => {
        const station = (await stations.nearest(north, east))!;
        expect(station.name).toContain(name);
        expect(station.credit).toContain(credit);
        return new StationPrediction(station).turns(from, to);
      };
      const expected = await turnsAt(noaa, 'National Oceanic');
      expect(expected.length).toBeGreaterThan(14);
      expectNear(await turnsAt(ticon, 'TICON'), expected);
    },
  );

  it("are the same from both sides of a year's end", async () => {
    const prediction = new StationPrediction((await stations.nearest(37.7749, -122.5149))!);
    const midnight = Date.parse('2026-01-01T00:00:00Z');
    const [before, after] = [-4, 4].map((hours) =>
      prediction
        .turns(midnight - 12 * HOUR + hours * HOUR, midnight + 12 * HOUR + hours * HOUR)
        .filter(({ time }) => Math.abs(time - midnight) < 7 * HOUR),
    );
    expect(before!.length).toBeGreaterThan(1);
    for (const [index, { time, height }] of before!.entries()) {
      expect(Math.abs(time - after![index]!.time)).toBeLessThan(5000);
      expect(height).toBeCloseTo(after![index]!.height, 3);
    }
  });

  it('agree with the curve at any place and time', async () => {
    const place = fc.constantFrom(
      [37.775, -122.515],
      [33.655, -118.004],
      [-17.85, -149.26],
      [51.13, -4.24],
      [43.66, -1.45],
      [-8.815, 115.087],
      [-28, 153.43],
      [24.79, -81.4833],
      [29.3, -94.79],
      [50.72, -1.87],
    );
    const minute = fc.integer({
      min: Date.parse('1995-01-01') / 60_000,
      max: Date.parse('2060-01-01') / 60_000,
    });
    await fc.assert(
      fc.asyncProperty(
        place,
        minute,
        fc.integer({ min: 1, max: 600 }),
        async ([north, east], start, length) => {
          const startTime = start * 60_000;
          const endTime = startTime + length * 60_000;
          const found = await tides.of({ latitude: north, longitude: east, startTime, endTime });
          const { extremes, curve, at_start } = found!.tide;
          const times = extremes.map(({ time }) => Date.parse(time));
          expect(times[0]!).toBeLessThanOrEqual(startTime + 1000);
          expect(times.at(-1)!).toBeGreaterThanOrEqual(endTime - 1000);
          expect(Date.parse(curve.start)).toBeLessThanOrEqual(times[0]!);
          const end = Date.parse(curve.start) + (curve.height.length - 1) * curve.step * 1000;
          expect(end).toBeGreaterThanOrEqual(times.at(-1)!);
          for (const [index, { kind, time, height }] of extremes.entries()) {
            expect(kind).not.toBe(extremes[index + 1]?.kind);
            const at = Math.round((Date.parse(time) - Date.parse(curve.start)) / 1000 / curve.step);
            expect(Math.abs(curve.height[at]! - height)).toBeLessThan(0.05);
          }
          expect(found!.at(startTime)!.state).toBe(at_start);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the station of a place', () => {
  it.each([
    ['the open coast, not the river', 'Hossegor', 43.664, -1.442, 'Socoa'],
    [
      'the neighbors, not one whose clock was an hour wrong',
      'Patos in the bay of Vigo',
      42.17,
      -8.81,
      'Vigo',
    ],
    ['the neighbors, not those five hours early', 'Boynton Inlet', 26.545, -80.043, 'Lake Worth'],
    ['the river, for a session up the river', 'Bordeaux', 44.86, -0.55, 'Bordeaux'],
  ])('is %s, at %s', async (_what, _place, latitude, longitude, name) => {
    expect((await stations.nearest(latitude, longitude))!.name).toContain(name);
  });

  it('has the tide of Vigo at the hour that its other gauges have it', async () => {
    const { tide } = (await tideAt(42.17, -8.81, '2026-06-01T10:00:00Z'))!;
    const ieo = (await stations.nearest(42.238, -8.73))!;
    const [turn] = new StationPrediction(ieo).turns(
      Date.parse('2026-06-01T10:00:00Z'),
      Date.parse('2026-06-01T10:00:00Z'),
    );
    expect(Date.parse(tide.extremes[0]!.time)).toBeCloseTo(turn!.time, -4);
    expect(ieo.constituents.find((one) => one.name === 'M2')!.phase).toBeCloseTo(77, -1);
  });

  it("has the yearly part of Norway's stations, as another analysis of the same harbor", async () => {
    const yearly = async (latitude: number, longitude: number) => {
      const { constituents, credit } = (await stations.nearest(latitude, longitude))!;
      return { ...constituents.find(({ name }) => name === 'SA')!, credit };
    };
    const [kartverket, ticon] = [await yearly(69.326, 16.135), await yearly(69.3167, 16.15)];
    expect([kartverket.credit, ticon.credit].map((credit) => credit.includes('Kartverket'))).toEqual([
      true,
      false,
    ]);
    expect(kartverket.amplitude).toBeCloseTo(ticon.amplitude, 1);
    expect(Math.abs(kartverket.phase - ticon.phase)).toBeLessThan(5);
  });
});

describe('the tide of a session', () => {
  it('is that of the nearest station, with what the water did at its start', async () => {
    const { tide, at } = (await tideAt(37.76, -122.512, '2026-06-01T13:35:00Z'))!;
    expect(tide).toMatchObject({ station: 'Ocean Beach, outer coast', at_start: 'low' });
    expect(tide.credit).toContain('National Oceanic and Atmospheric Administration');
    expect(tide.distance).toBeGreaterThan(1500);
    expect(tide.distance).toBeLessThan(1800);
    const [low, high] = tide.extremes.map(({ time }) => Date.parse(time));
    expect(at(low! + 20 * 60_000)!.state).toBe('rising');
    expect(at(high! - 10 * 60_000)!.state).toBe('high');
    expect(at((low! + high!) / 2)!.share).toBeCloseTo(0.5, 0);
    expect(at(Date.parse(tide.extremes.at(-1)!.time) + 60_000)).toBeNull();
  });

  it.each([
    ['Jeffreys Bay', -34.03, 24.93],
    ['Punta de Lobos', -34.42, -72.05],
    ['Munich', 48.14, 11.59],
  ])('is not known at %s, far from every station', async (_, latitude, longitude) => {
    expect(await tideAt(latitude, longitude, '2026-06-01T13:00:00Z')).toBeNull();
  });

  it.each(['0001-01-01T00:00:00Z', '9999-12-31T22:00:00Z'])('is not known at %s', async (start) => {
    expect(await tideAt(37.76, -122.512, start)).toBeNull();
  });
});
