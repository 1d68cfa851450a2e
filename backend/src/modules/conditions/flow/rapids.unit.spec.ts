import { afterAll, describe, expect, it } from '@jest/globals';
import { CurrentStations } from '../adapters/current-stations.ts';
import { Flows } from '../adapters/flows.ts';
import { TideStations } from '../adapters/tide-stations.ts';
import { RAPIDS } from './rapids.ts';

const [tides, currents] = [new TideStations(), new CurrentStations()];
const flows = new Flows(tides, currents);
afterAll(() => Promise.all([tides.onModuleDestroy(), currents.onModuleDestroy()]));

const MINUTE = 60_000;
const at = async (time: string) => (await flows.at({ ...RAPIDS, time: Date.parse(time) }))!.flow;

/** Worked examples of the recipe, in UTC. */
const FLOODS = [
  [
    '2014-08-14T12:30Z',
    '2014-08-14T14:55Z',
    9.9,
    '2014-08-14T17:56Z',
    '2014-08-14T13:38Z',
    '2014-08-14T16:16Z',
  ],
  [
    '2018-07-14T22:56Z',
    '2018-07-15T02:13Z',
    17.4,
    '2018-07-15T06:32Z',
    '2018-07-14T23:28Z',
    '2018-07-15T05:21Z',
  ],
  [
    '2021-11-01T18:31Z',
    '2021-11-01T21:36Z',
    11.9,
    '2021-11-02T01:11Z',
    '2021-11-01T19:37Z',
    '2021-11-01T23:40Z',
  ],
  [
    '2025-04-22T04:22Z',
    '2025-04-22T07:55Z',
    11.9,
    '2025-04-22T12:18Z',
    '2025-04-22T05:37Z',
    '2025-04-22T10:21Z',
  ],
  [
    '2026-11-28T12:21Z',
    '2026-11-28T15:47Z',
    16.8,
    '2026-11-28T20:27Z',
    '2026-11-28T12:56Z',
    '2026-11-28T19:03Z',
  ],
] as const;

function expectNear(times: readonly number[], expected: readonly string[]): void {
  for (const [index, time] of times.entries()) {
    expect(Math.abs(time - Date.parse(expected[index]!))).toBeLessThanOrEqual(3 * MINUTE);
  }
}

describe('the flow of the rapids', () => {
  it.each(FLOODS)(
    'has the flood of the worked example after %s',
    async (slack, peak, knots, next, from, to) => {
      const flood = (await at(peak))
        .floods()
        .find((one) => Math.abs(one.peak - Date.parse(peak)) < 60 * MINUTE)!;
      expectNear([flood.slack, flood.peak, flood.nextSlack], [slack, peak, next]);
      expect(Math.abs(flood.knots - knots)).toBeLessThanOrEqual(0.2);
      expectNear(flood.above(8)!, [from, to]);
      expect(flood.above(knots + 0.5)).toBeNull();
    },
  );

  it('has the ebb of the worked example as an event before its slack', async () => {
    const time = Date.parse('2025-04-22T00:17Z');
    const [ebb, slack] = (await at('2025-04-22')).events(time - MINUTE, time + MINUTE).slice(-2);
    expect([ebb!.kind, slack!.kind, slack!.knots]).toEqual(['ebb', 'slack', null]);
    expectNear([ebb!.time, slack!.time], ['2025-04-22T00:17Z', '2025-04-22T04:22Z']);
    expect(ebb!.knots).toBeLessThan(-8);
  });

  it('has the floods of a year: 673, 425 of 8 knots and more, the largest 18.0', async () => {
    const peaks = new Map<number, number>();
    for (let day = 0; day < 365; day += 5) {
      const time = Date.parse('2026-01-01') + day * 86_400_000;
      for (const { peak, knots } of (await at(new Date(time).toISOString())).floods()) {
        if (new Date(peak).getUTCFullYear() === 2026) peaks.set(Math.round(peak / 3_600_000), knots);
      }
    }
    const all = [...peaks.values()];
    expect(Math.abs(all.length - 673)).toBeLessThanOrEqual(2);
    expect(Math.abs(all.filter((knots) => knots >= 8).length - 425)).toBeLessThanOrEqual(3);
    expect(Math.max(...all)).toBeCloseTo(18, 1);
  });

  it('is little, without slacks, where the water hardly turns', async () => {
    const [before, after] = [Date.parse('2026-09-22T07:00Z'), Date.parse('2026-09-22T10:00Z')];
    const flow = await at('2026-09-22T08:20Z');
    expect(flow.floods().find(({ peak }) => peak > before && peak < after)!.knots).toBeLessThan(2.1);
    expect(flow.events(before, after).map(({ kind }) => kind)).toEqual(['slack', 'ebb', 'ebb', 'slack']);
  });

  it('tells minutes from the nearest peak of a flood, negative before it', async () => {
    const flow = await at('2026-11-28');
    expect(flow.minutesFromPeak(Date.parse('2026-11-28T14:47Z'))).toBeCloseTo(-60, -1);
    expect(flow.minutesFromPeak(Date.parse('2026-11-28T16:17Z'))).toBeCloseTo(30, -1);
    expect(flow.knotsAt(Date.parse('2026-11-28T15:47Z'))).toBeCloseTo(16.8, 0);
    expect(flow.knotsAt(Date.parse('2026-11-28T08:30Z'))).toBeLessThan(-13);
  });
});

describe('the flow elsewhere', () => {
  it("is that of NOAA's station within 3 km, where the flood runs before high water and the ebb after it", async () => {
    const goldenGate = { latitude: 37.8106, longitude: -122.4773 };
    const start = Date.parse('2026-06-01T00:00Z');
    const { flow, isEstimate, credits } = (await flows.at({ ...goldenGate, time: start }))!;
    expect(isEstimate).toBe(false);
    expect(credits).toEqual([expect.stringMatching(/^Golden Gate Bridge.*National Oceanic/)]);
    const knots = flow.events(start, start + 86_400_000).flatMap((event) => event.knots ?? []);
    expect(Math.max(...knots)).toBeGreaterThan(2);
    expect(Math.max(...knots)).toBeLessThan(6);
    expect(Math.min(...knots)).toBeLessThan(-2);
  });

  it('is not known without a station within 3 km', async () => {
    expect(await flows.at({ latitude: 37.7594, longitude: -122.5107, time: 0 })).toBeNull();
    expect(await flows.at({ ...RAPIDS, latitude: RAPIDS.latitude + 0.03, time: 0 })).toBeNull();
  });
});
