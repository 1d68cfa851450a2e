import { describe, expect, it } from '@jest/globals';
import { HARD_RECEIVERS } from '../../../test/hard-water/hard-receivers.ts';
import { HARD_WATER } from '../../../test/hard-water/hard-water.ts';
import { cleanTrack, detectRides, simulateSession } from '../../index.ts';
import type { OceanPlan } from '../../simulate/ocean-plan.ts';
import { recordPath } from '../../simulate/record-path.ts';
import type { Track } from '../../track/track.ts';
import { TrackErrors } from '../error-bands.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';
import { findBouts } from './bouts.ts';
import { classifySession } from './classify.ts';
import { isUnderWay } from './under-way.ts';

/** Seconds at a speed (m/s) in a direction (radians from east). */
type Leg = readonly [seconds: number, speed: number, heading: number];

function trackOf(legs: readonly Leg[]) {
  let [time, east, north] = [Date.UTC(2025, 5, 14, 14), 0, 0];
  const readings = legs.flatMap(([seconds, speed, heading]) =>
    Array.from({ length: seconds }, () => {
      time += 1000;
      east += speed * Math.cos(heading);
      north += speed * Math.sin(heading);
      return { time, east, north, speed };
    }),
  );
  return cleanTrack(recordPath(readings, { latitude: 37.76, longitude: -122.51 }, { format: 'fit' }));
}

function isTraveling(track: Track): boolean {
  const bouts = findBouts(track);
  return isUnderWay(track, bouts, classifySession(track, bouts, new TrackErrors(track))?.bouts ?? []);
}

const repeat = (times: number, legs: (index: number) => readonly Leg[]) =>
  Array.from({ length: times }, (_, index) => legs(index)).flat();
const REST: Leg = [20, 0, 0];

describe('a session', () => {
  it('is under way on a bicycle with bends and stops', () => {
    expect(isTraveling(trackOf(repeat(12, (index) => [[120, 6, index * 0.9], REST])))).toBe(true);
  });

  it.each<[string, readonly Leg[]]>([
    ['reaching to and fro in the wind', repeat(8, (index) => [[240, 6, index * Math.PI], REST])],
    ['laps of a triangle in the wind', repeat(27, (index) => [[160, 7, (index * 2 * Math.PI) / 3], REST])],
    ['going downwind on a swell', repeat(20, (index) => [[90, 4, index % 2 ? 0.3 : -0.3], REST])],
    [
      'flights of a foil out and back, along a coast',
      repeat(12, (index) => [
        [60, 5, 1.2 + (index % 3) * 0.7],
        [60, 5, 4 + (index % 3) * 0.7],
        [110, 1.7, 0],
      ]),
    ],
    ['laps of a small bay', repeat(40, (index) => [[60, 4, index * 0.8], REST])],
    [
      'surfing between two drives',
      [
        ...repeat(10, (index) => [[90, 15, index * 0.5], REST] as const),
        ...repeat(
          10,
          () =>
            [
              [60, 0, 0],
              [15, 5, 1.6],
              [75, 1, -1.6],
            ] as const,
        ),
        ...repeat(10, (index) => [[90, 15, index * 0.5 + 3], REST] as const),
      ],
    ],
  ])('is not under way: %s', (_, legs) => {
    expect(isTraveling(trackOf(legs))).toBe(false);
  });
});

const simulate = (seed: number, ocean: Partial<OceanPlan>) =>
  simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: 30,
    water: HARD_WATER,
    receiver: HARD_RECEIVERS[seed % HARD_RECEIVERS.length]!,
    ocean,
  }).recorded;
const seeds = HARD_RECEIVERS.map((_, index) => 300 + index);

describe('given a file that leaves its sport open, by every receiver in hard water', () => {
  it('a bicycle ride has nothing but candidates with the reason', () => {
    const details = seeds.flatMap((seed) => {
      const track = cleanTrack(simulate(seed, { outing: 'bicycle' }));
      const attempts = detectRides(track, 'standing_waves', DEFAULT_DETECTION_PARAMETERS, 'other').rides;
      const detection = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'other');
      expect([...attempts, ...detection.rides]).toEqual([]);
      return detection.excluded.map(({ reasons }) => reasons.at(-1)!.detail);
    });
    expect(details).toContain('Fast for most of the time and far from one spot: does not look like surfing.');
  });

  it.each<[string, Partial<OceanPlan>]>([
    ['foil flights of minutes', { craft: 'foil', longFlights: true }],
    ['kayaks', { craft: 'kayak', drive: true }],
    ['tows', { craft: 'shortboard', tow: true, drive: true }],
  ])('%s are detected as where it names surfing', (_, plan) => {
    let rides = 0;
    for (const seed of seeds) {
      const track = cleanTrack(simulate(seed, { outing: 'surf', rides: true, ...plan }));
      const open = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
      expect(open).toEqual(detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS, 'surfing'));
      rides += open.rides.length;
    }
    expect(rides).toBeGreaterThan(30);
  });

  it('tours from a standing wave are attempts, with fast ways there and home', () => {
    const { recorded } = simulateSession({
      surfType: 'standing_waves',
      seed: 40035,
      durationMinutes: 60,
      water: HARD_WATER,
      receiver: HARD_RECEIVERS[4]!,
      standing: { touring: 0.2, approach: 3000, home: 3000, trail: 0, passing: 0, beside: 0, peelOut: 0 },
    });
    const track = cleanTrack(recorded);
    expect(isTraveling(track)).toBe(true);
    expect(detectRides(track, 'standing_waves', DEFAULT_DETECTION_PARAMETERS).rides.length).toBeGreaterThan(
      3,
    );
  });
});
