import type { Track } from '../../track/track.ts';
import type { Detection } from '../detection.ts';
import type { DetectionParameters } from '../parameters.ts';
import { findCandidates } from './candidates.ts';

/** Rides on travelling waves: what the seven parameters accept. */
export function detectTravelingWaves(track: Track, parameters: DetectionParameters): Detection {
  const candidates = findCandidates(track, parameters, null);
  return {
    rides: candidates.filter(({ isSurfRide }) => isSurfRide),
    nearMisses: candidates.filter(({ isSurfRide }) => !isSurfRide),
    excluded: [],
  };
}
