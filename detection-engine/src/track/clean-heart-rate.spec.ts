import { describe, expect, it } from '@jest/globals';
import { recordPath } from '../simulate/record-path.ts';
import { cleanTrack } from './clean.ts';
import { trimTrack } from './trim-track.ts';

const START = Date.UTC(2025, 5, 1, 15);
const spot = { latitude: 37.76, longitude: -122.515 };

/** Rows at these seconds, north at 2 m/s, with a heart rate each. */
function cleaned(rows: readonly (readonly [second: number, bpm: number])[]) {
  const path = rows.map(([second]) => ({
    time: START + second * 1000,
    east: 0,
    north: second * 2,
    speed: Number.NaN,
  }));
  const heartRate = Uint8Array.from(rows, ([, bpm]) => bpm);
  return cleanTrack({ ...recordPath(path, spot, { format: 'gpx' }), heartRate });
}
const pulse = (track: ReturnType<typeof cleaned>) =>
  Array.from(track.heartRate, (bpm, row) => [(track.time[row]! - START) / 1000, bpm]);
const steady = Array.from({ length: 20 }, (_, second) => [second, 100 + second] as const);

describe('the heart rate of a cleaned track', () => {
  it('stays beside its row, in any order of the file and with repeated times', () => {
    expect(pulse(cleaned(steady))).toEqual(steady);
    expect(pulse(cleaned([...steady.slice(10), ...steady.slice(0, 10)]))).toEqual(steady);
    expect(pulse(cleaned([...steady.slice(0, 5), [4, 200], ...steady.slice(5)]))).toEqual(steady);
  });

  it('of filled rows is the mean of the rows around them, up to ten seconds apart', () => {
    const around = (seconds: number, before: number, after: number) => {
      const shifted = steady.slice(6).map(([second, bpm]) => [second + seconds - 1, bpm] as const);
      const track = cleaned([...steady.slice(0, 5), [5, before], [5 + seconds, after], ...shifted.slice(1)]);
      return pulse(track).slice(6, 5 + seconds);
    };
    expect(around(4, 100, 111).map(([, bpm]) => bpm)).toEqual([106, 106, 106]);
    expect(around(10, 100, 110)).toHaveLength(9);
    expect(around(10, 100, 110).every(([, bpm]) => bpm === 105)).toBe(true);
    expect(around(11, 100, 110).every(([, bpm]) => bpm === 0)).toBe(true);
    expect(around(4, 0, 110).every(([, bpm]) => bpm === 0)).toBe(true);
  });

  it('is cut with the track', () => {
    const part = { startTime: START + 3000, endTime: START + 5000 };
    expect(Array.from(trimTrack(cleaned(steady), part).heartRate)).toEqual([103, 104, 105]);
  });
});
