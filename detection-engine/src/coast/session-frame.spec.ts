import { describe, expect, it } from '@jest/globals';
import { METERS_PER_DEGREE } from '../track/distance.ts';
import type { Coast } from './coast.ts';
import { sessionCell, sessionFrame } from './session-frame.ts';

const DEGREE = METERS_PER_DEGREE;
/** Meters on the equator east of the shore at 10 degrees; land is east of it. */
const SHORE = 10;
const coast: Coast = {
  ...{ west: 9, south: -1, east: 11, north: 1 },
  sea: [[[9, -1, SHORE, -1, SHORE, 1, 9, 1]]],
};

/** Rides from and to meters east of the shore, each of two rows, 50 m north of one another. */
type Ride = readonly [from: number, to: number];

function surfed(...rides: readonly Ride[]) {
  return {
    track: {
      latitude: Float64Array.from(rides.flatMap((_, at) => [(at * 50) / DEGREE, (at * 50) / DEGREE])),
      longitude: Float64Array.from(rides.flat().map((east) => SHORE + east / DEGREE)),
    },
    spans: rides.map((_, at) => [2 * at, 2 * at + 1] as const),
  };
}
const frameOf = (...rides: readonly Ride[]) => {
  const { track, spans } = surfed(...rides);
  return sessionFrame(track, spans, coast);
};
/** Meters east of the shore. */
const eastEnd = ({ box }: ReturnType<typeof sessionFrame>) => Math.round((box.east - SHORE) * DEGREE);

describe('the frame of a session', () => {
  it('reaches from its rides to some land behind the nearest shore', () => {
    const frame = frameOf([-300, -200], [-250, -150]);
    expect(eastEnd(frame)).toBe(60);
    expect(Math.round((frame.box.west - SHORE) * DEGREE)).toBe(-300);
    expect([frame.coast, frame.beach]).toEqual([coast, null]);
  });

  it('has an arrow instead to a beach farther off', () => {
    const frame = frameOf([-900, -800]);
    expect(frame.beach!.bearing).toBeCloseTo(90);
    expect(eastEnd(frame)).toBe(-740);
    expect(frame.beach!.longitude).toBeCloseTo(frame.box.east, 9);
  });

  it.each([
    ['rides do not run to', [-900, -1000]],
    ['is out of reach', [-4100, -4000]],
  ] as const)('has no arrow to a beach that %s', (_, ride) => {
    const frame = frameOf(ride);
    expect([frame.beach, eastEnd(frame)]).toEqual([null, Math.max(...ride)]);
  });

  it.each([
    [
      'keeps the coast with take-offs just behind the shore',
      [
        [20, 30],
        [20, 40],
      ],
      coast,
    ],
    [
      'keeps it with a few farther inland',
      [
        [-90, -10],
        [-80, -10],
        [200, 300],
      ],
      coast,
    ],
    [
      'has no coast where most are',
      [
        [-90, -10],
        [200, 300],
        [200, 400],
      ],
      null,
    ],
  ] as const)('%s', (_, rides, expected) => {
    expect(frameOf(...rides).coast).toBe(expected);
  });

  it('is the whole track without rides, which is at sea by its middle', () => {
    const { track } = surfed([100, -200], [-200, 100]);
    const frame = sessionFrame(track, [], coast);
    expect([frame.coast, eastEnd(frame), frame.beach]).toEqual([coast, 100, null]);
    expect(sessionCell(track, [])).toBe('0,9');
  });

  it('has no arrow without rides, whose whole track may reach the beach', () => {
    const { track } = surfed([0, -900], [-900, 0]);
    expect(sessionFrame(track, [], coast).beach).toBeNull();
  });

  it('is a dot for no position, and without a coast the rides alone', () => {
    expect(
      sessionFrame({ latitude: new Float64Array(), longitude: new Float64Array() }, [], null).box,
    ).toEqual({
      ...{ west: 0, south: 0, east: 0, north: 0 },
    });
    const { track, spans } = surfed([-300, -200]);
    expect(eastEnd(sessionFrame(track, spans, null))).toBe(-200);
  });

  it('crosses the date line in one piece', () => {
    const track = { latitude: Float64Array.of(0, 0), longitude: Float64Array.of(179.999, -179.999) };
    const { box } = sessionFrame(track, [[0, 1]], null);
    expect(box.east - box.west).toBeCloseTo(0.002);
  });
});
