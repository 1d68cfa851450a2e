import { describe, expect, it } from '@jest/globals';
import { HARD_WATER } from '../../../test/hard-water/hard-water.ts';
import { type RecordedTrack, cleanTrack, detectRides, simulateSession } from '../../index.ts';
import { PERFECT_RECEIVER } from '../../simulate/receiver.ts';
import { recordPath } from '../../simulate/record-path.ts';
import type { Water } from '../../simulate/simulate-session.ts';
import { drawStandingPlan, type StandingPlan } from '../../simulate/standing.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

function detect(seed: number, standing: Partial<StandingPlan> = {}, change = {}, water?: Water) {
  const session = simulateSession({
    surfType: 'standing_waves',
    seed,
    durationMinutes: 60,
    receiver: PERFECT_RECEIVER,
    standing,
    ...(water && { water }),
  });
  const parameters = { ...DEFAULT_DETECTION_PARAMETERS, ...change };
  return { session, detection: detectRides(cleanTrack(session.recorded), 'standing_waves', parameters) };
}

const TRIP_SECONDS = 900;
/** Degrees of latitude covered in seconds of paddling at 9 km/h, with rests. */
function paddled(seconds: number): number {
  const rests = Math.floor(seconds / 75);
  const since = seconds % 75;
  return (rests * 165 + (since <= 60 ? 2.5 * since : 150 + (since - 60))) / 111_195;
}
/** Direction of the stream at the simulated spot. */
const STREAM = 2.3 + Math.PI / 2;

/** The recording with a paddle of 2 km before and after it, along the stream or against it. */
function withTrips(recorded: RecordedTrack, heading: number): RecordedTrack {
  const { length } = recorded;
  const before = (row: number) => Math.max(0, TRIP_SECONDS - row);
  const after = (row: number) => Math.max(0, row - TRIP_SECONDS - length + 1);
  const inside = (row: number) => Math.min(length - 1, Math.max(0, row - TRIP_SECONDS));
  const column = (value: (row: number) => number) =>
    Float64Array.from({ length: length + 2 * TRIP_SECONDS }, (_, row) => value(row));
  const traveled = (row: number) => heading * (paddled(after(row)) - paddled(before(row)));
  const scale = Math.cos((recorded.latitude[0]! * Math.PI) / 180);
  return {
    ...recorded,
    length: length + 2 * TRIP_SECONDS,
    time: column((row) => recorded.time[inside(row)]! + 1000 * (after(row) - before(row))),
    latitude: column((row) => recorded.latitude[inside(row)]! + traveled(row) * Math.cos(STREAM)),
    longitude: column((row) => recorded.longitude[inside(row)]! + (traveled(row) * Math.sin(STREAM)) / scale),
    recordedSpeed: column((row) =>
      before(row) + after(row) === 0
        ? recorded.recordedSpeed[inside(row)]!
        : (before(row) + after(row)) % 75 <= 60
          ? 2.5
          : 1,
    ),
    recordedDistance: column(() => Number.NaN),
    denseSpeed: null,
  };
}

/** Seconds from the eddy line at 14 m to the flush. */
const WIDE_HOLD_SECONDS = 36;

type Place = [x: number, y: number];

function move(places: Place[], x: number, y: number, speed: number): void {
  for (;;) {
    const [fromX, fromY] = places.at(-1)!;
    const distance = Math.hypot(x - fromX, y - fromY);
    if (distance < speed) break;
    places.push([fromX + ((x - fromX) * speed) / distance, fromY + ((y - fromY) * speed) / distance]);
  }
  places.push([x, y]);
}

function record(places: readonly Place[]): RecordedTrack {
  const speed = (row: number) =>
    row === 0 ? 0 : Math.hypot(places[row]![0] - places[row - 1]![0], places[row]![1] - places[row - 1]![1]);
  const readings = places.map(([x, y], row) => ({
    time: 1_750_000_000_000 + row * 1000,
    east: y,
    north: x,
    speed: speed(row),
  }));
  return recordPath(readings, { latitude: 49.7, longitude: -123.9 }, { format: 'fit' });
}

/** Attempts whose turns reach the eddy line: x downstream, y to the eddy, one row a second. */
function wideCarving(attempts: number): Place[] {
  const places: Place[] = [];
  const headFor = (x: number, y: number, speed: number) => move(places, x, y, speed);
  places.push([0, 36]);
  for (let attempt = 0; attempt < attempts; attempt++) {
    for (let second = 0; second < 60; second++) places.push([0, 36]);
    headFor(0, 14, 1.6);
    for (let second = 1; second <= WIDE_HOLD_SECONDS; second++)
      places.push([0, 14 * Math.cos((2 * Math.PI * second) / 12)]);
    headFor(120, 30, 5);
    headFor(10, 40, 1.4);
    headFor(0, 36, 1.4);
  }
  return places;
}

function attemptsOf(places: readonly Place[]) {
  return detectRides(cleanTrack(record(places)), 'standing_waves', DEFAULT_DETECTION_PARAMETERS).rides;
}

/** Two sprints of 120 m from one place, with a slow way back and a rest beside it. */
function sprints(): Place[] {
  const places: Place[] = [[0, 80]];
  for (let sprint = 0; sprint < 2; sprint++) {
    for (let second = 0; second < 60; second++) places.push([0, 80]);
    move(places, 0, 0, 1.8);
    move(places, 120, 0, 5);
    move(places, 0, 80, 1.4);
  }
  return places;
}

describe('detectStandingWaves', () => {
  it.each([-1, 1])('finds attempts, time on the wave and tours with the eddy on side %i', (eddySide) => {
    for (let seed = 60_000; seed < 60_004; seed++) {
      const { session, detection } = detect(seed, { eddySide });
      expect(detection.rides).toHaveLength(session.attempts.length);
      detection.rides.forEach((attempt, index) => {
        const truth = session.attempts[index]!;
        expect(Math.abs(attempt.endTime - truth.endTime)).toBeLessThan(10_000);
        expect(Math.abs(attempt.surfTime - truth.onWave)).toBeLessThan(9);
        expect(attempt.isTour).toBe(truth.isTour);
      });
    }
  });

  it('counts no drift that enters the current below the wave', () => {
    const places = wideCarving(6);
    for (let second = 0; second < 60; second++) places.push([0, 36]);
    move(places, 38, 36, 1.4);
    move(places, 42, 10, 1.6);
    move(places, 160, 30, 5);
    move(places, 10, 40, 1.4);
    expect(attemptsOf(places)).toHaveLength(6);
  });

  it('finds the wave where many drifts begin below it', () => {
    for (let seed = 60_020; seed < 60_026; seed++) {
      const water = { ...HARD_WATER, drawStanding: drawStandingPlan };
      const { session, detection } = detect(seed, { beside: 0.4 }, {}, water);
      expect(detection.rides).toHaveLength(session.attempts.length);
    }
  });

  it('sets isSurfRide by the time on the wave', () => {
    const usual = detect(60_010).detection.rides;
    const demanding = detect(60_010, {}, { min_ride_duration: 40 }).detection.rides;
    expect(demanding).toHaveLength(usual.length);
    expect(demanding.filter(({ isSurfRide }) => isSurfRide)).toEqual(
      demanding.filter(({ surfTime }) => surfTime >= 40),
    );
    expect(usual.filter(({ isSurfRide }) => isSurfRide).length).toBeGreaterThan(
      demanding.filter(({ isSurfRide }) => isSurfRide).length,
    );
  });

  it('sets isSurfRide correctly for 92 percent of attempts', () => {
    let matched = 0;
    let right = 0;
    for (let seed = 60_040; seed < 60_052; seed++) {
      const { session, detection } = detect(seed);
      for (const truth of session.attempts) {
        const found = detection.rides.find(
          ({ startTime, endTime }) => startTime < truth.endTime && endTime > truth.startTime,
        );
        if (found === undefined) continue;
        matched++;
        if (truth.onWave >= DEFAULT_DETECTION_PARAMETERS.min_ride_duration === found.isSurfRide) right++;
      }
    }
    expect(matched).toBeGreaterThan(60);
    expect(right / matched).toBeGreaterThan(0.92);
  });

  it('marks attempts within 2 s of the minimum time on the wave as borderline', () => {
    const rides = [60_040, 60_041, 60_042, 60_043].flatMap((seed) => detect(seed).detection.rides);
    expect(rides.filter(({ borderline }) => borderline)).toEqual(
      rides.filter(({ surfTime }) => Math.abs(surfTime - 5) <= 2),
    );
    expect(new Set(rides.map(({ borderline }) => borderline)).size).toBe(2);
  });

  it('ends the wave where the holds end when surfers carve all of it', () => {
    const rides = attemptsOf(wideCarving(6));
    expect(rides).toHaveLength(6);
    for (const { surfTime } of rides) expect(Math.abs(surfTime - WIDE_HOLD_SECONDS)).toBeLessThan(2.5);
  });

  it.each([0, 3000])('finds the entry in spite of an error of 9 m with %i s of rest on the bank', (rest) => {
    const places = wideCarving(6);
    const flush = places.findLastIndex(([x], row) => x > 0 && places[row - 1]?.[0] === 0);
    for (let row = flush - 100; row < flush; row++) places[row] = [places[row]![0], places[row]![1] + 9];
    move(places, 0, 120, 1.4);
    for (let second = 0; second < rest; second++) places.push([0, 120]);
    const rides = attemptsOf(places);
    expect(rides).toHaveLength(6);
    for (const { surfTime } of rides) expect(Math.abs(surfTime - WIDE_HOLD_SECONDS)).toBeLessThan(3.5);
  });

  it('excludes the drive home', () => {
    for (let seed = 60_020; seed < 60_024; seed++) {
      const { session, detection } = detect(seed, { drive: true });
      const drive = session.others.find(({ kind }) => kind === 'drive')!;
      expect(drive.distance).toBeGreaterThan(500);
      expect(detection.rides.filter(({ endTime }) => endTime > drive.startTime + 10_000)).toEqual([]);
      expect(detection.rides.length).toBeGreaterThanOrEqual(session.attempts.length - 1);
    }
  });

  it.each([
    ['downstream', 1],
    ['upstream', -1],
  ])('finds the same attempts with a paddle of 2 km %s to the spot and home', (_, heading) => {
    for (let seed = 60_060; seed < 60_064; seed++) {
      const { session, detection } = detect(seed);
      const trips = detectRides(
        cleanTrack(withTrips(session.recorded, heading)),
        'standing_waves',
        DEFAULT_DETECTION_PARAMETERS,
      );
      expect(detection.rides.length).toBeGreaterThan(3);
      expect(trips.rides.map(({ endTime }) => endTime)).toEqual(
        detection.rides.map(({ endTime }) => endTime),
      );
    }
  });

  it.each([1, 2])('finds %d attempts of a session that has no more', (count) => {
    const rides = attemptsOf(wideCarving(count));
    expect(rides).toHaveLength(count);
    for (const { isSurfRide } of rides) expect(isSurfRide).toBe(true);
  });

  it('finds no attempt where the surfer drifts off once and does not come back', () => {
    const places = wideCarving(1);
    const end = places.findIndex(([x]) => x >= 120);
    expect(attemptsOf(places.slice(0, end + 1))).toEqual([]);
  });

  it('finds the flush of a surfer who hardly left the eddy, and comes back', () => {
    const places = wideCarving(4);
    const start = places.length;
    for (let second = 0; second < 60; second++) places.push([0, 36]);
    move(places, 0, 31, 1.4);
    move(places, 120, 30, 5);
    move(places, 0, 36, 1.4);
    const rides = attemptsOf(places);
    expect(rides).toHaveLength(5);
    expect(rides[4]!.firstPoint).toBeGreaterThan(start);
    expect(rides[4]!.isSurfRide).toBe(false);
  });

  it('finds no attempt in the paddle home, which begins where flushes do and is slower', () => {
    const places = wideCarving(4);
    for (let second = 0; second < 60; second++) places.push([0, 36]);
    move(places, 0, 12, 1.4);
    move(places, 600, 20, 2.5);
    expect(attemptsOf(places)).toHaveLength(4);
  });

  it('finds no attempts in two sprints without a stay where they begin', () => {
    expect(attemptsOf(sprints())).toEqual([]);
  });

  it('finds no attempts without drift', () => {
    const { session } = detect(60_030);
    const { recorded } = session;
    const still = {
      ...recorded,
      latitude: recorded.latitude.map(() => 49.7),
      longitude: recorded.longitude.map(() => -123.9),
    };
    const slow = { ...still, recordedSpeed: recorded.recordedSpeed.map(() => 0.3) };
    expect(detectRides(cleanTrack(slow), 'standing_waves', DEFAULT_DETECTION_PARAMETERS).rides).toEqual([]);
  });
});
