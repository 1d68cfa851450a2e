import { type SpeedSourceName, speedSourceName } from '../track/track.ts';
import type { DetectedRide } from './detection.ts';

type Plain<Value> = Value extends number ? number : Value;

/** The fields of a detected ride; a stored one has plain numbers in place of branded ones. */
type RideFields = {
  readonly [Field in Exclude<keyof DetectedRide, 'reasons'>]: Plain<DetectedRide[Field]>;
};

/**
 * A ride or attempt in the fields of the HTTP API, without ids: the server's answers and the preview of other
 * parameters in the browser both use it.
 * @returns times in ISO 8601; s, m and km/h; trackpoint ids are rows of the track counted from 1.
 */
export function rideAnswer<Reasons>(ride: RideFields & { readonly reasons: Reasons }) {
  return {
    start_time: new Date(ride.startTime).toISOString(),
    end_time: new Date(ride.endTime).toISOString(),
    duration: ride.duration,
    distance: ride.distance,
    max_speed: ride.maxSpeed,
    max_speed_band: ride.maxSpeedBand,
    distance_band: ride.distanceBand,
    speed_source: speedSourceName(ride.speedSource) ?? ('position' satisfies SpeedSourceName),
    min_speed: ride.minSpeed,
    avg_speed: ride.avgSpeed,
    rough: ride.rough,
    track_points: ride.lastPoint - ride.firstPoint + 1,
    first_trackpoint_id: ride.firstPoint + 1,
    last_trackpoint_id: ride.lastPoint + 1,
    surf_time: ride.surfTime,
    surf_runs: ride.surfRuns.map(([first, last]): [number, number] => [first + 1, last + 1]),
    is_surf_ride: ride.isSurfRide,
    is_tour: ride.isTour,
    borderline: ride.borderline,
    reasons: ride.reasons,
  };
}
