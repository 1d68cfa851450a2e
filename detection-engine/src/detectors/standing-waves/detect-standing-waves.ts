import { layOnPlane } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { findBouts } from '../activity/bouts.ts';
import { findTooFastTrips } from '../activity/drives.ts';
import { rowsOutside } from '../activity/ruled-out-rows.ts';
import type { DetectedRide, Detection, SurfRun } from '../detection.ts';
import { RideMeasurer, rideWithReasons } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { checkRules } from '../reasons.ts';
import { findDrifts } from './drifts.ts';
import { findEntry } from './entry.ts';
import { type Flush, findFastStretches } from './flushes.ts';
import { findNest } from './nest.ts';
import { type Spot, learnSpot } from './spot.ts';

/** Minimum meters of a tour's flush. */
const TOUR_DISTANCE = 300;
/** Error of the time on the wave in seconds at the median. */
const BORDERLINE = 2;
/** km/h and s of the stretches that the wave is learned from, whatever the parameters are: they never move the wave. */
const LEARNING_SPEED = 8;
const LEARNING_CONNECT = 5;

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
  const undriven = rowsOutside(findTooFastTrips(findBouts(track)), track.length);
  const nest = findNest(
    track,
    plane,
    findFastStretches(track, plane, undriven, LEARNING_SPEED, LEARNING_CONNECT),
  );
  if (nest === null) return { rides: [], nearMisses: [], excluded: [] };
  const spot = learnSpot(track, plane, nest);
  const { min_speed_kmh, connect_time_threshold, separate_time_threshold } = parameters;
  const stretches = findFastStretches(track, plane, undriven, min_speed_kmh, connect_time_threshold);
  const measurer = new RideMeasurer(track);
  const attempts: DetectedRide[] = [];
  let earliest = 0;
  const drifts = findDrifts(track, plane, spot, stretches, separate_time_threshold);
  for (const drift of drifts) {
    attempts.push(toAttempt(track, measurer, spot, drift, earliest, parameters));
    earliest = drift.lastPoint + 1;
  }
  return {
    rides: attempts.filter(isAttempt),
    nearMisses: attempts.filter((attempt) => !isAttempt(attempt)),
    excluded: [],
  };
}

function isAttempt({ reasons }: DetectedRide): boolean {
  return reasons.every(({ rule, passed }) => passed || rule === 'min_ride_duration');
}

function toAttempt(
  track: Track,
  measurer: RideMeasurer,
  { frame, wave }: Spot,
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
  const spare = measures.surfTime - parameters.min_ride_duration;
  const isTour = track.distance[flush.lastPoint]! - track.distance[flush.firstPoint]! >= TOUR_DISTANCE;
  return rideWithReasons(measures, reasons, spare >= 0, isTour, Math.abs(spare) <= BORDERLINE);
}
