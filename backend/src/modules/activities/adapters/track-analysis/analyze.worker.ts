import { createHash } from 'node:crypto';
import {
  cleanTrack,
  type DetectedRide,
  type DetectionParameters,
  detectRides,
  deviceFamily,
  type DeviceFamily,
  encodeTrack,
  ENGINE_VERSION,
  farStandingWave,
  isSportOpen,
  type ReadLimits,
  readTrackFile,
  type RecordedPart,
  sessionPlace,
  shiftTimes,
  type SurfType,
  TrackFileError,
} from '@rideline/detection-engine';
import type { TakeOff } from '../../events/take-offs.ts';
import { withTakeOffs } from './take-off.ts';
import { zoneAt } from './zone-borders.ts';

export interface AnalysisRequest {
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
  /** The sport elsewhere, such as at the service that listed the recording; counts where the file leaves it open. */
  readonly sportElsewhere?: string;
  /** Milliseconds that the owner moved the device's times by; none by default. */
  readonly clockShift?: number;
  readonly limits: ReadLimits;
}

export interface AnalyzedTrack {
  readonly outcome: 'analyzed';
  /** The encoded cleaned track. */
  readonly track: Uint8Array;
  readonly trackHash: string;
  readonly pointCount: number;
  /** ISO time of the first trackpoint. */
  readonly activityTime: string;
  /** Zone of where the session was. */
  readonly timeZone: string;
  /** The nearest standing wave, where a session on one begins far from every one that is known. */
  readonly farFrom: string | null;
  /** The name written in the file, if any. */
  readonly name: string | null;
  readonly rides: readonly (DetectedRide & { readonly takeOff: TakeOff })[];
  /** Times of the first and the last trackpoint. */
  readonly recorded: RecordedPart;
  readonly engineVersion: string;
  readonly device: DeviceFamily | null;
  /** As the file names it. */
  readonly deviceName: string | null;
  /** As the file names it, or as it is named elsewhere. */
  readonly sport: string | null;
  /** From taking the file to the detected rides. */
  readonly importMillis: number;
  /** Sentences about what reading the file left out. */
  readonly warnings: readonly string[];
}

/** A refused file with the message for its owner. A result and not an error, because errors lose their class between threads. */
export interface RefusedTrack {
  readonly outcome: 'refused';
  readonly code: string;
  readonly message: string;
}

/** Worker task: reads a file into a cleaned, encoded track and detects its rides. */
export default async function analyze(request: AnalysisRequest): Promise<AnalyzedTrack | RefusedTrack> {
  const begun = performance.now();
  try {
    const read = await readTrackFile(request.file, request.fileName, request.limits);
    const recorded = shiftTimes(read, request.clockShift ?? 0);
    const track = cleanTrack(recorded, request.limits.maxPoints);
    const encoded = encodeTrack(track);
    const named = recorded.facts.sport;
    const sport = isSportOpen(named) ? (request.sportElsewhere ?? named) : named;
    const { rides } = detectRides(track, request.surfType, request.parameters, sport);
    const place = sessionPlace(track, rides)!;
    return {
      outcome: 'analyzed',
      track: encoded,
      trackHash: createHash('sha256').update(encoded).digest('hex'),
      pointCount: track.length,
      activityTime: new Date(track.time[0]!).toISOString(),
      timeZone: await zoneAt(place),
      farFrom:
        request.surfType === 'standing_waves' ? farStandingWave(place.latitude, place.longitude) : null,
      name: recorded.facts.name,
      rides: withTakeOffs(rides, track),
      recorded: { startTime: track.time[0]!, endTime: track.time[track.length - 1]! },
      engineVersion: ENGINE_VERSION,
      device: deviceFamily(recorded.facts.device),
      deviceName: recorded.facts.device,
      sport,
      importMillis: Math.round(performance.now() - begun),
      warnings: recorded.facts.warnings,
    };
  } catch (error) {
    if (error instanceof TrackFileError) {
      return { outcome: 'refused', code: error.code, message: error.message };
    }
    throw error;
  }
}
