import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  detectRides,
  encodeTrack,
  epochMillis,
  readTrackFile,
  type RecordedTrack,
  rideAnswer,
  type Track,
  TrackFileError,
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
      /** The name in the file, if any. */
      readonly name: string | null;
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
  const detected = detectRides(track, surfType, DEFAULT_DETECTION_PARAMETERS, sport);
  const rides = detected.rides.map((ride, index) => ({ id: index + 1, ...rideAnswer(ride) }));
  const isStanding = surfType === 'standing_waves';
  return {
    name,
    activity: {
      url_hash: 'try',
      surf_type: surfType,
      activity_time: new Date(track.time[0]!).toISOString(),
      time_zone: zoneAt(track.latitude[0]!, track.longitude[0]!),
      utc_offset: null,
      surf_rides: isStanding ? [] : rides,
      surf_attempts: isStanding ? rides : [],
      surf_setting_applied: DEFAULT_DETECTION_PARAMETERS,
    },
    track: encodeTrack(track),
  };
}
