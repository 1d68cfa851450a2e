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
  type RecordedTrack,
  sessionPlace,
  shiftTimes,
  type SurfType,
  TrackFileError,
  type WatchWave,
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
  /** Which of the file's sessions to analyze, null for the whole file as one; each without it. */
  readonly part?: { readonly index: number } | null;
  readonly limits: ReadLimits;
}

/** The sessions of a file in order of time, at least one. */
export interface AnalyzedFile {
  readonly outcome: 'analyzed';
  readonly sessions: readonly AnalyzedTrack[];
}

export interface AnalyzedTrack {
  /** Which of the file's sessions it is, from 0; null where the file is one session. */
  readonly part: { readonly index: number; readonly of: number } | null;
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
  /** The waves that the watch counted; none where the file has none. */
  readonly watchWaves: readonly WatchWave[];
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

/** Worker task: reads a file into cleaned, encoded tracks and detects their rides. */
export default async function analyze(request: AnalysisRequest): Promise<AnalyzedFile | RefusedTrack> {
  const begun = performance.now();
  try {
    const recorded = await readTrackFile(request.file, request.fileName, request.limits);
    const tried = await Promise.allSettled(
      sessionsOf(recorded, request.part).map((session) =>
        analyzeSession(shiftTimes(session, request.clockShift ?? 0), request),
      ),
    );
    const sessions = tried.flatMap((one, index) =>
      one.status === 'fulfilled' ? [{ ...one.value, index }] : [],
    );
    // A session without a usable track is left out of a file that holds others.
    const failed = tried.find(
      (one) =>
        one.status === 'rejected' && (sessions.length === 0 || !(one.reason instanceof TrackFileError)),
    );
    if (failed?.status === 'rejected') throw failed.reason;
    const importMillis = Math.round(performance.now() - begun);
    return {
      outcome: 'analyzed',
      sessions: sessions.map(({ index, ...session }) => ({
        ...session,
        part: recorded.sessions === undefined ? null : { index, of: sessions.length },
        importMillis,
      })),
    };
  } catch (error) {
    if (error instanceof TrackFileError) {
      return { outcome: 'refused', code: error.code, message: error.message };
    }
    throw error;
  }
}

function sessionsOf(recorded: RecordedTrack, part: AnalysisRequest['part']): readonly RecordedTrack[] {
  const { sessions = [recorded] } = recorded;
  if (part === undefined) return sessions;
  if (part === null) return [recorded];
  const session = sessions[part.index];
  if (session === undefined) throw new TrackFileError('damaged', 'This file holds fewer sessions.');
  return [session];
}

async function analyzeSession(
  recorded: RecordedTrack,
  { surfType, parameters, sportElsewhere, limits }: AnalysisRequest,
): Promise<Omit<AnalyzedTrack, 'part' | 'importMillis'>> {
  const track = cleanTrack(recorded, limits.maxPoints);
  const encoded = encodeTrack(track);
  const named = recorded.facts.sport;
  const sport = isSportOpen(named) ? (sportElsewhere ?? named) : named;
  const { rides } = detectRides(track, surfType, parameters, sport);
  const place = sessionPlace(track, rides)!;
  return {
    track: encoded,
    trackHash: createHash('sha256').update(encoded).digest('hex'),
    pointCount: track.length,
    activityTime: new Date(track.time[0]!).toISOString(),
    timeZone: await zoneAt(place),
    farFrom: surfType === 'standing_waves' ? farStandingWave(place.latitude, place.longitude) : null,
    name: recorded.facts.name,
    rides: withTakeOffs(rides, track),
    watchWaves: recorded.watchWaves ?? [],
    recorded: { startTime: track.time[0]!, endTime: track.time[track.length - 1]! },
    engineVersion: ENGINE_VERSION,
    device: deviceFamily(recorded.facts.device),
    deviceName: recorded.facts.device,
    sport,
    warnings: recorded.facts.warnings,
  };
}
