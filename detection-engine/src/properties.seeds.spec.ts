import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTrackFile } from '../test/read-with-room.ts';
import { shareOfRuns } from '../test/share-of-runs.ts';
import {
  DEFAULT_DETECTION_PARAMETERS,
  type DetectedRide,
  type Detection,
  type DetectionParameters,
  type RecordedTrack,
  type SurfType,
  RECEIVERS,
  cleanTrack,
  detectRides,
  encodeTrackFile,
  sameRide,
  simulateSession,
} from './index.ts';

/** A fixed seed, so that a failure comes from a change; the printed path replays it. For other cases set another. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) });
const cases = (number: number) => ({ numRuns: shareOfRuns(number) });

const surfTypes: readonly SurfType[] = ['traveling_waves', 'standing_waves'];
const sessions = fc
  .record({
    surfType: fc.constantFrom(...surfTypes),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    receiver: fc.constantFrom(...RECEIVERS),
  })
  .map(({ surfType, seed, receiver }) => ({
    surfType,
    recorded: simulateSession({ surfType, seed, receiver, durationMinutes: 15 }).recorded,
  }));
/** Long enough for several attempts. */
const standingSessions = fc
  .record({ seed: fc.integer({ min: 1, max: 1_000_000 }), receiver: fc.constantFrom(...RECEIVERS) })
  .map(
    ({ seed, receiver }) =>
      simulateSession({ surfType: 'standing_waves', seed, receiver, durationMinutes: 40 }).recorded,
  );
const runs = cases(25);

const detectAll = (recorded: RecordedTrack, surfType: SurfType, parameters = DEFAULT_DETECTION_PARAMETERS) =>
  detectRides(cleanTrack(recorded), surfType, parameters);
const detect = (recorded: RecordedTrack, surfType: SurfType, parameters = DEFAULT_DETECTION_PARAMETERS) =>
  detectAll(recorded, surfType, parameters).rides;
const changed = (recorded: RecordedTrack, change: Partial<RecordedTrack>): RecordedTrack => ({
  ...recorded,
  ...change,
});

/** Expects the same rides in order, with starts and ends within `seconds`, shifted by `shift` ms. */
function expectSameRides(
  rides: readonly DetectedRide[],
  others: readonly DetectedRide[],
  seconds: number,
  shift = 0,
) {
  expect(others).toHaveLength(rides.length);
  rides.forEach((ride, index) => {
    expect(Math.abs(others[index]!.startTime - ride.startTime - shift)).toBeLessThanOrEqual(seconds * 1000);
    expect(Math.abs(others[index]!.endTime - ride.endTime - shift)).toBeLessThanOrEqual(seconds * 1000);
  });
}

/** Expects each ride of `one` to be a ride of `other` within two seconds, or to overlap one of its near misses or excluded candidates. */
function expectRidesOrCandidates(one: Detection, other: Detection) {
  const edge = [...other.nearMisses, ...other.excluded];
  for (const { startTime, endTime } of one.rides) {
    const isSame = other.rides.some(
      (ride) => Math.abs(ride.startTime - startTime) <= 2000 && Math.abs(ride.endTime - endTime) <= 2000,
    );
    const isListed = edge.some((missed) => missed.startTime < endTime && missed.endTime > startTime);
    expect([startTime, endTime, isSame || isListed]).toEqual([startTime, endTime, true]);
  }
}

describe('rides', () => {
  it('shift with a shift of all times', () => {
    fc.assert(
      fc.property(
        sessions,
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        ({ surfType, recorded }, shift) => {
          const time = recorded.time.map((stamp) => stamp + shift);
          const denseSpeed = recorded.denseSpeed && {
            time: recorded.denseSpeed.time.map((stamp) => stamp + shift),
            speed: recorded.denseSpeed.speed,
          };
          const moved = detect(changed(recorded, { time, denseSpeed }), surfType);
          expectSameRides(detect(recorded, surfType), moved, 0, shift);
        },
      ),
      runs,
    );
  });

  it('have ordered minimum, average and maximum speeds with any parameters', () => {
    fc.assert(
      fc.property(sessions, fc.integer({ min: 1, max: 30 }), ({ surfType, recorded }, separate) => {
        const { rides, nearMisses, excluded } = detectAll(recorded, surfType, {
          ...DEFAULT_DETECTION_PARAMETERS,
          separate_time_threshold: separate,
        });
        for (const { startTime, minSpeed, avgSpeed, maxSpeed } of [...rides, ...nearMisses, ...excluded]) {
          const isInOrder = minSpeed <= avgSpeed && avgSpeed <= maxSpeed;
          expect([startTime, minSpeed, avgSpeed, maxSpeed, isInOrder]).toContain(true);
        }
      }),
      cases(100),
    );
  });

  it.each([
    ['south', -1, 1],
    ['east or west', 1, -1],
    ['south, east or west', -1, -1],
  ])('stay the same on a mirrored track: %s', (_, north, east) => {
    fc.assert(
      fc.property(sessions, ({ surfType, recorded }) => {
        const mirrored = changed(recorded, {
          latitude: recorded.latitude.map((degrees) => north * degrees),
          longitude: recorded.longitude.map((degrees) => east * degrees),
        });
        expectSameRides(detect(recorded, surfType), detect(mirrored, surfType), 0);
      }),
      runs,
    );
  });

  it('stay the same at another longitude, including across the antimeridian', () => {
    fc.assert(
      fc.property(
        sessions,
        fc.double({ min: -180, max: 180, noNaN: true }),
        ({ surfType, recorded }, shift) => {
          const longitude = recorded.longitude.map((degrees) => {
            const moved = degrees + shift;
            return moved > 180 ? moved - 360 : moved < -180 ? moved + 360 : moved;
          });
          expectSameRides(detect(recorded, surfType), detect(changed(recorded, { longitude }), surfType), 1);
        },
      ),
      runs,
    );
  });

  it('do not depend on the file format', async () => {
    await fc.assert(
      fc.asyncProperty(sessions, async ({ surfType, recorded }) => {
        const placed = changed(recorded, { denseSpeed: null });
        const [fit, gpx, tcx] = await Promise.all(
          (['fit', 'gpx', 'tcx'] as const).map(async (format) => {
            const file = encodeTrackFile(placed, format, { name: 'Session' });
            return detectAll(await readTrackFile(file, `session.${format}`), surfType);
          }),
        );
        for (const other of [gpx!, tcx!]) {
          expectRidesOrCandidates(fit!, other);
          expectRidesOrCandidates(other, fit!);
          expect(Math.abs(other.rides.length - fit!.rides.length)).toBeLessThanOrEqual(1);
        }
      }),
      runs,
    );
  });
});

describe('more permissive parameters', () => {
  const loosened: fc.Arbitrary<[keyof DetectionParameters, number]> = fc.oneof(
    fc.tuple(fc.constant('min_speed_kmh' as const), fc.double({ min: 3, max: 8, noNaN: true })),
    fc.tuple(fc.constant('min_max_speed_kmh' as const), fc.double({ min: 1, max: 10, noNaN: true })),
    fc.tuple(fc.constant('separate_time_threshold' as const), fc.double({ min: 20, max: 90, noNaN: true })),
    fc.tuple(fc.constant('connect_time_threshold' as const), fc.double({ min: 5, max: 20, noNaN: true })),
    fc.tuple(fc.constant('min_points' as const), fc.integer({ min: 1, max: 3 })),
    fc.tuple(fc.constant('min_ride_distance' as const), fc.double({ min: 0, max: 30, noNaN: true })),
    fc.tuple(fc.constant('min_ride_duration' as const), fc.double({ min: 0, max: 5, noNaN: true })),
  );

  it('never lose ride time on traveling waves', () => {
    fc.assert(
      fc.property(sessions, loosened, ({ recorded }, [name, value]) => {
        const strict = detect(recorded, 'traveling_waves');
        const loose = detect(recorded, 'traveling_waves', { ...DEFAULT_DETECTION_PARAMETERS, [name]: value });
        for (const ride of strict) {
          const kept = loose.some(
            ({ firstPoint, lastPoint }) => firstPoint <= ride.firstPoint && lastPoint >= ride.lastPoint,
          );
          expect([name, value, ride.startTime, kept]).toEqual([name, value, ride.startTime, true]);
        }
      }),
      cases(100),
    );
  });

  it('never lose an attempt on a standing wave', () => {
    fc.assert(
      fc.property(standingSessions, loosened, (recorded, [name, value]) => {
        const strict = detect(recorded, 'standing_waves');
        const loose = detect(recorded, 'standing_waves', { ...DEFAULT_DETECTION_PARAMETERS, [name]: value });
        for (const attempt of strict) {
          const kept = loose.some((other) => sameRide(other, attempt));
          expect([name, value, attempt.startTime, kept]).toEqual([name, value, attempt.startTime, true]);
        }
      }),
      cases(30),
    );
  });
});

describe('cleanTrack on arbitrary input', () => {
  const anything = fc.oneof(
    fc.double(),
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 90, 180, 1e9, 1.75e12),
  );
  const rows = fc.array(fc.tuple(anything, anything, anything, anything), { maxLength: 120 });

  it('returns a valid track or throws TrackFileError', () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (values, plausible) => {
        const column = (index: 0 | 1 | 2 | 3) => Float64Array.from(values, (row) => row[index]);
        const time = column(0).map((stamp, row) => (plausible || Number.isNaN(stamp) ? row * 1000 : stamp));
        const recorded: RecordedTrack = {
          format: 'gpx',
          length: values.length,
          time,
          latitude: column(1),
          longitude: column(2),
          recordedSpeed: column(3),
          recordedDistance: new Float64Array(values.length).fill(Number.NaN),
          denseSpeed: null,
          facts: { name: null, sport: null, device: null, warnings: [] },
        };
        let track;
        try {
          track = cleanTrack(recorded);
        } catch (error) {
          expect(error).toMatchObject({ name: 'TrackFileError' });
          return;
        }
        for (let row = 0; row < track.length; row++) {
          expect(track.speed[row]! >= 0 && track.speed[row]! < Number.POSITIVE_INFINITY).toBe(true);
          expect(Math.abs(track.latitude[row]!) <= 90 && Math.abs(track.longitude[row]!) <= 180).toBe(true);
          if (row === 0) continue;
          expect(track.time[row]!).toBeGreaterThan(track.time[row - 1]!);
          expect(track.distance[row]!).toBeGreaterThanOrEqual(track.distance[row - 1]!);
        }
        for (const surfType of surfTypes) detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS);
      }),
      cases(1000),
    );
  });

  it('handles 100,000 jumps, with no distance and no rides', () => {
    const count = 100_000;
    const jumps = (length: number): RecordedTrack => ({
      format: 'gpx',
      length,
      time: Float64Array.from({ length }, (_, row) => row * 1000),
      latitude: Float64Array.from({ length }, (_, row) => ((row * 7919) % 160) - 80),
      longitude: Float64Array.from({ length }, (_, row) => ((row * 104_729) % 340) - 170),
      recordedSpeed: new Float64Array(length).fill(Number.NaN),
      recordedDistance: new Float64Array(length).fill(Number.NaN),
      denseSpeed: null,
      facts: { name: null, sport: null, device: null, warnings: [] },
    });
    const track = cleanTrack(jumps(count));
    expect(track.length).toBeLessThanOrEqual(count);
    expect(track.distance[track.length - 1]).toBe(0);
    for (const surfType of surfTypes) {
      expect(detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS).rides).toEqual([]);
    }
  });
});

describe('a file split in two at rest', () => {
  /** A slow, even ride at an end may be classified as a run on the beach with half of the session's data. */
  it('gives the rides of the whole, with at most one difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const { recorded } = simulateSession({
          surfType: 'traveling_waves',
          seed,
          receiver: RECEIVERS[0]!,
          durationMinutes: 40,
          ocean: { craft: 'shortboard', rides: true, drive: false, jog: false, rip: false, tow: false },
        });
        const whole = detect(recorded, 'traveling_waves');
        const middle = whole[whole.length >> 1];
        const next = whole[(whole.length >> 1) + 1];
        fc.pre(middle !== undefined && next !== undefined && next.startTime - middle.endTime > 60_000);
        const at = recorded.time.findIndex((stamp) => stamp > (middle.endTime + next.startTime) / 2);
        const piece = (from: number, to: number) =>
          changed(recorded, {
            length: to - from,
            time: recorded.time.slice(from, to),
            latitude: recorded.latitude.slice(from, to),
            longitude: recorded.longitude.slice(from, to),
            recordedSpeed: recorded.recordedSpeed.slice(from, to),
            recordedDistance: recorded.recordedDistance.slice(from, to),
          });
        const pieces = [piece(0, at), piece(at, recorded.length)].flatMap((part) =>
          detect(part, 'traveling_waves'),
        );
        expect(Math.abs(pieces.length - whole.length)).toBeLessThanOrEqual(1);
        const shared = whole.filter((ride) =>
          pieces.some(({ startTime }) => Math.abs(startTime - ride.startTime) <= 2000),
        );
        expect(shared.length).toBeGreaterThanOrEqual(whole.length - 1);
      }),
      cases(20),
    );
  });
});
