import { describe, expect, it } from '@jest/globals';
import { readTrackFile } from '../../test/read-with-room.ts';
import { type SimulationOptions, cleanTrack, encodeTrackFile, simulateSession } from '../index.ts';
import { PERFECT_RECEIVER, RECEIVERS } from './receiver.ts';

const options: SimulationOptions = { surfType: 'traveling_waves', seed: 7, durationMinutes: 15 };

describe('simulateSession', () => {
  it('is deterministic per seed', () => {
    expect(simulateSession(options)).toEqual(simulateSession(options));
    expect(simulateSession({ ...options, seed: 8 }).recorded.latitude).not.toEqual(
      simulateSession(options).recorded.latitude,
    );
  });

  it('labels disjoint, ordered rides of plausible length within the recording', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { rides, recorded } = simulateSession({ ...options, seed });
      rides.forEach((ride, index) => {
        expect(ride.startTime).toBeGreaterThanOrEqual(rides[index - 1]?.endTime ?? recorded.time[0]!);
        expect(ride.maxSpeed).toBeLessThan(50);
        expect(ride.distance).toBeLessThanOrEqual((ride.maxSpeed / 3.6) * ride.duration + 1);
      });
    }
  });

  it('labels attempts on the standing wave with time on the wave and tours', () => {
    const sessions = Array.from({ length: 6 }, (_, seed) =>
      simulateSession({ surfType: 'standing_waves', seed, durationMinutes: 60 }),
    );
    const attempts = sessions.flatMap((session) => session.attempts);
    expect(attempts.length).toBeGreaterThan(25);
    expect(attempts.every(({ onWave, duration }) => onWave > 0 && onWave < duration)).toBe(true);
    expect(attempts.filter(({ isTour }) => isTour).every(({ distance }) => distance >= 300)).toBe(true);
    expect(attempts.some(({ isTour }) => isTour)).toBe(true);
  });

  it('records sessions with every receiver that can be cleaned, written and read in every format', async () => {
    for (const receiver of [...RECEIVERS, PERFECT_RECEIVER]) {
      const { recorded } = simulateSession({ ...options, durationMinutes: 8, receiver, name: 'Dawn patrol' });
      const track = cleanTrack(recorded);
      for (const format of ['fit', 'gpx', 'tcx'] as const) {
        const file = encodeTrackFile(recorded, format, { name: 'Dawn patrol', sport: 'surfing' });
        const again = cleanTrack(await readTrackFile(file, `session.${format}`));
        expect(Math.abs(again.length - track.length)).toBeLessThan(0.1 * track.length);
      }
    }
  });

  it('simulates the given scenario', () => {
    const { others, rides } = simulateSession({
      ...options,
      ocean: { rides: false, drive: true, jog: true, rip: false, tow: false },
    });
    const kinds = new Set(others.map(({ kind }) => kind));
    expect(rides).toEqual([]);
    expect(kinds.has('drive') && kinds.has('jog') && kinds.has('missed wave')).toBe(true);
    expect(kinds.has('tow') || kinds.has('rip')).toBe(false);
  });
});
