import { encodeTrackFile, epochMillis, simulateSession } from '@rideline/detection-engine';
import type { AppUnderTest } from './app-under-test.ts';
import { type Person, visitor } from './person.ts';

export interface RideAnswer {
  id: number;
  distance: number;
  distance_band: number;
  max_speed: number;
  max_speed_band: number;
  first_trackpoint_id: number;
  last_trackpoint_id: number;
}
/** An activity in responses to its owner and, while shared, to visitors. */
export interface ActivityAnswer {
  activity_name: string;
  point_count: number;
  privacy?: unknown;
  surf_rides: RideAnswer[];
  surf_attempts: RideAnswer[];
  trackpoints: {
    id: number;
    latitude: number;
    longitude: number;
    distance: number;
    speed_km_h: number;
    speed?: number;
  }[];
}

/** A GPX file of a simulated session, days apart for each seed: uploads of one day are compared. */
export const sessionFile = (seed: number) =>
  encodeTrackFile(
    simulateSession({
      surfType: 'traveling_waves',
      seed,
      durationMinutes: 20,
      startTime: epochMillis(Date.UTC(2025, 5, 14 + 2 * (seed % 150), 14, 30)),
    }).recorded,
    'gpx',
    { name: `Session ${seed}` },
  );
/** A GPX file of a simulated session that begins at this place and time; a date alone as its name is one that nobody gave. */
export function fileAt(
  place: { readonly latitude: number; readonly longitude: number },
  start: string,
  durationMinutes = 60,
  name = 'Somewhere',
) {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: 12,
    durationMinutes,
    startTime: epochMillis(Date.parse(start)),
  });
  const moved = (column: Float64Array, to: number) => column.map((degrees) => degrees + to - column[0]!);
  const { latitude, longitude } = recorded;
  return encodeTrackFile(
    {
      ...recorded,
      latitude: moved(latitude, place.latitude),
      longitude: moved(longitude, place.longitude),
    },
    'gpx',
    { name },
  );
}
/** Uploads a simulated session; resolves with its url_hash. */
export async function uploadSession(person: Person, seed: number): Promise<string> {
  const answer = (await (await person.upload(sessionFile(seed), 'my-secret-file.gpx')).json()) as {
    url_hash: string;
  };
  return answer.url_hash;
}

export const share = (owner: Person, urlHash: string, is_public = true) =>
  owner.call('PUT', `/activities/${urlHash}`, { is_public });

/** Reads a shared activity without signing in. */
export const readPublicly = (app: AppUnderTest, urlHash: string, query = '') =>
  visitor(app).json<ActivityAnswer>('GET', `/public/activities/${urlHash}${query}`);

export interface AlignedVideo {
  readonly id: number;
  readonly file_name: string;
  readonly bytes: number;
  readonly last_modified: number;
  readonly starts_at: string;
  readonly method: string;
}

/** Aligns a video with the session's start; resolves with the session's videos. */
export async function alignedVideos(
  person: Person,
  urlHash: string,
  fileName = 'GX010042.MP4',
): Promise<readonly AlignedVideo[]> {
  const { activity_time } = await person.json<{ activity_time: string }>('GET', `/activities/${urlHash}`);
  return person.json('PUT', `/activities/${urlHash}/videos`, {
    file_name: fileName,
    bytes: 4_000_000_000,
    last_modified: 1_780_000_000_000,
    starts_at: activity_time,
    method: 'gopro',
  });
}
