import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { stationsWithWrongClock } from './tide-clocks.mjs';

interface Station {
  readonly id: string;
  readonly kind: string;
  readonly offsets?: object;
  readonly harmonic_constituents?: readonly object[];
}

/** The pinned database of tides. */
const { resolve } = createRequire(new URL('../../backend/package.json', import.meta.url));
const { stations } = (await import(resolve('@neaps/tide-database'))) as {
  readonly stations: readonly Station[];
};
const own = stations.filter(
  ({ kind, offsets, harmonic_constituents: constituents = [] }) =>
    kind === 'tide' && offsets === undefined && constituents.length > 0,
);
const left = [...(stationsWithWrongClock(own) as ReadonlySet<string>)];

describe('the stations of the tide database that are left out', () => {
  it('are 41 of the water district of Florida, ten in California, and two that all around them contradict', () => {
    const ofFlorida = left.filter((id) => id.endsWith('-usa-sfwmd'));
    const ofCalifornia = left.filter((id) => id.endsWith('-usa-cm'));
    expect([ofFlorida.length, ofCalifornia.length]).toEqual([41, 10]);
    const others = left.filter((id) => ![...ofFlorida, ...ofCalifornia].includes(id));
    // Cat Point is 4.8 hours ahead of the five gauges around it, East Bay of them, and one of three at Vigo an hour.
    expect(others).toEqual(['noaa/8728619', 'ticon/vigo-208a-esp-uhslc_rq']);
  });
});
