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
