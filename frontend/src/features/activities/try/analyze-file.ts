import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
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
import type { SurfType } from '../../../app/api-types.ts';
import type { SessionSource } from '../activity.ts';

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

/** As the server analyzes an upload of somebody without profiles. Ids of rides are their numbers. */
export async function analyzeFile({ file, surfType, limits }: FileToTry): Promise<TriedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let recorded: RecordedTrack;
  let track: Track;
  try {
    recorded = await readTrackFile(bytes, file.name, { ...limits, now: epochMillis(Date.now()) });
    track = cleanTrack(recorded, limits.maxPoints);
  } catch (error) {
    if (!(error instanceof TrackFileError)) throw error;
    return { sentence: error.message };
  }
  const { name, sport } = recorded.facts;
  const start = { millis: track.time[0]!, timeZone: zoneAt(track.latitude[0]!, track.longitude[0]!) };
  const detected = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, sport);
  const rides = detected.rides.map((ride, index) => ({ id: index + 1, ...rideAnswer(ride) }));
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
