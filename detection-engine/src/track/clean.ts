import { isOwnExport } from '../formats/device-family.ts';
import { TrackFileError } from '../formats/track-file-error.ts';
import { findFrozen } from './clean-frozen.ts';
import { placeHeartRate } from './clean-heart-rate.ts';
import { removeLeaps } from './clean-leaps.ts';
import { estimateNoise } from './clean-noise.ts';
import { orderRows } from './clean-order.ts';
import { layOnPlane, measurePath } from './clean-plane.ts';
import { chooseSpeeds } from './clean-speed.ts';
import { smoothVelocities } from './clean-velocity.ts';
import { cleanedBefore } from './cleaned-before.ts';
import type { RecordedTrack } from './recorded-track.ts';
import { resample } from './resample.ts';
import { placeStops } from './stopped-timer.ts';
import { createTrack, type Track } from './track.ts';
import { withUnplacedSpeeds } from './unplaced-speeds.ts';
import { WorkingMemory } from './working-memory.ts';

/** Raised when the same recording gives another track. */
export const CLEANING_VERSION = '1.8.0';

const MIN_ROWS = 2;
/** Shared by all cleanings, which are synchronous. */
const memory = new WorkingMemory();

/**
 * Cleans a recording into a track, in time and memory linear in its rows.
 *
 * The speed of a row comes from the best source available: the receiver, else the file's 1 Hz channel beside
 * smart-recorded rows or in rows without a position, else smoothed positions, else (in short gaps) interpolation. A heart
 * rate stays beside the row it was measured at. Rows without a position, spikes,
 * frozen positions and jumps are dropped. Gaps of up to 20 s (60 s with the 1 Hz channel) are filled to one row a
 * second. A file that Rideline wrote holds a track that is clean.
 *
 * @param recorded meters, m/s, epoch milliseconds, degrees; NaN for missing values
 * @param maxPoints maximum rows of the track, filled ones included
 * @throws TrackFileError `no_positions` without a position, `too_few_points` with fewer than two rows left,
 * `too_many_points` when filled gaps exceed `maxPoints`
 */
export function cleanTrack(recorded: RecordedTrack, maxPoints?: number): Track {
  const cleaned = isOwnExport(recorded.facts.device) ? cleanedBefore(recorded) : null;
  if (cleaned !== null) return cleaned;
  try {
    return cleanWith(memory, recorded, maxPoints);
  } finally {
    memory.release();
  }
}

function cleanWith(memory: WorkingMemory, recording: RecordedTrack, maxPoints?: number): Track {
  const recorded = withUnplacedSpeeds(recording);
  const rows = orderRows(recorded, memory);
  if (rows.time.length === 0) {
    throw new TrackFileError(
      'no_positions',
      'This file has no GPS positions, so there is nothing to analyze.',
    );
  }
  const plane = layOnPlane(rows.latitude, rows.longitude, memory);
  const frozen = findFrozen(rows, plane);
  const noise = estimateNoise(rows.time, plane);
  const path = { traveled: measurePath(plane, memory), frozen, noise };
  removeLeaps(rows.time, plane, noise, frozen);
  const velocities = smoothVelocities(rows.time, plane, noise, frozen, memory);
  const chosen = chooseSpeeds(rows, velocities, path);
  const dense = chosen.isRecordedMisfit ? null : recorded.denseSpeed;
  const columns = resample({ rows, velocities, chosen, noise, dense }, maxPoints);
  const { time } = columns;
  if (time.length < MIN_ROWS) {
    throw new TrackFileError('too_few_points', 'This file has too few GPS positions to find rides in.');
  }
  return createTrack({
    ...columns,
    heartRate: placeHeartRate(recorded, time),
    stopped: placeStops(recorded, time),
  });
}
