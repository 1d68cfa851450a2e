import { describe, expect, it } from '@jest/globals';
import { epochMillis, METERS_PER_DEGREE, readTrackFile } from '@rideline/detection-engine';
import { trackFileOf } from './strava-streams.ts';

const START = Date.UTC(2026, 5, 14, 14);
const LIMITS = { now: epochMillis(START), maxPoints: 10_000, maxBytes: 1_000_000 };

/** Rows north along these meters, one in `step` seconds, with the streams that Strava makes of them. */
async function readBack(meters: readonly number[], step: number, distance: readonly number[] = meters) {
  const time = meters.map((_, row) => row * step);
  const velocity = meters.map((_, row) => {
    const from = Math.max(0, row - Math.round(5 / step));
    return row === 0 ? 0 : (distance[row]! - distance[from]!) / ((row - from) * step);
  });
  const streams = {
    time: { data: time },
    latlng: { data: meters.map((north) => [36.95 + north / METERS_PER_DEGREE, -122]) },
    distance: { data: distance.map((value) => Math.round(value * 10) / 10) },
    velocity_smooth: { data: velocity.map((value) => Math.round(value * 10) / 10) },
  };
  const file = trackFileOf(streams, { startTime: START, device: null, type: 'Surfing' }, 10_000);
  const { recordedSpeed } = await readTrackFile(file, 'a.tcx', LIMITS);
  return Array.from(recordedSpeed);
}
/** Still until a take-off at row 20, then 6 m/s for 10 rows. */
const wave = (step: number) =>
  Array.from({ length: 50 }, (_, row) => Math.min(Math.max(0, row - 20), 10) * 6 * step);

describe('the speeds of streams of Strava', () => {
  it('are those of the distance, so that a ride neither begins nor ends late', async () => {
    const speeds = await readBack(wave(3), 3);
    expect(speeds.slice(18, 34)).toEqual([0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0]);
  });

  it('are those of the distance that a device measured every second', async () => {
    const measured = wave(1).map((meters) => meters * 1.1);
    const speeds = await readBack(wave(1), 1, measured);
    expect([speeds[20], speeds[25], speeds[40]]).toEqual([0, 6.6, 0]);
  });

  it('are left to the detection where the distance is the length of a position every second', async () => {
    expect((await readBack(wave(1), 1)).every(Number.isNaN)).toBe(true);
  });
});

describe('streams of Strava outside of their range', () => {
  const far = Array.from({ length: 300 }, () => 1e300);
  it.each([
    ['unreadable', { time: far }],
    ['unreadable', { time: far.map(String) }],
    ['unreadable', { time: Array(10_001).fill(1) }],
    ['unreadable', { latlng: [] }],
    ['no_track', { latlng: undefined }],
  ])('are %s: %#', (kind, over) => {
    const rows = far.map((_, row) => row);
    const columns = { time: rows, latlng: rows.map((row) => [36.95 + row * 1e-5, -122]), ...over };
    const streams = Object.fromEntries(Object.entries(columns).map(([name, data]) => [name, { data }]));
    const of = { startTime: START, device: null, type: 'Surfing' };
    expect(() => trackFileOf(streams, of, 10_000)).toThrow(expect.objectContaining({ kind }));
  });
});
