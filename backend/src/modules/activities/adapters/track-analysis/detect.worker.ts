import {
  applyMarks,
  decodeTrack,
  type DetectedRide,
  type DetectionParameters,
  detectRides,
  ENGINE_VERSION,
  type Mark,
  type SurfType,
} from '@rideline/detection-engine';

export interface StoredTrackToDetect {
  /** The encoded cleaned track. */
  readonly track: Uint8Array;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
  /** The sport that its file names. */
  readonly sport: string | null;
  /** The owner's corrections. */
  readonly marks: readonly Mark[];
}

export interface Redetection {
  readonly engineVersion: string;
  readonly rides: readonly DetectedRide[];
  readonly pointCount: number;
}

/** Worker task: detects rides in stored tracks and returns one result per track. */
export default function detect(tracks: readonly StoredTrackToDetect[]): readonly Redetection[] {
  return tracks.map(({ track: encoded, surfType, parameters, sport, marks }) => {
    const track = decodeTrack(encoded);
    const { rides } = applyMarks(track, detectRides(track, surfType, parameters, sport), marks);
    return { engineVersion: ENGINE_VERSION, rides, pointCount: track.length };
  });
}
