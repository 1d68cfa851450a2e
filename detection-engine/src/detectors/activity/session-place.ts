import type { Track } from '../../track/track.ts';
import type { DetectedRide } from '../detection.ts';
import { findHomeArea } from './home-area.ts';

/**
 * Where a session was, in degrees: at the take-off of its middle ride, else at the middle of its positions. The first
 * point may be at home, or where the receiver last was. null for a track without points.
 */
export function sessionPlace(
  track: Pick<Track, 'time' | 'latitude' | 'longitude'>,
  rides: readonly Pick<DetectedRide, 'firstPoint'>[],
): { readonly latitude: number; readonly longitude: number } | null {
  if (track.time.length === 0) return null;
  const ride = rides[rides.length >> 1];
  if (ride === undefined) {
    const { latitude, longitude } = findHomeArea(track);
    return { latitude, longitude };
  }
  return { latitude: track.latitude[ride.firstPoint]!, longitude: track.longitude[ride.firstPoint]! };
}
