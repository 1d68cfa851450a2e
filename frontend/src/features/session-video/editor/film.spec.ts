import { describe, expect, it } from '@jest/globals';
import { sampleRide } from '../../../testing/sessions.ts';
import type { SessionRide } from '../../session/page/session.ts';
import { bestRides, clipName } from './clip-choice.ts';
import { CLIP_MARGINS, clipSpan, type Film, rideSpan } from './film.ts';

const start = Date.parse('2026-03-01T16:00:00Z');
/** A film of 60 s that begins this many seconds after 16:00. */
const film = (second: number) =>
  ({ startsAt: start + second * 1000, times: { duration: 60_000 } }) as unknown as Film;
/** From second 10 to 20. */
const entry = (over: Parameters<typeof sampleRide>[0] = {}) =>
  ({
    id: 1,
    number: 1,
    ride: sampleRide(over),
    firstRow: 10,
    lastRow: 20,
    surfRuns: [],
  }) satisfies SessionRide;

describe('the clip of a ride', () => {
  it('has the ride with 3 s before and 2 s after', () => {
    const ride = rideSpan(film(0), entry());
    expect(ride).toEqual({ from: 10, to: 20 });
    expect(clipSpan(film(0), ride!, CLIP_MARGINS)).toEqual({ from: 7, to: 22 });
  });

  it('ends where the film does', () => {
    expect(clipSpan(film(9), rideSpan(film(9), entry())!, CLIP_MARGINS)).toEqual({ from: 0, to: 13 });
    expect(clipSpan(film(-45), rideSpan(film(-45), entry())!, CLIP_MARGINS)).toEqual({ from: 52, to: 60 });
  });

  it('is missing where the film shows nothing of the ride, or is not aligned', () => {
    expect(rideSpan(film(19), entry())).not.toBeNull();
    expect(rideSpan(film(20), entry())).toBeNull();
    expect(rideSpan(film(-50), entry())).toBeNull();
    expect(rideSpan({ ...film(0), startsAt: null }, entry())).toBeNull();
  });

  it('is named after the day at the spot', () => {
    expect(clipName(Date.parse('2026-06-01T20:00:00Z'), '+11:00', 'Ride-4')).toBe('2026-06-02-ride-4.mp4');
    expect(clipName(Date.parse('2026-06-02T02:00:00Z'), '-07:00', 'reel')).toBe('2026-06-01-reel.mp4');
    expect(clipName(Date.parse('2026-06-02T02:00:00Z'), null, 'reel')).toBe('2026-06-02-reel.mp4');
  });
});

describe('the best five rides', () => {
  const filmed = [1, 9, 3, 7, 5, 8, 2].map((value) => ({
    entry: entry({ distance: value, max_speed: 10 - value, duration: value % 4 }),
  }));
  const values = (best: 'distance' | 'speed') =>
    bestRides(filmed, best, 'traveling_waves').map(({ entry: { ride } }) => ride.distance);

  it('are those of the length or speed, in the order in which they were ridden', () => {
    expect(values('distance')).toEqual([9, 3, 7, 5, 8]);
    expect(values('speed')).toEqual([1, 3, 7, 5, 2]);
  });
});
