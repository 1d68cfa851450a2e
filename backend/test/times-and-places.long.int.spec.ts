import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  decodeTrack,
  encodeTrackFile,
  epochMillis,
  readTrackFile,
  simulateSession,
  type SurfType,
} from '@rideline/detection-engine';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';
import { readLimits } from './read-limits.ts';

interface Ride {
  start_time: string;
  end_time: string;
  duration: number;
  distance: number;
  max_speed: number;
}
interface Activity {
  activity_time: string;
  total_rides: number;
  longest_ride_distance: number;
  surf_rides: Ride[];
  surf_attempts: Ride[];
  trackpoints: { time: string; longitude: number; distance: number }[];
  totals: Record<string, unknown>;
}
interface Place {
  readonly start?: string;
  /** Time of the first point. */
  readonly longitude?: number;
}

const ORDINARY = '2026-06-14T16:00:00Z';
const wrap = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  kai = await join(app, 'kai@surf.example');
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
});
afterAll(() => app.stop());

/** The same session, shifted in time and place. */
function fileOf(surfType: SurfType, { start = ORDINARY, longitude }: Place): Uint8Array {
  const { recorded } = simulateSession({
    surfType,
    seed: 12,
    durationMinutes: 40,
    startTime: epochMillis(Date.parse(start)),
  });
  const first = recorded.longitude.find((degrees) => !Number.isNaN(degrees)) ?? 0;
  const moved = recorded.longitude.map((degrees) => wrap(degrees + (longitude ?? first) - first));
  return encodeTrackFile({ ...recorded, longitude: moved }, 'gpx', { name: 'Somewhere' });
}

async function upload(surfType: SurfType, place: Place): Promise<string> {
  const fields = { surf_type: surfType === 'standing_waves' ? 'skookumchuck' : 'ocean' };
  const answer = await kai.upload(fileOf(surfType, place), 'a.gpx', fields);
  return ((await answer.json()) as { url_hash: string }).url_hash;
}
const read = (urlHash: string) => kai.json<Activity>('GET', `/activities/${urlHash}`);
const entries = ({ surf_rides, surf_attempts }: Activity) => [...surf_rides, ...surf_attempts];
/** The rides without their times. */
const figures = (activity: Activity) =>
  entries(activity).map(({ start_time, end_time, duration, distance, max_speed }) => ({
    after: Date.parse(start_time) - Date.parse(activity.activity_time),
    lasted: Date.parse(end_time) - Date.parse(start_time),
    duration,
    distance,
    max_speed,
  }));

describe.each(['traveling_waves', 'standing_waves'] as const)('a session of %s', (surfType) => {
  let ordinary: Activity;
  beforeAll(async () => {
    ordinary = await read(await upload(surfType, {}));
  });

  it.each([
    ['midnight UTC', '2026-06-14T23:45:00Z'],
    ['midnight Pacific', '2026-06-15T06:45:00Z'],
    ['the end of winter time', '2026-03-08T09:40:00Z'],
    ['the end of summer time', '2025-11-02T08:40:00Z'],
    ['New Year', '2025-12-31T23:50:00Z'],
  ])('across %s has the same rides in order as at other times', async (_, start) => {
    const activity = await read(await upload(surfType, { start }));
    expect(figures(ordinary).length).toBeGreaterThan(2);
    expect(figures(activity)).toEqual(figures(ordinary));
    expect(activity.totals).toEqual(ordinary.totals);
    const times = activity.trackpoints.map(({ time }) => Date.parse(time));
    expect(times[0]).toBe(Date.parse(activity.activity_time));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)! - times[0]!).toBe(
      Date.parse(ordinary.trackpoints.at(-1)!.time) - Date.parse(ordinary.activity_time),
    );
  });

  it('across the antimeridian is one short session in all answers', async () => {
    const urlHash = await upload(surfType, { longitude: 179.9999 });
    const activity = await read(urlHash);
    const longitudes = activity.trackpoints.map(({ longitude }) => longitude);
    expect([Math.min(...longitudes) < -179.9, Math.max(...longitudes) > 179.9]).toEqual([true, true]);
    expect(longitudes.every((degrees) => Math.abs(degrees) > 179.9 && Math.abs(degrees) <= 180)).toBe(true);
    // Coordinates are stored to 1e-7 degrees (1 cm), so shifting the session changes the rounding.
    expect(entries(activity)).toHaveLength(entries(ordinary).length);
    entries(activity).forEach((ride, index) => {
      const same = entries(ordinary)[index]!;
      expect(Math.abs(ride.duration - same.duration)).toBeLessThanOrEqual(2);
      expect(Math.abs(ride.distance - same.distance)).toBeLessThan(5);
    });
    const way = activity.trackpoints.at(-1)!.distance;
    expect(Math.abs(way / ordinary.trackpoints.at(-1)!.distance - 1)).toBeLessThan(0.01);

    const gpx = new Uint8Array(await (await kai.call('GET', `/activities/${urlHash}/gpx`)).arrayBuffer());
    expect([...(await readTrackFile(gpx, 'a.gpx', readLimits(app.config))).longitude]).toEqual(longitudes);
  });
});

describe('the public track of a session across the antimeridian', () => {
  it('hides the circle on both sides of it', async () => {
    const urlHash = await upload('traveling_waves', { longitude: 179.9999 });
    const { trackpoints } = await read(urlHash);
    const first = trackpoints.find(({ longitude }) => longitude > 0) as unknown as { latitude: number };
    const hidden_circle = { latitude: first.latitude, longitude: 180, radius_meters: 300 };
    await kai.json('PUT', `/activities/${urlHash}/privacy`, { rides_only: false, hidden_circle });
    await kai.json('PUT', `/activities/${urlHash}`, { is_public: true });
    const answer = await visitor(app).call('GET', `/public/activities/${urlHash}`, undefined, {
      accept: 'application/vnd.rideline.columns+json',
    });
    const { track } = (await answer.json()) as { track: string };
    const { longitude, latitude, length } = decodeTrack(Buffer.from(track, 'base64'));
    expect(length).toBeLessThan(trackpoints.length);
    const METERS_PER_DEGREE = 111_195;
    for (let row = 0; row < length; row++) {
      const east =
        wrap(longitude[row]! - 180) * METERS_PER_DEGREE * Math.cos((first.latitude * Math.PI) / 180);
      const north = (latitude[row]! - first.latitude) * METERS_PER_DEGREE;
      expect(Math.hypot(east, north)).toBeGreaterThan(299);
    }
  });
});
