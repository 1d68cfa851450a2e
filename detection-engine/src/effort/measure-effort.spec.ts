import { describe, expect, it } from '@jest/globals';
import { Random } from '../simulate/random.ts';
import { METERS_PER_DEGREE } from '../track/distance.ts';
import { createTrack } from '../track/track.ts';
import { measureEffort } from './measure-effort.ts';

/** A track north along rows of seconds and meters. */
function trackOf(rows: readonly (readonly [second: number, meters: number])[]) {
  const column = (value: (row: readonly [number, number], index: number) => number) =>
    Float64Array.from(rows, value);
  let traveled = 0;
  return createTrack({
    time: column(([second]) => second * 1000),
    latitude: column(([, meters]) => 33 + meters / METERS_PER_DEGREE),
    longitude: column(() => -118),
    distance: column(
      ([, meters], index) => (traveled += Math.abs(meters - (rows[index - 1]?.[1] ?? meters))),
    ),
    speed: column(() => 0),
    speedSource: new Uint8Array(rows.length),
    doubtful: new Uint8Array(rows.length),
  });
}
/** Rows once a second, each so many meters further. */
const moving = (parts: readonly (readonly [seconds: number, metersPerSecond: number])[]) => {
  let meters = 0;
  let second = 0;
  const rows: [number, number][] = [[0, 0]];
  for (const [seconds, speed] of parts)
    for (let step = 0; step < seconds; step++) rows.push([++second, (meters += speed)]);
  return trackOf(rows);
};
const ride = (firstPoint: number, lastPoint: number, distance = 50) => ({
  firstPoint,
  lastPoint,
  distance,
  isSurfRide: true,
});

describe('the effort of a session', () => {
  it('is paddling where 15 seconds lead 7.5 m or more from end to end, else waiting', () => {
    expect(measureEffort(moving([[100, 1.1]]), [], [])).toMatchObject({ paddling: 100, waiting: 0 });
    // The first and last rows see less than 15 s.
    expect(measureEffort(moving([[100, 0.51]]), [], [])).toMatchObject({ paddling: 85, waiting: 15 });
    expect(measureEffort(moving([[100, 0.49]]), [], [])).toMatchObject({ paddling: 0, waiting: 100 });
  });

  it('is no paddling for noise on the spot, however far it leads', () => {
    const noise = trackOf(Array.from({ length: 101 }, (_, second) => [second, (second % 2) * 5]));
    expect(noise.distance[100]).toBe(500);
    expect(measureEffort(noise, [], [])).toMatchObject({ paddling: 0, waiting: 100, paddled: 0 });
  });

  it('is waiting for a phone whose noise moves single positions by over 7.5 m', () => {
    const random = new Random(7);
    const noise = trackOf(Array.from({ length: 1801 }, (_, second) => [second, 6 * random.normal()]));
    expect(measureEffort(noise, [], []).paddling).toBeLessThan(90);
  });

  it('does not depend on how often rows were recorded', () => {
    const rows = (every: number) =>
      trackOf(Array.from({ length: 601 / every }, (_, row) => [row * every, row * every * 1.1]));
    expect(measureEffort(rows(1), [], []).paddling).toBe(600);
    expect(measureEffort(rows(20), [], []).paddling).toBe(580);
  });

  it('counts rows of rides as riding, which cut the stretches beside them', () => {
    const track = moving([
      [60, 0],
      [10, 6],
      [60, 0],
    ]);
    const effort = measureEffort(track, [ride(60, 70, 61)], []);
    expect(effort).toMatchObject({
      riding: 10,
      paddling: 0,
      waiting: 120,
      ridden: 61,
      ridesPerHour: 3600 / 130,
    });
    expect(effort.longestWait).toBeNull();
  });

  it('leaves attempts that do not count to the rest', () => {
    const track = moving([
      [60, 0],
      [10, 6],
      [60, 0],
    ]);
    const effort = measureEffort(track, [{ ...ride(60, 70), isSurfRide: false }], []);
    expect(effort).toMatchObject({ riding: 0, ridden: 0, ridesPerHour: 0 });
    expect(effort.paddling).toBeGreaterThanOrEqual(10);
  });

  it('has the longest wait between rides, without gaps and what is elsewhere', () => {
    const still = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => [from + index, 0] as const);
    const track = trackOf([...still(0, 100), ...still(400, 600)]);
    const at = (second: number) => (second <= 100 ? second : second - 299);
    const rides = [ride(at(10), at(20)), ride(at(450), at(460)), ride(at(520), at(530))];
    const effort = measureEffort(track, rides, [{ first: at(470), last: at(480) }]);
    expect(effort).toMatchObject({ elsewhere: 300 + 11, riding: 30, waiting: 600 - 341, longestWait: 130 });
  });

  it('counts a ride within a stretch elsewhere as riding', () => {
    const effort = measureEffort(moving([[100, 8]]), [ride(40, 50)], [{ first: 0, last: 100 }]);
    expect(effort).toMatchObject({ riding: 10, elsewhere: 90, paddling: 0, waiting: 0 });
  });

  it('is nothing of no track', () => {
    expect(measureEffort(trackOf([]), [], [])).toMatchObject({ riding: 0, waiting: 0, ridesPerHour: null });
  });
});
