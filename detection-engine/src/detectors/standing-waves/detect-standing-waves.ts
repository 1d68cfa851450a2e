import { type PlaneColumns, layOnPlane } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import type { DetectedRide, Detection, SurfRun } from '../detection.ts';
import { measureRide } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { judge } from '../reasons.ts';
import { type Flush, findFastStretches } from './flushes.ts';
import { type WaveGeometry, isAlong, learnGeometry } from './learn-geometry.ts';

/** Metres a tour's flush carries the surfer at least. */
const TOUR_DISTANCE = 300;
/** Metres around the wave within which a surfer is on it, and within which a flush begins there. */
const ON_WAVE = 28;
const BEGINS_AT_WAVE = 70;

/**
 * Attempts on a standing wave: every entry onto it that ends in a flush downstream. The seven parameters speak
 * of the flush (how fast, how far, how many points) and, with `min_ride_duration`, of the time on the wave that
 * makes an attempt a surf ride.
 */
export function detectStandingWaves(track: Track, parameters: DetectionParameters): Detection {
  const plane = layOnPlane(track.latitude, track.longitude);
  const stretches = findFastStretches(track, plane, parameters);
  const geometry = learnGeometry(stretches, plane);
  if (geometry === null) return { rides: [], nearMisses: [], excluded: [] };
  const attempts: DetectedRide[] = [];
  let earliest = 0;
  for (const flush of stretches) {
    if (!isAlong(flush, geometry.downEast, geometry.downNorth)) continue;
    if (distanceFromWave(plane, geometry, flush.firstPoint) > BEGINS_AT_WAVE) continue;
    attempts.push(toAttempt(track, plane, geometry, flush, earliest, parameters));
    earliest = flush.lastPoint + 1;
  }
  const isAttempt = ({ reasons }: DetectedRide) =>
    reasons.every(({ rule, passed }) => passed || rule === 'min_ride_duration');
  return {
    rides: attempts.filter(isAttempt),
    nearMisses: attempts.filter((attempt) => !isAttempt(attempt)),
    excluded: [],
  };
}

function distanceFromWave(plane: PlaneColumns, { east, north }: WaveGeometry, row: number): number {
  return Math.hypot(plane.east[row]! - east, plane.north[row]! - north);
}

function toAttempt(
  track: Track,
  plane: PlaneColumns,
  geometry: WaveGeometry,
  flush: Flush,
  earliest: number,
  parameters: DetectionParameters,
): DetectedRide {
  let entry = flush.firstPoint;
  while (entry > earliest && distanceFromWave(plane, geometry, entry - 1) <= ON_WAVE) entry--;
  const onWave: SurfRun = [entry, Math.max(entry, flush.firstPoint - 1)];
  const { surfPoints: _points, ...measures } = measureRide(track, [onWave], entry, flush.lastPoint);
  const reasons = judge(
    {
      surfPoints: flush.lastPoint - flush.firstPoint + 1,
      maxSpeed: measures.maxSpeed,
      distance: flush.length,
      duration: measures.surfTime,
    },
    parameters,
  );
  return {
    ...measures,
    reasons,
    isSurfRide: measures.surfTime >= parameters.min_ride_duration,
    isTour: track.distance[flush.lastPoint]! - track.distance[flush.firstPoint]! >= TOUR_DISTANCE,
  };
}
