import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOfRuns } from '../../test/share-of-runs.ts';
import { cleanTrack, decodeTrack, encodeTrack, RECEIVERS, simulateSession } from '../index.ts';
import { partOfRows, trimTrack } from './trim-track.ts';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
const numRuns = shareOfRuns(20);

/** A session and a part of it from one share of its rows to another. */
const sessionsWithParts = fc
  .record({
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    receiver: fc.constantFrom(...RECEIVERS),
    ends: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ seed, receiver, ends }) => {
    const { recorded } = simulateSession({
      surfType: 'traveling_waves',
      seed,
      receiver,
      durationMinutes: 10,
    });
    const track = cleanTrack(recorded);
    const [first, last] = ends.map((share) => Math.round(share * (track.length - 1))).sort((a, b) => a - b);
    return { track, first: first!, last: last! };
  });

describe('a trimmed track', () => {
  it('has the rows of the kept part, and the ways between them', () => {
    fc.assert(
      fc.property(sessionsWithParts, ({ track, first, last }) => {
        const part = { startTime: track.time[first]!, endTime: track.time[last]! };
        const trimmed = trimTrack(track, part);
        expect([...trimmed.time]).toEqual([...track.time.slice(first, last + 1)]);
        expect([...trimmed.latitude]).toEqual([...track.latitude.slice(first, last + 1)]);
        expect([...trimmed.doubtful]).toEqual([...track.doubtful.slice(first, last + 1)]);
        expect(trimmed.distance[0]).toBe(0);
        const way = track.distance[last]! - track.distance[first]!;
        expect(trimmed.distance.at(-1)).toBeCloseTo(way, 6);
      }),
      { numRuns },
    );
  });

  it('survives the codec unchanged, so that browser and server detect on the same rows', () => {
    fc.assert(
      fc.property(sessionsWithParts, ({ track, first, last }) => {
        const part = { startTime: track.time[first]!, endTime: track.time[last]! };
        const trimmed = trimTrack(decodeTrack(encodeTrack(track)), part);
        expect(decodeTrack(encodeTrack(trimmed))).toEqual({ ...trimmed });
      }),
      { numRuns },
    );
  });

  it('is the whole track without a part, with all of it, and with a part without rows', () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 3, durationMinutes: 5 });
    const track = cleanTrack(recorded);
    const all = { startTime: track.time[0]!, endTime: track.time[track.length - 1]! };
    expect(trimTrack(track, null)).toBe(track);
    expect(trimTrack(track, all)).toBe(track);
    expect(trimTrack(track, { startTime: 0, endTime: 1000 })).toBe(track);
  });
});

describe('the part of chosen times', () => {
  const track = { time: Float64Array.of(1000, 2000, 3000, 4000) };

  it('lies on the rows within them', () => {
    expect(partOfRows(track, { startTime: 1500, endTime: 3900 })).toEqual({ startTime: 2000, endTime: 3000 });
    expect(partOfRows(track, { startTime: 2000, endTime: 9000 })).toEqual({ startTime: 2000, endTime: 4000 });
  });

  it('is null for all rows and for none', () => {
    expect(partOfRows(track, { startTime: 0, endTime: 4000 })).toBeNull();
    expect(partOfRows(track, { startTime: 2100, endTime: 2900 })).toBeNull();
    expect(partOfRows(track, { startTime: 4000, endTime: 1000 })).toBeNull();
  });
});
