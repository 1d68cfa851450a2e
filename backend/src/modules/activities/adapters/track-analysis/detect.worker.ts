import {
  applyMarks,
  decodeTrack,
  detectRides,
  ENGINE_VERSION,
  type DetectedRide,
  type Mark as EngineMark,
  type DetectionParameters,
} from '@rideline/detection-engine';
import type { Mark } from '../../events/session-marked.ts';
import type { SurfType } from '../../events/shared.ts';

export interface StoredTrackToDetect {
  /** The cleaned track as the engine encodes it. */
  readonly track: Uint8Array;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
  /** What the owner said of the session. */
  readonly marks: readonly Mark[];
}

export interface Redetection {
  readonly engineVersion: string;
  readonly rides: readonly DetectedRide[];
  readonly pointCount: number;
}

/** Runs in a worker thread: detection over stored tracks, an answer per track. */
export default function detect(tracks: readonly StoredTrackToDetect[]): readonly Redetection[] {
  return tracks.map(({ track: encoded, surfType, parameters, marks }) => {
    const track = decodeTrack(encoded);
    const { rides } = applyMarks(track, detectRides(track, surfType, parameters), marks as EngineMark[]);
    return { engineVersion: ENGINE_VERSION, rides, pointCount: track.length };
  });
}
