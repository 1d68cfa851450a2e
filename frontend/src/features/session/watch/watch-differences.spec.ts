import { describe, expect, it } from '@jest/globals';
import type { Preferences } from '../../../app/api-types.ts';
import { sampleRide } from '../../../testing/sessions.ts';
import { NO_CANDIDATES } from '../not-counted/candidates.ts';
import type { SessionRide } from '../page/session.ts';
import { differenceReason, watchDifferences } from './watch-differences.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 5, 13, 14, minute, second)).toISOString();
const wave = (start: string, end: string, ride_id: number | null = null) => ({
  start_time: start,
  end_time: end,
  distance: 120,
  max_speed: 20,
  ride_id,
});
const rides = [
  { id: 11, number: 1, ride: sampleRide({ id: 11, start_time: at(1), end_time: at(2) }) },
  { id: 12, number: 2, ride: sampleRide({ id: 12, start_time: at(3), end_time: at(4) }) },
] as unknown as readonly SessionRide[];
const reasons = (waves: readonly ReturnType<typeof wave>[], only_here: number[] = []) =>
  watchDifferences({ count: waves.length, waves: [...waves], only_here }, rides, NO_CANDIDATES).map(
    (difference) => differenceReason(difference, {} as Preferences),
  );

describe('what a watch and Rideline differ in', () => {
  it('is nothing where each wave is a ride', () => {
    expect(reasons([wave(at(1), at(2), 11), wave(at(3), at(4), 12)])).toEqual([]);
  });

  it('is a wave that was never fast enough, and a ride that the watch has none of, in order of time', () => {
    expect(reasons([wave(at(8), at(9))], [12])).toEqual([
      'The watch has none',
      'Never fast enough for a ride',
    ]);
  });

  it('is a wave that rides hold in parts', () => {
    expect(reasons([wave(at(1, 50), at(3, 10)), wave(at(3, 50), at(6))])).toEqual([
      'Parts of it are in rides 1 and 2',
      'Part of it is in ride 2',
    ]);
  });
});
