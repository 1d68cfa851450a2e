import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HARD_WATER } from '../../../test/hard-water/hard-water.ts';
import { EASY_WATER } from '../../simulate/simulate-session.ts';
import { shareOfRuns } from '../../../test/share-of-runs.ts';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  RECEIVERS,
  simulateSession,
  type SimulationOptions,
} from '../../index.ts';
import { trimTrack } from '../../track/trim-track.ts';
import { suggestTrim } from './suggest-trim.ts';

fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });
const cases = (number: number) => ({ numRuns: shareOfRuns(number) });

function suggested(options: SimulationOptions) {
  const session = simulateSession(options);
  const track = cleanTrack(session.recorded);
  const detect = (of: typeof track) =>
    detectRides(of, options.surfType, DEFAULT_DETECTION_PARAMETERS, session.recorded.facts.sport).rides;
  const rides = detect(track);
  const part = suggestTrim(track, options.surfType, rides);
  return { session, track, rides, part, detect };
}

const drawn = fc.record({
  surfType: fc.constantFrom('traveling_waves' as const, 'standing_waves' as const),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  water: fc.constantFrom(EASY_WATER, HARD_WATER),
  durationMinutes: fc.constantFrom(20, 40),
});

describe('the suggested trim', () => {
  it('keeps every counted ride, leaves out two minutes or more, and lies on rows', () => {
    fc.assert(
      fc.property(drawn, (options) => {
        const { part, rides, track } = suggested(options);
        if (part === null) return;
        expect(rides.every(({ startTime }) => startTime >= part.startTime)).toBe(true);
        expect(rides.every(({ endTime }) => endTime <= part.endTime)).toBe(true);
        const [start, end] = [track.time[0]!, track.time[track.length - 1]!];
        expect(Math.max(part.startTime - start, end - part.endTime)).toBeGreaterThanOrEqual(120_000);
        expect([part.startTime, part.endTime].every((time) => track.time.includes(time))).toBe(true);
      }),
      cases(20),
    );
  });

  it('hardly changes when it is asked again on the part that is left', () => {
    fc.assert(
      fc.property(drawn, (options) => {
        const { part, track, detect } = suggested(options);
        const trimmed = trimTrack(track, part);
        if (part === null || part.endTime === track.time[track.length - 1]!) return;
        const again = suggestTrim(trimmed, options.surfType, detect(trimmed));
        const minutesMore = again === null ? 0 : (part.endTime - again.endTime) / 60_000;
        expect([options.seed, minutesMore < 10]).toEqual([options.seed, true]);
      }),
      cases(8),
    );
  });

  it.each([
    ['traveling_waves', { ocean: { drive: true, rides: true, outing: 'surf', jog: false } }],
    ['standing_waves', { standing: { drive: true, home: 0, approach: 0 } }],
  ] as const)('ends a session on %s before the drive home', (surfType, plan) => {
    const all = Array.from({ length: 12 }, (_, seed) =>
      suggested({
        surfType,
        seed: 500 + seed,
        durationMinutes: 30,
        receiver: RECEIVERS[seed % RECEIVERS.length]!,
        ...plan,
      }),
    ).filter(({ rides }) => rides.length > 0);
    const ended = all.filter(({ session, part }) => {
      const home = session.others.findLast(({ kind }) => kind === 'drive')!;
      return part !== null && part.endTime <= home.startTime + 30_000;
    });
    expect(all.length).toBeGreaterThan(8);
    expect(ended.length / all.length).toBeGreaterThanOrEqual(0.9);
  });

  it('begins after the drive to the beach', () => {
    const there = Array.from({ length: 12 }, (_, seed) =>
      suggested({
        surfType: 'traveling_waves',
        seed: 700 + seed,
        durationMinutes: 25,
        ocean: { drive: true, rides: true },
      }),
    ).flatMap(({ session, part, rides }) => {
      const drive = session.others.find(
        ({ kind, endTime }) => kind === 'drive' && endTime < (rides[0]?.startTime ?? 0),
      );
      return drive === undefined ? [] : [{ drive, part }];
    });
    expect(there.length).toBeGreaterThan(4);
    for (const { drive, part } of there) {
      expect(part!.startTime).toBeGreaterThanOrEqual(drive.endTime - 60_000);
    }
  });

  it('is none for a session without a way there and home, and for one without rides', () => {
    const standing = suggested({
      surfType: 'standing_waves',
      seed: 5,
      durationMinutes: 30,
      standing: { drive: false, approach: 0, home: 0 },
    });
    expect(standing.rides.length).toBeGreaterThan(0);
    expect(standing.part).toBeNull();
    const { track } = suggested({
      surfType: 'traveling_waves',
      seed: 6,
      durationMinutes: 15,
      ocean: { drive: true },
    });
    expect(suggestTrim(track, 'traveling_waves', [])).toBeNull();
  });
});
