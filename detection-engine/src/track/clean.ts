import { TrackFileError } from '../formats/track-file-error.ts';
import { findFrozen } from './clean-frozen.ts';
import { estimateNoise } from './clean-noise.ts';
import { orderRows } from './clean-order.ts';
import { layOnPlane } from './clean-plane.ts';
import { chooseSpeeds } from './clean-speed.ts';
import { smoothVelocities } from './clean-velocity.ts';
import type { RecordedTrack } from './recorded-track.ts';
import { resample } from './resample.ts';
import type { Track } from './track.ts';
import { WorkingMemory } from './working-memory.ts';

/** Changes whenever the same recording would give another Track. */
export const CLEANING_VERSION = '1.2.0';

const FEWEST_ROWS = 2;
/** Of one cleaning at a time: none waits for anything. */
const memory = new WorkingMemory();

/**
 * Turns what a device wrote into the session as believed, in time and memory linear in its rows.
 *
 * Speed comes from the strongest source a moment has: the receiver's own, else the file's 1 Hz channel beside
 * smart-recorded rows, else smoothed positions, else (over short silences) what lies between both ends.
 * Rows without a position never count. Spikes, frozen positions and leaps are passed over. Silences of up to
 * 20 s (60 s with the 1 Hz channel) are filled to a row a second.
 *
 * @param recorded metres, metres per second, epoch milliseconds, degrees; NaN where absent.
 * @param maxPoints rows the track may have, filled ones included
 * @throws TrackFileError `no_positions` when no row has a place, `too_few_points` when fewer than two remain,
 * `too_many_points` when filled silences make it longer than allowed.
 */
export function cleanTrack(recorded: RecordedTrack, maxPoints?: number): Track {
  try {
    return cleanWith(memory, recorded, maxPoints);
  } finally {
    memory.release();
  }
}

function cleanWith(memory: WorkingMemory, recorded: RecordedTrack, maxPoints?: number): Track {
  const rows = orderRows(recorded, memory);
  if (rows.time.length === 0) {
    throw new TrackFileError(
      'no_positions',
      'This file has no GPS positions, so there is nothing to analyze.',
    );
  }
  const plane = layOnPlane(rows.latitude, rows.longitude, memory);
  const frozen = findFrozen(rows, plane);
  const velocities = smoothVelocities(rows.time, plane, estimateNoise(rows.time, plane), frozen, memory);
  const believed = chooseSpeeds(rows, velocities);
  const track = resample({ rows, velocities, believed, dense: recorded.denseSpeed }, maxPoints);
  if (track.length < FEWEST_ROWS) {
    throw new TrackFileError('too_few_points', 'This file has too few GPS positions to find rides in.');
  }
  return track;
}
