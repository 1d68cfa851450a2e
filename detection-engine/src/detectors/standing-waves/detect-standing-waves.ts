import { layOnPlane } from '../../track/clean-plane.ts';
import type { Track } from '../../track/track.ts';
import { findBouts } from '../activity/bouts.ts';
import { findTooFastTrips } from '../activity/drives.ts';
import type { DetectedRide, Detection, SurfRun } from '../detection.ts';
import { RideMeasurer, judgedRide } from '../measure.ts';
import type { DetectionParameters } from '../parameters.ts';
import { judge } from '../reasons.ts';
import { type Flush, findFastStretches } from './flushes.ts';
import { findEntry, findFlushStart, isOnWave } from './entry.ts';
import { isAlong, learnAxis } from './learn-axis.ts';
import { type Wave, learnWave } from './learn-wave.ts';
import { type StreamFrame, toStreamFrame } from './stream-frame.ts';

/** Metres a tour's flush carries the surfer at least. */
const TOUR_DISTANCE = 300;

/**
 * Attempts on a standing wave: every entry onto it that ends in a flush downstream. Drives are left out. The current's axis, the wave
 * and the eddy beside it are learned from the session. The parameters speak of the flush (`min_speed_kmh`,
 * `connect_time_threshold`: which points drift; `separate_time_threshold`: which drifts are one; `min_points`,
 * `min_max_speed_kmh`, `min_ride_distance`: which flush counts) and, with `min_ride_duration`, of the time on the wave that makes an attempt a surf ride.
 */
export function detectStandingWaves(track: Track, parameters: DetectionParameters): Detection {
  const plane = layOnPlane(track.latitude, track.longitude);
  const driven = findTooFastTrips(findBouts(track));
  const stretches = findFastStretches(track, plane, parameters).filter(
    ({ firstPoint, lastPoint }) =>
      !driven.some(({ first, last }) => first <= lastPoint && last >= firstPoint),
  );
  const axis = learnAxis(stretches);
  if (axis === null) return { rides: [], nearMisses: [], excluded: [] };
  const frame = toStreamFrame(plane, axis.east, axis.north);
  const along = stretches.filter((stretch) => isAlong(stretch, axis));
  const wave = learnWave(track, frame, along);
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

/** Joins drifts at most `separate` seconds apart when the surfer was not back at the wave between them. */
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
    const goesOn =
      before !== undefined &&
      track.time[stretch.firstPoint]! - track.time[before.lastPoint]! <= separate * 1000 &&
      !isOnWave(frame, wave, stretch.firstPoint);
    if (goesOn)
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
  const reasons = judge(
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
  return judgedRide(measures, reasons, isSurfRide, isTour);
}
