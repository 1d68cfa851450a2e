import { describe, expect, it } from '@jest/globals';
import { type PathReading, recordPath } from '../simulate/record-path.ts';
import { cleanTrack } from './clean.ts';
import { SpeedSource } from './track.ts';

const spot = { latitude: 37.76, longitude: -122.515 };
const start = Date.UTC(2025, 5, 1, 15);

/** Sixty seconds north at 5 m/s, one reading a second. */
function run(
  change: (reading: PathReading, second: number) => PathReading | null = (reading) => reading,
): PathReading[] {
  return Array.from({ length: 60 }, (_, second) =>
    change({ time: start + second * 1000, east: 0, north: second * 5, speed: Number.NaN }, second),
  ).filter((reading) => reading !== null);
}
const clean = (readings: PathReading[]) => cleanTrack(recordPath(readings, spot, { format: 'gpx' }));
const fastest = (speed: Float64Array) => speed.reduce((most, here) => Math.max(most, here), 0);

describe('cleanTrack', () => {
  it('derives speed and distance from positions', () => {
    const track = clean(run());
    expect(track.length).toBe(60);
    expect(track.speed[30]).toBeCloseTo(5, 0);
    expect(track.distance[59]).toBeCloseTo(295, -1);
    expect(track.speedSource[30]).toBe(SpeedSource.position);
  });

  it('prefers the recorded speed over positions', () => {
    const track = clean(run((reading) => ({ ...reading, speed: 5.4 })));
    expect(track.speed[30]).toBe(5.4);
    expect(track.speedSource[30]).toBe(SpeedSource.recorded);
  });

  it('ignores recorded speeds that are the steps between positions', () => {
    const wave = (second: number) => second * 5 + (second % 2);
    const track = clean(
      run((reading, second) => ({
        ...reading,
        north: wave(second),
        speed: wave(second) - wave(Math.max(0, second - 1)),
      })),
    );
    expect(track.speedSource[30]).toBe(SpeedSource.position);
    expect(fastest(track.speed)).toBeLessThan(5.5);
  });

  it('ignores a recorded speed in another unit', () => {
    const track = clean(run((reading) => ({ ...reading, speed: 18 })));
    expect(track.speed[30]).toBeCloseTo(5, 0);
  });

  it('drops a position spike', () => {
    const track = clean(run((reading, second) => (second === 30 ? { ...reading, east: 400 } : reading)));
    expect(fastest(track.speed)).toBeLessThan(6);
    expect(track.longitude.every((longitude) => Math.abs(longitude - spot.longitude) < 1e-4)).toBe(true);
  });

  it('adds no speed and no distance for a jump to another place', () => {
    const track = clean(run((reading, second) => (second >= 30 ? { ...reading, east: 900 } : reading)));
    expect(fastest(track.speed)).toBeLessThan(7);
    expect(track.distance[track.length - 1]).toBeLessThan(310);
  });

  it('drops repeats of a frozen position', () => {
    const track = clean(
      run((reading, second) => (second > 20 && second < 28 ? { ...reading, north: 100 } : reading)),
    );
    expect(fastest(track.speed)).toBeLessThan(6.5);
    expect(track.latitude[24]! * 1e5).toBeGreaterThan(track.latitude[21]! * 1e5);
  });

  it('drops rows without a position and fills the gap with doubtful rows', () => {
    const track = clean(
      run((reading, second) =>
        second >= 20 && second < 24
          ? { ...reading, east: Number.NaN, north: Number.NaN, speed: 40 }
          : reading,
      ),
    );
    expect(fastest(track.speed)).toBeLessThan(6);
    expect(track.length).toBe(60);
    expect(Array.from(track.speedSource.slice(20, 24))).toEqual([3, 3, 3, 3]);
    expect(Array.from(track.doubtful.slice(20, 24))).toEqual([1, 1, 1, 1]);
  });

  it('sorts parts in the wrong order and drops repeated times', () => {
    const readings = run();
    const swapped = [...readings.slice(30), ...readings.slice(0, 30), readings[29]!];
    expect(Array.from(clean(swapped).time)).toEqual(readings.map(({ time }) => time));
  });

  it.each<[string, (readings: PathReading[]) => PathReading[]]>([
    [
      'two halves, a row of each in turn',
      (all) => all.flatMap((_, row) => all[(row % 2) * 30 + (row >> 1)]!),
    ],
    ['in blocks of two halves', (all) => [0, 30, 10, 40, 20, 50].flatMap((row) => all.slice(row, row + 10))],
    ['backwards', (all) => all.toReversed()],
    ['shuffled', (all) => all.map((_, row) => all[(row * 37) % 60]!)],
  ])('keeps all rows of a track %s', (_, disordered) => {
    const readings = run();
    expect(Array.from(clean(disordered(readings)).time)).toEqual(readings.map(({ time }) => time));
  });

  it('drops a single timestamp that runs ahead', () => {
    const track = clean(
      run((reading, second) => (second === 10 ? { ...reading, time: start + 9e6 } : reading)),
    );
    expect(track.time[track.length - 1]).toBe(start + 59_000);
  });

  it('fills smart-recorded gaps from the 1 Hz channel', () => {
    const sparse = run((reading, second) =>
      second % 10 === 0 || second === 59 ? { ...reading, speed: 5 } : null,
    );
    const seconds = Array.from({ length: 60 }, (_, second) => second);
    const denseSpeed = {
      time: Float64Array.from(seconds, (second) => start + second * 1000),
      speed: Float64Array.from(seconds, (second) => 5 + Math.sin(second)),
    };
    const track = cleanTrack(recordPath(sparse, spot, { format: 'fit', denseSpeed }));
    expect(track.length).toBe(60);
    expect(track.speedSource[5]).toBe(SpeedSource.dense);
    expect(track.speed[5]).toBeCloseTo(5 + Math.sin(5), 3);
    expect(track.doubtful[5]).toBe(0);
  });

  it('takes a speed that the 1 Hz channel repeats without a signal for the slower one after it', () => {
    const sparse = run((reading, second) => (second % 10 === 0 || second === 59 ? reading : null));
    const seconds = Array.from({ length: 60 }, (_, second) => second);
    const denseSpeed = {
      time: Float64Array.from(seconds, (second) => start + second * 1000),
      speed: Float64Array.from(seconds, (second) =>
        second < 22 ? 5 + Math.sin(second) : second < 27 ? 6.5 : 1 + second / 100,
      ),
    };
    const track = cleanTrack(recordPath(sparse, spot, { format: 'fit', denseSpeed }));
    expect(track.speed[22]).toBeCloseTo(6.5, 3);
    expect(track.speed[23]).toBeCloseTo(1.27, 3);
    expect(track.speed[26]).toBeCloseTo(1.27, 3);
    expect([track.doubtful[22], track.doubtful[23], track.doubtful[27]]).toEqual([0, 1, 0]);
  });

  it('raises interpolated speeds where the gap is longer than the speeds at its ends cover', () => {
    const track = clean(
      run((reading, second) => {
        if (second > 20 && second < 30) return null;
        return second > 30
          ? { ...reading, speed: 5 }
          : { ...reading, speed: second === 20 || second === 30 ? 1e-300 : 5 };
      }),
    );
    expect(track.length).toBe(60);
    for (let row = 21; row < 30; row++) expect(track.speed[row]).toBeCloseTo(5, 0);
  });

  it('keeps the last row when more rows are filled in than dropped', () => {
    const readings = Array.from({ length: 600 }, (_, index) => ({
      time: start + index * 1500,
      east: index % 6 > 1 && index < 590 ? 500 + 90 * (index % 6) : 0,
      north: index * 7.5,
      speed: Number.NaN,
    }));
    const track = clean(readings);
    expect(track.length).toBeGreaterThan(600);
    expect(track.time[track.length - 1]).toBe(start + 599 * 1500);
  });

  it('ignores an impossible recorded speed', () => {
    const track = clean(run((reading, second) => ({ ...reading, speed: second === 30 ? 1e300 : 5 })));
    expect(fastest(track.speed)).toBeLessThan(6);
  });

  it('ignores an impossible recorded speed of two rows', () => {
    const track = clean(run((reading, second) => ({ ...reading, speed: second >> 1 === 15 ? 160 : 5 })));
    expect(fastest(track.speed)).toBeLessThan(6);
    expect(track.speedSource[40]).toBe(SpeedSource.recorded);
  });

  it('cuts a recorded spike before the smoothing spreads it', () => {
    const jitter = (second: number) => (second % 3) * 0.6;
    const track = clean(
      run((reading, second) => ({ ...reading, speed: second === 30 ? 15 : 4.4 + jitter(second) })),
    );
    expect(fastest(track.speed)).toBeLessThan(5.7);
    expect([track.doubtful[29], track.doubtful[30], track.doubtful[31]]).toEqual([0, 1, 0]);
  });

  it('takes three times the speed of both seconds beside for a spike, also at a slow pace', () => {
    const slow = run((reading, second) => ({ ...reading, north: second * 2, speed: second === 30 ? 6 : 2 }));
    expect(clean(slow).speed[30]).toBe(2);
  });

  it('keeps a second at twice the speed before, as at a take-off', () => {
    const track = clean(
      run((reading, second) => ({
        ...reading,
        north: second < 30 ? second * 2 : 60 + (second - 30) * 6,
        speed: second < 30 ? 2 : second === 30 ? 6.5 : 6,
      })),
    );
    expect(track.speed[30]).toBe(6.5);
    expect(track.doubtful[30]).toBe(0);
  });

  it('cuts a spike of the 1 Hz channel', () => {
    const sparse = run((reading, second) => (second % 4 === 0 ? { ...reading, speed: 5 } : null));
    const denseSpeed = {
      time: Float64Array.from({ length: 60 }, (_, second) => start + second * 1000),
      speed: Float64Array.from({ length: 60 }, (_, second) => (second === 30 ? 15 : 5 + (second % 2) / 10)),
    };
    const track = cleanTrack(recordPath(sparse, spot, { format: 'fit', denseSpeed }));
    expect(track.speed[30]).toBe(5.1);
    expect(track.doubtful[30]).toBe(1);
  });

  it.each([
    ['and at positions', (): number => 5],
    ['alone', (second: number) => (second % 4 === 0 ? Number.NaN : 5)],
  ])('uses speeds of rows between positions 4 s apart: there %s', (_, speedAt) => {
    const wave = (second: number) => speedAt(second) + Math.sin(second / 2);
    const track = clean(
      run((reading, second) => ({
        ...reading,
        north: second % 4 === 0 ? reading.north : Number.NaN,
        east: second % 4 === 0 ? 0 : Number.NaN,
        speed: wave(second),
      })),
    );
    expect(track.length).toBe(57);
    for (let second = 5; second < 50; second++) {
      expect(track.speed[second]).toBeCloseTo(5 + Math.sin(second / 2), 0);
      expect(track.speedSource[second]).toBe(second % 4 === 0 ? SpeedSource.recorded : SpeedSource.dense);
    }
  });

  it('has no row above 40 m/s', () => {
    const recorded = run((reading, second) => ({
      ...reading,
      north: second * 30,
      speed: second > 20 && second < 30 ? 149 : 30,
    }));
    expect(fastest(clean(recorded).speed)).toBe(30);
    expect(fastest(clean(run((reading, second) => ({ ...reading, north: second * 60 }))).speed)).toBe(40);
  });

  it('returns to its place from a position far away in both directions', () => {
    const track = clean(
      run((reading, second) => (second === 30 ? { ...reading, east: 3e5, north: 3e5 } : reading)),
    );
    expect(track.length).toBe(60);
    expect(fastest(track.speed)).toBeLessThan(6);
    expect(track.latitude.every((latitude) => latitude < spot.latitude + 0.01)).toBe(true);
  });

  it('keeps the speed across the antimeridian', () => {
    const readings = run((reading, second) => ({ ...reading, east: second * 5, north: 0 }));
    const track = cleanTrack(recordPath(readings, { latitude: -17, longitude: 179.9995 }, { format: 'gpx' }));
    expect(fastest(track.speed)).toBeLessThan(6);
    expect(track.speed[30]).toBeCloseTo(5, 0);
  });

  it('throws no_positions and too_few_points', () => {
    const nowhere = run((reading) => ({ ...reading, east: Number.NaN, north: Number.NaN }));
    expect(() => clean(nowhere)).toThrow(
      expect.objectContaining({ name: 'TrackFileError', code: 'no_positions' }),
    );
    expect(() => clean(run().slice(0, 1))).toThrow(expect.objectContaining({ code: 'too_few_points' }));
  });
});
