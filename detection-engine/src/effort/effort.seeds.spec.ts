import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HARD_WATER } from '../../test/hard-water/hard-water.ts';
import { shareOfRuns } from '../../test/share-of-runs.ts';
import { detectRides } from '../detectors/detect.ts';
import { SURF_TYPES } from '../detectors/detection.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../detectors/parameters.ts';
import { simulateSession } from '../simulate/simulate-session.ts';
import { cleanTrack } from '../track/clean.ts';
import { trimTrack } from '../track/trim-track.ts';
import { findElsewhere } from './elsewhere.ts';
import { measureEffort } from './measure-effort.ts';

const sessions = fc.record({
  surfType: fc.constantFrom(...SURF_TYPES),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
});
type Session = typeof sessions extends fc.Arbitrary<infer Options> ? Options : never;
function detected({ surfType, seed }: Session) {
  const session = simulateSession({ surfType, seed, durationMinutes: 20, water: HARD_WATER });
  const track = cleanTrack(session.recorded);
  const { rides } = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS);
  return { track, rides, elsewhere: findElsewhere(track, surfType) };
}
const runs = { numRuns: shareOfRuns(30), seed: 20_261_127 };
const seconds = (track: { readonly time: Float64Array }) => (track.time.at(-1)! - track.time[0]!) / 1000;

describe('the effort of any session', () => {
  it('divides all of its time', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const { track, rides, elsewhere } = detected(session);
        const { riding, paddling, waiting, elsewhere: away } = measureEffort(track, rides, elsewhere);
        expect(riding + paddling + waiting + away).toBeCloseTo(seconds(track), 6);
        const counted = rides.filter(({ isSurfRide }) => isSurfRide);
        const rows = counted.map(
          ({ firstPoint, lastPoint }) => track.time[lastPoint]! - track.time[firstPoint]!,
        );
        expect(riding).toBeCloseTo(rows.reduce((sum, millis) => sum + millis, 0) / 1000, 6);
      }),
      runs,
    );
  });

  it('has no more riding and no less of the rest when a ride does not count', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const { track, rides, elsewhere } = detected(session);
        const all = measureEffort(track, rides, elsewhere);
        const without = measureEffort(track, rides.slice(1), elsewhere);
        expect(without.riding).toBeLessThanOrEqual(all.riding);
        expect(without.ridden).toBeLessThanOrEqual(all.ridden);
        expect(without.paddling + without.waiting + without.elsewhere).toBeGreaterThanOrEqual(
          all.paddling + all.waiting + all.elsewhere,
        );
      }),
      runs,
    );
  });

  it('of a part without rides is no more than of all of it', () => {
    fc.assert(
      fc.property(sessions, fc.double({ min: 0, max: 1, noNaN: true }), (session, share) => {
        const { track } = detected(session);
        const startTime = track.time[Math.floor(share * (track.length - 1))]!;
        const part = measureEffort(trimTrack(track, { startTime, endTime: Infinity }), [], []);
        const whole = measureEffort(track, [], []);
        expect(part.elsewhere).toBeLessThanOrEqual(whole.elsewhere);
        // Rows at the cut see less than their 15 s.
        expect(part.paddling).toBeLessThanOrEqual(whole.paddling + 7.5);
      }),
      runs,
    );
  });
});
