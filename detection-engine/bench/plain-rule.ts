import { findCandidates } from '../src/detectors/traveling-waves/candidates.ts';
import { type DetectedRide, DEFAULT_DETECTION_PARAMETERS, type Track, createTrack } from '../src/index.ts';
import { METERS_PER_DEGREE } from '../src/track/distance.ts';

/** The seven parameters on a track's stored speeds and distances. */
export function ridesFromSpeeds(track: Track): readonly DetectedRide[] {
  const everywhere = [{ first: 0, last: track.length - 1 }];
  return findCandidates(track, DEFAULT_DETECTION_PARAMETERS, everywhere).filter((ride) => ride.isSurfRide);
}

/** The seven parameters on speeds and distances between positions, on a plane with one scale, as in the peers. */
export function ridesFromPositions({ time, latitude, longitude, speedSource, doubtful }: Track) {
  const scale = METERS_PER_DEGREE * Math.cos((latitude[0]! * Math.PI) / 180);
  const speed = new Float64Array(time.length);
  const distance = new Float64Array(time.length);
  let total = 0;
  for (let row = 1; row < time.length; row++) {
    const east = (longitude[row]! - longitude[row - 1]!) * scale;
    const north = (latitude[row]! - latitude[row - 1]!) * METERS_PER_DEGREE;
    const step = Math.sqrt(east * east + north * north);
    speed[row] = (step * 1000) / (time[row]! - time[row - 1]!);
    distance[row] = total += step;
  }
  return ridesFromSpeeds(createTrack({ time, latitude, longitude, distance, speed, speedSource, doubtful }));
}
