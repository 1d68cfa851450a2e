import {
  applyMarks,
  decodeTrack,
  type DetectedRide,
  type DetectionParameters,
  detectRides,
  ENGINE_VERSION,
  type Mark,
  type RecordedPart,
  type SurfType,
  trimTrack,
} from '@rideline/detection-engine';
import type { TakeOff } from '../../events/take-offs.ts';
import { withTakeOffs } from './take-off.ts';

export interface StoredTrackToDetect {
  /** The encoded cleaned track. */
  readonly track: Uint8Array;
  /** The part of it that counts; null for all. */
  readonly keptPart: RecordedPart | null;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
  /** The sport that its file names. */
  readonly sport: string | null;
  /** As of `detectRides`. */
  readonly usualHeading: number | null;
  /** The owner's corrections. */
  readonly marks: readonly Mark[];
}

export interface Redetection {
  readonly engineVersion: string;
  readonly rides: readonly (DetectedRide & { readonly takeOff: TakeOff })[];
  /** Times of the first and the last point of the part that counts; null for none. */
  readonly recorded: RecordedPart | null;
  /** Points of the part that counts. */
  readonly pointCount: number;
}

/** Worker task: detects rides in stored tracks and returns one result per track. */
export default function detect(tracks: readonly StoredTrackToDetect[]): readonly Redetection[] {
  return tracks.map(({ track: encoded, keptPart, surfType, parameters, sport, usualHeading, marks }) => {
    const track = trimTrack(decodeTrack(encoded), keptPart);
    const detection = detectRides(track, surfType, parameters, sport, usualHeading);
    const { rides } = applyMarks(track, detection, marks);
    const { time, length } = track;
    return {
      engineVersion: ENGINE_VERSION,
      rides: withTakeOffs(rides, track),
      recorded: length === 0 ? null : { startTime: time[0]!, endTime: time[length - 1]! },
      pointCount: length,
    };
  });
}
