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
