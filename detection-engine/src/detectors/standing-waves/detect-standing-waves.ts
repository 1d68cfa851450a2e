import { layOnPlane } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { findBouts } from '../activity/bouts.ts';
import { findTooFastTrips } from '../activity/drives.ts';
import type { DetectedRide, Detection, SurfRun } from '../detection.ts';
import { RideMeasurer, rideWithReasons } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { checkRules } from '../reasons.ts';
import { type Flush, findFastStretches } from './flushes.ts';
import { findEntry, findFlushStart, isOnWave } from './entry.ts';
import { isAlong, estimateAxis } from './axis.ts';
import { type Wave, estimateWave } from './wave.ts';
import { type StreamFrame, toStreamFrame } from './stream-frame.ts';

/** Minimum meters of a tour's flush. */
const TOUR_DISTANCE = 300;

/**
 * Attempts on a standing wave: each entry onto the wave that ends in a flush downstream. Drives are left out. The
 * current's axis, the wave and its eddy are estimated from the session.
 *
 * The parameters apply to the flush: `min_speed_kmh` and `connect_time_threshold` select drifting points,
 * `separate_time_threshold` joins drifts, `min_points`, `min_max_speed_kmh` and `min_ride_distance` select flushes.
 * `min_ride_duration` is the minimum time on the wave of a surf ride.
 */
export function detectStandingWaves(track: Track, parameters: DetectionParameters): Detection {
  const plane = layOnPlane(track.latitude, track.longitude);
  const driven = findTooFastTrips(findBouts(track));
  const stretches = findFastStretches(track, plane, parameters).filter(
    ({ firstPoint, lastPoint }) =>
      !driven.some(({ first, last }) => first <= lastPoint && last >= firstPoint),
  );
  const axis = estimateAxis(stretches);
  if (axis === null) return { rides: [], nearMisses: [], excluded: [] };
  const frame = toStreamFrame(plane, axis.east, axis.north);
  const along = stretches.filter((stretch) => isAlong(stretch, axis));
  const wave = estimateWave(track, frame, along);
  const measurer = new RideMeasurer(track);
  const attempts: DetectedRide[] = [];
  let earliest = 0;
  for (const drift of joinDrifts(track, frame, wave, along, parameters.separate_time_threshold)) {
    const flushStart = findFlushStart(track, frame, wave, drift, earliest);
    if (!isOnWave(frame, wave, flushStart)) continue;
    attempts.push(
      toAttempt(track, measurer, frame, wave, { ...drift, firstPoint: flushStart }, earliest, parameters),
    );
    earliest = drift.lastPoint + 1;
  }
  return {
    rides: attempts.filter(isAttempt),
    nearMisses: attempts.filter((attempt) => !isAttempt(attempt)),
    excluded: [],
  };
}

/** Joins drifts at most `separate` seconds apart without a return to the wave between them. */
function joinDrifts(
  track: Track,
  frame: StreamFrame,
  wave: Wave,
  stretches: readonly Flush[],
  separate: number,
): Flush[] {
  const drifts: Flush[] = [];
  for (const stretch of stretches) {
    const before = drifts.at(-1);
    const continues =
      before !== undefined &&
      track.time[stretch.firstPoint]! - track.time[before.lastPoint]! <= separate * 1000 &&
      !isOnWave(frame, wave, stretch.firstPoint);
    if (continues)
      drifts[drifts.length - 1] = {
        ...before,
        lastPoint: stretch.lastPoint,
        length: before.length + stretch.length,
      };
    else drifts.push(stretch);
  }
  return drifts;
}

function isAttempt({ reasons }: DetectedRide): boolean {
  return reasons.every(({ rule, passed }) => passed || rule === 'min_ride_duration');
}

function toAttempt(
  track: Track,
  measurer: RideMeasurer,
  frame: StreamFrame,
  wave: Wave,
  flush: Flush,
  earliest: number,
  parameters: DetectionParameters,
): DetectedRide {
  const entry = findEntry(track, frame, wave, flush.firstPoint, earliest);
  const onWave: SurfRun = [entry, flush.firstPoint];
  const measures = measurer.measure([onWave], entry, flush.lastPoint);
  const reasons = checkRules(
    {
      surfPoints: flush.lastPoint - flush.firstPoint + 1,
      maxSpeed: measures.maxSpeed,
      trustedMaxSpeed: measures.trustedMaxSpeed,
      rough: measures.rough,
      distance: flush.length,
      duration: measures.surfTime,
    },
    parameters,
  );
  const isSurfRide = measures.surfTime >= parameters.min_ride_duration;
  const isTour = track.distance[flush.lastPoint]! - track.distance[flush.firstPoint]! >= TOUR_DISTANCE;
  return rideWithReasons(measures, reasons, isSurfRide, isTour);
}
