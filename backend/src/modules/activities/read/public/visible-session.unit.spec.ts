import { describe, expect, it } from '@jest/globals';
import {
  createTrack,
  decodeTrack,
  encodeTrack,
  planeDistance,
  sessionEffort,
} from '@rideline/detection-engine';
import { ride } from '../../../../../test/support/sample-activity.ts';
import type { HiddenCircle, Shift } from '../../events/hidden-circle.ts';
import { cutCircle, visibleName, visibleSession, visibleWeather } from './visible-session.ts';

const METERS_PER_DEGREE = 111_195;
const POINTS = 100;
const column = (value: (row: number) => number) =>
  Float64Array.from({ length: POINTS }, (_, row) => value(row));
const flags = () => new Uint8Array(POINTS);

/** Ten meters and a second per row, due north along the date line. */
const track = createTrack({
  time: column((row) => 1_780_000_000_000 + row * 1000),
  latitude: column((row) => Math.round((row * 10 * 1e7) / METERS_PER_DEGREE) / 1e7),
  longitude: column((row) => (row % 2 === 0 ? 180 : -179.9999999)),
  distance: column((row) => row * 10),
  speed: column((row) => 5 + (row % 3)),
  speedSource: flags(),
  doubtful: flags(),
});
const at = (id: number, firstPoint: number, lastPoint: number) =>
  ride(id, {
    firstPoint,
    lastPoint,
    startTime: track.time[firstPoint]!,
    endTime: track.time[lastPoint]!,
    duration: lastPoint - firstPoint,
    distance: (lastPoint - firstPoint) * 10,
    surfRuns: [[firstPoint + 1, lastPoint - 1]],
    reasons: [{ rule: 'min_points', passed: true, measured: 30 }],
  });
const session = { track, rides: [at(1, 10, 20), at(2, 40, 60), at(3, 80, 90)] };
/** A circle around which this much is cut, when it is not shifted. */
const circleAt = (row: number, cutMeters: number): HiddenCircle => ({
  latitude: track.latitude[row]!,
  longitude: 180,
  radiusMeters: cutMeters / 1.5,
  shift: [0, 0],
});

/** The zones' seconds of the rides, of a session whose rows after the first ride take this long. */
function zonesOf(secondsAfterFirstRide: number) {
  const time = track.time.map((at, row) => at + (row > 20 ? (secondsAfterFirstRide - 1) * 1000 : 0));
  const heartRate = flags().fill(120).fill(150, 40);
  const later = { ...session, track: { ...track, time, heartRate } };
  const visible = visibleSession(later, { ridesOnly: true, hiddenCircle: null });
  return sessionEffort(visible.track, visible.rides, 'traveling_waves', null, visible.cutAfter)
    .heartRateSeconds;
}

describe('visibleSession', () => {
  it('has no hidden time in the zones of the heart rate', () => {
    expect(zonesOf(1)).toEqual({ 120: 10, 150: 30 });
    expect(zonesOf(30)).toEqual(zonesOf(1));
  });

  it('returns the whole session by default', () => {
    expect(visibleSession(session, { ridesOnly: false, hiddenCircle: null })).toBe(session);
  });

  it('keeps the rides only, renumbered and measured again', () => {
    const visible = visibleSession(session, { ridesOnly: true, hiddenCircle: null });
    expect(visible.track.length).toBe(11 + 21 + 11);
    expect(visible.rides.map(({ firstPoint, lastPoint }) => [firstPoint, lastPoint])).toEqual([
      [0, 10],
      [11, 31],
      [32, 42],
    ]);
    expect(visible.rides[1]).toMatchObject({ distance: 200, duration: 20, surfRuns: [[12, 30]] });
    expect(visible.track.distance[42]).toBe(100 + 200 + 100);
    expect(decodeTrack(encodeTrack(visible.track))).toEqual(visible.track);
  });

  it('removes points inside of the circle on both sides of the date line', () => {
    const visible = visibleSession(session, { ridesOnly: false, hiddenCircle: circleAt(50, 55) });
    expect(visible.track.length).toBe(POINTS - 11);
    const hidden = Array.from(track.latitude.subarray(45, 56));
    expect(Array.from(visible.track.latitude).filter((latitude) => hidden.includes(latitude))).toEqual([]);
    const [, broken] = visible.rides;
    // Rows 40 to 44 and 56 to 60 remain.
    expect(broken).toMatchObject({ firstPoint: 40, lastPoint: 49, distance: 80, duration: 20, reasons: [] });
    expect(broken!.surfRuns).toEqual([
      [41, 44],
      [45, 48],
    ]);
    expect(broken!.surfTime).toBe(6);
    const { maxSpeedBand, distanceBand, ...figures } = visible.rides[0]!;
    expect({ ...session.rides[0], ...figures }).toEqual(session.rides[0]);
    // Estimated again, because the noise of hidden points would reveal something about them.
    expect([maxSpeedBand, distanceBand]).not.toEqual([1.2, 4]);
    expect(visible.rides[2]).toMatchObject({ firstPoint: 69, lastPoint: 79 });
  });

  it('removes the shifted, wider circle, which contains the chosen one', () => {
    const north: readonly [number, number] = [20, 0];
    const visible = visibleSession(session, {
      ridesOnly: false,
      hiddenCircle: { ...circleAt(50, 82.5), shift: north },
    });
    // 82.5 meters around row 52: rows 44 to 60 of ten meters each.
    const cut = Array.from(track.latitude.subarray(44, 61));
    expect(visible.track.length).toBe(POINTS - cut.length);
    expect(Array.from(visible.track.latitude).filter((latitude) => cut.includes(latitude))).toEqual([]);
  });

  it('removes a ride within the circle', () => {
    const visible = visibleSession(session, { ridesOnly: true, hiddenCircle: circleAt(50, 110) });
    expect(visible.rides.map(({ id }) => id)).toEqual([1, 3]);
    expect(visible.track.length).toBe(22);
  });

  it('can remove everything', () => {
    const visible = visibleSession(session, { ridesOnly: false, hiddenCircle: circleAt(50, 20_000) });
    expect([visible.track.length, visible.rides]).toEqual([0, []]);
    expect(decodeTrack(encodeTrack(visible.track)).length).toBe(0);
  });
});

describe('an attacker who compares many sessions from one hidden home', () => {
  const RADIUS = 200;
  const ROWS = 120;
  const home = { latitude: 37.7601, longitude: -122.5051 };
  const shift: Shift = [-60, 40];
  const perDegreeEast = METERS_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180);
  const cells = (value: (row: number) => number) =>
    Float64Array.from({ length: ROWS }, (_, row) => value(row));

  /** Five meters per row, from the door in one direction. */
  const walk = (angle: number) =>
    createTrack({
      time: cells((row) => 1_780_000_000_000 + row * 4000),
      latitude: cells((row) => home.latitude + (row * 5 * Math.cos(angle)) / METERS_PER_DEGREE),
      longitude: cells((row) => home.longitude + (row * 5 * Math.sin(angle)) / perDegreeEast),
      distance: cells((row) => row * 5),
      speed: cells(() => 1.25),
      speedSource: new Uint8Array(ROWS),
      doubtful: new Uint8Array(ROWS),
    });
  const walks = Array.from({ length: 12 }, (_, way) => walk((2 * Math.PI * way) / 12));
  const seenFrom = (place: typeof home, by: Shift) =>
    walks.map((way) => {
      const hiddenCircle = { ...place, radiusMeters: RADIUS, shift: by };
      return visibleSession({ track: way, rides: [] }, { ridesOnly: false, hiddenCircle }).track;
    });
  const seen = seenFrom(home, shift);
  const cut = cutCircle({ ...home, radiusMeters: RADIUS, shift });

  it('finds the center of the cut circle, which is not the home', () => {
    const ends = seen.map(({ latitude, longitude }) => [latitude[0]!, longitude[0]!] as const);
    const spread = (north: number, east: number) => {
      const away = ends.map(([latitude, longitude]) =>
        planeDistance(
          home.latitude + north / METERS_PER_DEGREE,
          home.longitude + east / perDegreeEast,
          latitude,
          longitude,
        ),
      );
      return Math.max(...away) - Math.min(...away);
    };
    const steps = Array.from({ length: 61 }, (_, step) => (step - 30) * 5);
    const tried = steps.flatMap((north) =>
      steps.map((east) => ({ north, east, spread: spread(north, east) })),
    );
    const best = tried.reduce((least, one) => (one.spread < least.spread ? one : least));
    expect(Math.hypot(best.north - shift[0], best.east - shift[1])).toBeLessThan(10);
    expect(Math.hypot(best.north, best.east)).toBeGreaterThan(0.25 * RADIUS);
  });

  it('sees the same tracks for every other home on the ring', () => {
    for (const meters of [0.26, 0.38, 0.49].map((share) => share * RADIUS)) {
      for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 6) {
        const other: Shift = [meters * Math.cos(angle), meters * Math.sin(angle)];
        const place = {
          latitude: cut.latitude - other[0] / METERS_PER_DEGREE,
          longitude: cut.longitude - other[1] / perDegreeEast,
        };
        expect(seenFrom(place, other)).toEqual(seen);
      }
    }
  });

  it.each([
    ['2026-06-01-071233', false, true, ''],
    ['Surf 7.12', false, true, ''],
    ['2026-06-01-071233', true, true, '2026-06-01-071233'],
    ['2026-06-01-071233', false, false, '2026-06-01-071233'],
    ['Dawn patrol 2', false, true, 'Dawn patrol 2'],
  ])('sees the name %j (chosen: %s, points hidden: %s) as %j', (name, isNamed, hides, shown) => {
    const privacy = { ridesOnly: hides, hiddenCircle: null, showsHeartRate: false };
    expect(visibleName({ name, isNamed, privacy, keptPart: null })).toBe(shown);
    const keptPart = hides ? { startTime: 0, endTime: 1 } : null;
    const whole = { ridesOnly: false, hiddenCircle: null, showsHeartRate: false };
    expect(visibleName({ name, isNamed, privacy: whole, keptPart })).toBe(shown);
  });

  it('sees weather of the hour when the recording starts, unless that start is hidden', () => {
    const ridesOnly = visibleSession(
      { track, rides: [at(1, 20, 40)] },
      { ridesOnly: true, hiddenCircle: null },
    );
    expect(visibleWeather('windy', track, track)).toBe('windy');
    expect(visibleWeather('windy', track, ridesOnly.track)).toBeNull();
  });
});
