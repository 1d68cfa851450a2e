import {
  decodeTrack,
  detectRides,
  ENGINE_VERSION,
  type DetectedRide,
  type DetectionParameters,
} from '@rideline/detection-engine';
import type { SurfType } from '../../events/shared.ts';

export interface StoredTrackToDetect {
  /** The cleaned track as the engine encodes it. */
  readonly track: Uint8Array;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
}

export interface Redetection {
  readonly engineVersion: string;
  readonly rides: readonly DetectedRide[];
  readonly pointCount: number;
}

/** Runs in a worker thread: detection over stored tracks, an answer per track. */
export default function detect(tracks: readonly StoredTrackToDetect[]): readonly Redetection[] {
  return tracks.map(({ track: encoded, surfType, parameters }) => {
    const track = decodeTrack(encoded);
    const { rides } = detectRides(track, surfType, parameters);
    return { engineVersion: ENGINE_VERSION, rides, pointCount: track.length };
  });
}
