import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordPath } from '../simulate/record-path.ts';
import { mendClock } from './device-clock.ts';
import { leaveOutFarPositions } from './far-positions.ts';
import { isPlain } from './plain-recording.ts';
import { splitSessions } from './split-sessions.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 6, 1);
const spot = { latitude: 37.76, longitude: -122.5 };
const clock = (createdAt = NaN) => ({ createdAt, now: NOW });

/** Rows of these steps in time (ms) and north (m); NaN for a row without a position. */
function recording(start: number, steps: readonly (readonly [elapsed: number, north: number])[]) {
  let time = start;
  let north = 0;
  const readings = steps.map(([elapsed, step]) => {
    time += elapsed;
    if (!Number.isNaN(step)) north += step;
    return { time, east: 0, north: Number.isNaN(step) ? NaN : north, speed: NaN };
  });
  return recordPath(readings, spot, { format: 'fit' });
}

it('a recording of a minute is plain, with breaks and lost positions', () => {
  const seconds = Array.from({ length: 60 }, (_, second) => [1000, second % 7 === 3 ? NaN : 2] as const);
  const paused = [...seconds, [20 * MINUTE, 900] as const, ...seconds];
  expect(isPlain(recording(NOW - 60 * MINUTE, paused), clock())).toBe(true);
});

it('the rules on clocks, places and sessions change no plain recording', () => {
  const often = <Value>(usual: Value, ...rare: readonly Value[]) =>
    fc.oneof({ weight: 150, arbitrary: fc.constant(usual) }, ...rare.map((value) => fc.constant(value)));
  const elapsed = often(1000, 0, -1000, -40_000, 29 * MINUTE, 31 * MINUTE, 200 * MINUTE, -200 * MINUTE);
  const starts = [NOW - 600 * MINUTE, Date.UTC(1990), Date.UTC(2006, 10, 14), Date.UTC(2016), NOW - 6e11];
  const created = fc.constantFrom(NaN, NOW - 600 * MINUTE, NOW + 7168 * 24 * 60 * MINUTE);
  const rows = fc.array(fc.tuple(elapsed, often(2, 0, 900, 1500, 5000, NaN)), {
    minLength: 30,
    maxLength: 90,
  });
  fc.assert(
    fc.property(fc.constantFrom(...starts), created, rows, (start, createdAt, steps) => {
      const recorded = recording(start, steps);
      fc.pre(isPlain(recorded, clock(createdAt)));
      expect(splitSessions(recorded, [])).toEqual([recorded]);
      expect(leaveOutFarPositions(mendClock(recorded, clock(createdAt)))).toBe(recorded);
    }),
    { numRuns: 100, seed: 1 },
  );
});
