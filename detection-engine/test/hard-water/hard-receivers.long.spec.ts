import { describe, expect, it } from '@jest/globals';
import { HARD_RECEIVERS } from './hard-receivers.ts';
import { HARD_WATER } from './hard-water.ts';
import { type RecordedTrack, planeDistance, simulateSession } from '../../src/index.ts';

const receiverNamed = (name: string) => HARD_RECEIVERS.find((receiver) => receiver.name === name)!;

function record(name: string, seed: number, rides = true) {
  return simulateSession({
    surfType: 'traveling_waves',
    seed,
    durationMinutes: 60,
    water: HARD_WATER,
    receiver: receiverNamed(name),
    ocean: { outing: 'surf', craft: 'shortboard', rides, drive: false, jog: false, tow: false },
  });
}

/** Changes of position speed between neighboring rows, km/h, ascending. */
function speedChanges({ length, time, latitude, longitude }: RecordedTrack): number[] {
  const speeds: number[] = [];
  for (let row = 1; row < length; row++) {
    const seconds = (time[row]! - time[row - 1]!) / 1000;
    if (seconds <= 0) continue;
    const meters = planeDistance(latitude[row - 1]!, longitude[row - 1]!, latitude[row]!, longitude[row]!);
    speeds.push((meters / seconds) * 3.6);
  }
  return speeds
    .slice(1)
    .map((speed, index) => Math.abs(speed - speeds[index]!))
    .sort((a, b) => a - b);
}

/** The middle session's change that a share of its rows does not exceed. */
function usualChange(tracks: readonly RecordedTrack[], share: number): number {
  const changes = tracks.map((track) => {
    const sorted = speedChanges(track);
    return sorted[Math.floor(share * sorted.length)]!;
  });
  return changes.sort((a, b) => a - b)[changes.length >> 1]!;
}

const watches = Array.from({ length: 24 }, (_, seed) => record('watch, positions only', seed + 1).recorded);

describe('hard receivers', () => {
  it('change position speed from row to row like 1 Hz surf files of watches', () => {
    const usual = [0.5, 0.9, 0.99].map((share) => usualChange(watches, share));
    expect(usual.map((change, index) => change >= [0.6, 7, 35][index]!)).toEqual([true, true, true]);
    expect(usual.map((change, index) => change <= [0.8, 8, 37][index]!)).toEqual([true, true, true]);
  });

  it('fall silent for more than 20 s about twice an hour', () => {
    let hours = 0;
    let silences = 0;
    for (const { length, time } of watches) {
      hours += (time[length - 1]! - time[0]!) / 3_600_000;
      for (let row = 1; row < length; row++) if (time[row]! - time[row - 1]! > 20_000) silences++;
    }
    expect(silences / hours).toBeGreaterThan(1);
    expect(silences / hours).toBeLessThan(3);
  });

  it('repeat positions, also for many rows', () => {
    let held = 0;
    let longest = 0;
    let rows = 0;
    for (const { length, latitude, longitude } of watches) {
      let run = 0;
      for (let row = 1; row < length; row++) {
        const repeats = latitude[row] === latitude[row - 1] && longitude[row] === longitude[row - 1];
        run = repeats ? run + 1 : 0;
        if (repeats) held++;
        longest = Math.max(longest, run);
        rows++;
      }
    }
    expect(held / rows).toBeGreaterThan(0.05);
    expect(held / rows).toBeLessThan(0.2);
    expect(longest).toBeGreaterThan(15);
  });

  it('read speeds of their own too fast where the surfer hardly moves', () => {
    const { recorded, others } = record('watch, own speed', 3, false);
    const read: number[] = [];
    let trueMeters = 0;
    let seconds = 0;
    for (const { kind, startTime, endTime, distance, duration } of others) {
      if (kind !== 'wait') continue;
      trueMeters += distance;
      seconds += duration;
      recorded.time.forEach((time, row) => {
        const speed = recorded.recordedSpeed[row]!;
        if (time >= startTime && time <= endTime && speed === speed) read.push(speed);
      });
    }
    const mean = read.reduce((sum, speed) => sum + speed, 0) / read.length;
    expect(mean).toBeGreaterThan((1.15 * trueMeters) / seconds);
  });
});
