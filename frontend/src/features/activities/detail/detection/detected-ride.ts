import { SpeedSource, type DetectedRide } from '@rideline/detection-engine';
import type { Ride, SpeedSourceName } from '../../activity.ts';

const SOURCES = Object.keys(SpeedSource) as SpeedSourceName[];
const sourceOf = (value: number): SpeedSourceName =>
  SOURCES.find((name) => SpeedSource[name] === value) ?? 'position';

/** A ride the engine found here, in the API's words. */
export function rideOf(found: DetectedRide, id: number): Ride {
  return {
    id,
    start_time: new Date(found.startTime).toISOString(),
    end_time: new Date(found.endTime).toISOString(),
    duration: found.duration,
    distance: found.distance,
    max_speed: found.maxSpeed,
    max_speed_band: found.maxSpeedBand,
    distance_band: found.distanceBand,
    speed_source: sourceOf(found.speedSource),
    min_speed: found.minSpeed,
    avg_speed: found.avgSpeed,
    rough: found.rough,
    track_points: found.lastPoint - found.firstPoint + 1,
    first_trackpoint_id: found.firstPoint + 1,
    last_trackpoint_id: found.lastPoint + 1,
    surf_time: found.surfTime,
    surf_runs: found.surfRuns.map(([first, last]) => [first + 1, last + 1]),
    is_surf_ride: found.isSurfRide,
    is_tour: found.isTour,
    reasons: found.reasons,
  };
}
