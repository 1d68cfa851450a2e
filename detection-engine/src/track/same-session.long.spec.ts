import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RECEIVERS, type ReceiverModel } from '../simulate/receiver.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { epochMillis } from '../units.ts';
import { cleanTrack } from './clean.ts';
import { compareRecordings, sameSession } from './same-session.ts';
import { createTrack, SpeedSource, type Track } from './track.ts';

const START = Date.UTC(2026, 5, 1, 15);
const MINUTE = 60_000;

/** One row a second at a fixed place, with speeds from the receiver. */
function still({ start = START, minutes = 60, latitude = 37.76, source = SpeedSource.recorded as number }) {
  const length = minutes * 60 + 1;
  const column = (value: number) => new Float64Array(length).fill(value);
  return createTrack({
    time: Float64Array.from({ length }, (_, second) => start + second * 1_000),
    latitude: column(latitude),
    longitude: column(-122.515),
    distance: column(0),
    speed: column(0),
    speedSource: new Uint8Array(length).fill(source),
    doubtful: new Uint8Array(length),
  });
}

/** Rows `from` to `to` (seconds) of a track. */
function part(track: Track, from: number, to: number): Track {
  const { length: _, ...columns } = track;
  return createTrack(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, column.slice(from, to)]),
    ) as unknown as Track,
  );
}

describe('sameSession', () => {
  const watch = still({});
  it.each([
    ['the same time and place', still({}), true],
    ['a start two minutes later', still({ start: START + 2 * MINUTE }), true],
    ['80 % of the shorter one shared', still({ start: START + 12 * MINUTE }), true],
    ['less than that', still({ start: START + 13 * MINUTE }), false],
    ['a short recording within a long one', still({ start: START + 20 * MINUTE, minutes: 30 }), true],
    ['one after the other', still({ start: START + 61 * MINUTE }), false],
    ['200 m away', still({ latitude: 37.7618 }), true],
    ['400 m away', still({ latitude: 37.7636 }), false],
    ['another day', still({ start: START + 24 * 60 * MINUTE }), false],
    ['an empty recording', part(still({}), 0, 0), false],
  ])('%s', (_, other, expected) => {
    expect(sameSession(watch, other)).toBe(expected);
    expect(sameSession(other, watch)).toBe(expected);
  });

  const receiver = fc.constantFrom(...RECEIVERS);
  const session = (seed: number, by: ReceiverModel, startTime: number) =>
    cleanTrack(
      simulateSession({
        seed,
        surfType: 'traveling_waves',
        durationMinutes: 30,
        receiver: by,
        startTime: epochMillis(startTime),
      }).recorded,
    );

  it('recognizes a session that two devices recorded, and never one of another day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), receiver, receiver, (seed, one, other) => {
        const recording = session(seed, one, START);
        expect(sameSession(recording, session(seed, other, START))).toBe(true);
        expect(sameSession(recording, session(seed, other, START + 24 * 60 * MINUTE))).toBe(false);
      }),
      { numRuns: 20 },
    );
  });
});

describe('compareRecordings', () => {
  const better = (one: Track, other: Track) => {
    expect(compareRecordings(one, other)).toBeLessThan(0);
    expect(compareRecordings(other, one)).toBeGreaterThan(0);
  };

  it('prefers speeds from the receiver, even of a somewhat shorter recording', () => {
    better(still({ minutes: 40 }), still({ source: SpeedSource.position }));
  });

  it('prefers the whole session to a part of it', () => {
    better(still({ source: SpeedSource.position }), still({ minutes: 30 }));
  });

  it('prefers fewer filled gaps', () => {
    better(still({ source: SpeedSource.position }), still({ source: SpeedSource.bridged }));
  });

  it('prefers neither of two that are alike', () => {
    expect(Math.abs(compareRecordings(still({}), still({ start: START + MINUTE })))).toBe(0);
  });
});
