import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  type DetectedRide,
  detectRides,
  encodeTrack,
  epochMillis,
  isMadeUpName,
  NOWHERE,
  readTrackFile,
  type RecordedTrack,
  rideAnswer,
  type Track,
  TrackFileError,
  untitledSession,
  utcOffset,
} from '@rideline/detection-engine';
import zoneAt from '@photostructure/tz-lookup';
import type { SurfType } from '../../app/api-types.ts';
import type { SessionSource } from '../../activity/activity.ts';

export interface FileToTry {
  readonly file: File;
  readonly surfType: SurfType;
  readonly limits: { readonly maxBytes: number; readonly maxPoints: number };
}

export type TriedFile =
  | {
      /** The name in the file, else one made of the time. */
      readonly name: string;
      readonly activity: SessionSource;
      /** The encoded cleaned track. */
      readonly track: Uint8Array;
    }
  | { readonly sentence: string };

interface Session extends Pick<RecordedTrack, 'facts'> {
  readonly track: Track;
  readonly rides: readonly DetectedRide[];
}

/**
 * As the server analyzes an upload of somebody without profiles: of several sessions the one with most rides. Ids of rides
 * are their numbers.
 */
export async function analyzeFile({ file, surfType, limits }: FileToTry): Promise<TriedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let sessions: readonly Session[];
  try {
    const recorded = await readTrackFile(bytes, file.name, { ...limits, now: epochMillis(Date.now()) });
    sessions = (recorded.sessions ?? [recorded]).map((session) => {
      const track = cleanTrack(session, limits.maxPoints);
      const { rides } = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, session.facts.sport);
      return { facts: session.facts, track, rides };
    });
  } catch (error) {
    if (!(error instanceof TrackFileError)) throw error;
    return { sentence: error.message };
  }
  const shown = sessions.reduce((most, next) => (next.rides.length > most.rides.length ? next : most));
  const { track, facts } = shown;
  const { name } = facts;
  const start = { millis: track.time[0]!, timeZone: zoneAt(track.latitude[0]!, track.longitude[0]!) };
  const rides = shown.rides.map((ride, index) => ({ id: index + 1, ...rideAnswer(ride) }));
  const isStanding = surfType === 'standing_waves';
  return {
    name: name === null || isMadeUpName(name, file.name) ? untitledSession(start, NOWHERE) : name,
    activity: {
      url_hash: 'try',
      surf_type: surfType,
      activity_time: new Date(start.millis).toISOString(),
      time_zone: start.timeZone,
      // As the server's answers: the whole session has the offset of its start.
      utc_offset: utcOffset(start),
      surf_rides: isStanding ? [] : rides,
      surf_attempts: isStanding ? rides : [],
      surf_setting_applied: DEFAULT_DETECTION_PARAMETERS,
    },
    track: encodeTrack(track),
  };
}
